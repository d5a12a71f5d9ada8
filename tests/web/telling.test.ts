import { describe, expect, it, vi } from "vitest";
import type { Stage } from "../../src/stolik/web/table/board";
import { Pace } from "../../src/stolik/web/table/telling/pace";
import { holdOf, stepsOf } from "../../src/stolik/web/table/telling/steps";
import { nearest } from "../../src/stolik/web/ui/roving";

const line = (id: string) => ({ id, args: {} });

describe("a message told in steps", () => {
  it("tells each new line once and asks with the last", () => {
    const steps = stepsOf({ log: { from: 1, lines: [line("b"), line("c")] } }, [line("a")]);
    expect(steps.map((step) => [step.lines[0]?.id, step.log.length, step.last])).toEqual([["b", 2, false], ["c", 3, true]]);
  });

  it("does not tell again what is already known", () => {
    const known = [line("a"), line("b")];
    const steps = stepsOf({ log: { from: 0, lines: [line("a"), line("b"), line("c")] } }, known);
    expect(steps.map((step) => step.lines[0]?.id)).toEqual(["c"]);
  });

  it("takes back what an undo took back", () => {
    const steps = stepsOf({ log: { from: 1, lines: [] } }, [line("a"), line("b")]);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.log).toEqual([line("a")]);
  });
});

describe("a message told by weight", () => {
  const stage = ({ id }: { id: string }): Stage =>
    id === "caught" || id === "will_lost" ? { weight: "great", group: "strike" } : { weight: id === "drew" ? "small" : "plain" };
  const told = (...ids: string[]) => stepsOf({ log: { from: 0, lines: ids.map(line) } }, [], stage);

  it("tells as one what belongs to one moment", () => {
    const steps = told("caught", "will_lost", "caught", "moved");
    expect(steps.map((step) => step.lines.map(({ id }) => id))).toEqual([["caught", "will_lost", "caught"], ["moved"]]);
  });

  it("shows what leads to an entry before the entry is told", () => {
    const rolls = ({ id }: { id: string }): Stage => (id === "rolled" ? { weight: "great", lead: 1500 } : { weight: "plain" });
    const steps = stepsOf({ log: { from: 0, lines: [line("attacked"), line("rolled"), line("wounded")] } }, [], rolls);
    expect(steps.map((step) => [step.leads?.id, step.lines[0]?.id, step.log.length])).toEqual([
      [undefined, "attacked", 1],
      ["rolled", undefined, 1],
      [undefined, "rolled", 2],
      [undefined, "wounded", 3],
    ]);
    expect(steps[1] && holdOf(steps[1], 2, "brisk")).toBe(1500);
  });

  it("shows a great moment before what came of it", () => {
    const steps = told("moved", "caught");
    expect(steps.map((step) => [step.lines.length, step.last])).toEqual([[1, false], [1, false], [0, true]]);
  });

  it("gives great moments their time, however much waits; the rest goes faster", () => {
    const [great, plain] = told("caught", "moved");
    if (!great || !plain) throw new Error("two steps");
    expect(holdOf(great, 30, "brisk")).toBe(holdOf(great, 0, "brisk"));
    expect(holdOf(plain, 30, "brisk")).toBeLessThan(holdOf(plain, 0, "brisk"));
    expect(holdOf(great, 0, "calm")).toBeGreaterThan(holdOf(great, 0, "brisk"));
    expect(holdOf(great, 0, "instant")).toBe(0);
  });
});

describe("the pace", () => {
  it("holds each thing as long as it asks and shows the rest on demand", () => {
    vi.useFakeTimers();
    const shown: string[] = [];
    const pace = new Pace<string>((thing) => (shown.push(thing), thing === "b" ? 0 : 500));
    pace.push("a", "b", "c", "d");
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["a", "b", "c"]);
    pace.skip();
    expect(shown).toEqual(["a", "b", "c", "d"]);
    expect(pace.busy).toBe(false);
    vi.useRealTimers();
  });

  it("goes on to the next thing when asked to", () => {
    vi.useFakeTimers();
    const shown: string[] = [];
    const pace = new Pace<string>((thing) => (shown.push(thing), 500));
    pace.push("a", "b", "c");
    pace.next();
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["a", "b", "c"]);
    vi.useRealTimers();
  });
});

describe("arrow keys", () => {
  const grid = [0, 1].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 80 })));

  it("go to the neighbour in their direction", () => {
    expect(nearest(grid, 1, [1, 0])).toBe(2);
    expect(nearest(grid, 1, [0, 1])).toBe(4);
    expect(nearest(grid, 1, [0, -1])).toBe(-1);
  });
});
