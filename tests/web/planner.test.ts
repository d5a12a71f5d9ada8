import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, Drafted, Question } from "../../src/stolik/web/net/protocol";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
const { Planner } = await import("../../src/stolik/web/table/planning/planner.svelte");

const asks = (kind: string): Question => ({ type: "choose", kind, options: ["card:1", "card:2"], lo: 1, hi: 1, about: "", secret: false });
const result = (taken: number, more: Partial<Drafted> = {}): Drafted => ({
  ...{ taken, refused: null, stopped: "", question: asks("turn"), view: {}, changes: [], log: [] },
  ...more,
});

describe("a plan", () => {
  let open: Question | null;
  let tried: (readonly Answer[])[];
  let given: Answer[];
  let planner: InstanceType<typeof Planner>;
  let nth = 0;

  beforeEach(() => {
    [open, tried, given] = [null, [], []];
    const seat = {
      get open() {
        return open;
      },
      told: 7,
      draft: (values: readonly Answer[]) => void tried.push(values),
      give: (value: Answer) => given.push(value) > 0,
    };
    planner = new Planner(seat, `plan.${(nth += 1)}`);
    planner.again();
    planner.heard(result(0));
    planner.add("card:1");
    planner.heard(result(1));
    planner.add("card:2");
    planner.heard(result(2, { question: null, stopped: "unknown" }));
  });

  it("is tried step by step, and back again", () => {
    expect(tried).toEqual([[], ["card:1"], ["card:1", "card:2"]]);
    planner.back();
    expect(tried.at(-1)).toEqual(["card:1"]);
  });

  it("drops what can no longer be taken, and says which", () => {
    planner.again();
    planner.heard(result(1, { refused: { id: "illegal_answer" } }));
    expect(planner.steps.map(({ value }) => value)).toEqual(["card:1"]);
    expect([planner.failure?.nth, planner.failure?.step.value]).toEqual([2, "card:2"]);
  });

  it("can still be played up to the step that is no longer possible", () => {
    planner.keep();
    planner.heard(result(1, { refused: { id: "illegal_answer" } }));
    expect(planner.fits(asks("turn"))).toBe(true);
    open = asks("turn");
    planner.play();
    expect(planner.kept.map(({ value }) => value)).toEqual(["card:1"]);
    planner.next();
    expect([given, planner.played]).toEqual([["card:1"], null]);
  });

  it("is not played at all if its first step is no longer possible", () => {
    planner.keep();
    planner.heard(result(0, { refused: { id: "illegal_answer" } }));
    expect(planner.fits(asks("turn"))).toBe(false);
    expect(planner.kept).toHaveLength(2);
  });

  it("stays when its first step is answered by hand, and is put aside by another answer", () => {
    planner.went(asks("other"), "card:2");
    expect(planner.ready).toHaveLength(2);
    planner.went(asks("turn"), "card:1");
    expect(planner.ready.map(({ value }) => value)).toEqual(["card:2"]);
    planner.went(asks("turn"), "card:1");
    expect([planner.ready, planner.past.map(({ value }) => value)]).toEqual([[], ["card:2"]]);
  });

  it("remembers what had been told when it was kept", () => {
    planner.keep();
    expect([planner.since, kept.get(`stolik.plan.${nth}.since`)]).toEqual([7, "7"]);
  });

  it("is not cut short by the answer to an earlier try", () => {
    planner.heard(result(1));
    expect(planner.steps).toHaveLength(2);
  });

  it("is played answer by answer, whenever the seat is asked", () => {
    planner.play();
    expect(given).toEqual([]);
    open = asks("turn");
    planner.next();
    planner.next();
    expect(given).toEqual(["card:1", "card:2"]);
    planner.next();
    expect([planner.played, planner.kept, planner.steps]).toEqual([null, [], []]);
  });

  it("stops at an answer that is refused, or where something else is asked", () => {
    open = asks("turn");
    planner.play();
    planner.refuse({ id: "illegal_answer" });
    expect([planner.played, planner.failure?.nth, planner.failure?.step.value]).toEqual([null, 1, "card:1"]);
    planner.play();
    open = asks("other");
    planner.next();
    expect([planner.played, planner.failure?.nth, planner.failure?.problem]).toEqual([null, 2, null]);
    expect(given).toEqual(["card:1", "card:1"]);
  });

  it("is kept in the browser", () => {
    planner.keep();
    const again = new Planner({ open: null, told: 0, draft: () => undefined, give: () => true }, `plan.${nth}`);
    expect(again.kept.map(({ kind, value }) => [kind, value])).toEqual([["turn", "card:1"], ["turn", "card:2"]]);
  });

  it("keeps what is still to be played while it is played, and all of it to be taken up again", () => {
    open = asks("turn");
    planner.play();
    planner.next();
    expect(JSON.parse(kept.get(`stolik.plan.${nth}`) ?? "[]")).toHaveLength(1);
    planner.next();
    expect(planner.steps).toEqual([]);
    planner.takeUp();
    expect(tried.at(-1)).toEqual(["card:1", "card:2"]);
  });

  it("goes on where it was after the line broke, whether the last step had arrived or not", () => {
    open = asks("turn");
    planner.play();
    planner.lost();
    planner.next();
    expect(given).toEqual(["card:1", "card:1"]);
    planner.next();
    expect(given).toEqual(["card:1", "card:1", "card:2"]);
  });

  it("is over when its last step has been taken and others are asked, also if the line broke meanwhile", () => {
    planner.clear();
    for (const breaks of [false, true]) {
      planner.keep([{ kind: "turn", value: "card:1" }]);
      open = asks("turn");
      planner.play();
      open = null;
      if (breaks) planner.lost();
      planner.next();
      expect([planner.played, planner.ready]).toEqual([null, []]);
    }
  });

  it("does not repeat a step that had arrived when the line broke", () => {
    planner.keep([{ kind: "turn", value: "card:1" }, { kind: "other", value: "card:2" }]);
    planner.back();
    planner.back();
    open = asks("turn");
    planner.play();
    planner.lost();
    open = asks("other");
    planner.next();
    expect(given).toEqual(["card:1", "card:2"]);
  });

  it("fits a question that it begins with, tried or kept", () => {
    expect(planner.fits(asks("turn"))).toBe(true);
    expect(planner.fits(asks("other"))).toBe(false);
    expect(planner.fits(null)).toBe(false);
    planner.clear();
    expect(planner.fits(asks("turn"))).toBe(false);
  });

  it("keeps the rest of a plan that was stopped", () => {
    open = asks("turn");
    planner.play();
    planner.next();
    planner.refuse({ id: "illegal_answer" });
    expect(planner.kept.map(({ value }) => value)).toEqual(["card:2"]);
    expect([planner.failure?.nth, planner.failure?.step.value]).toEqual([2, "card:2"]);
  });
});
