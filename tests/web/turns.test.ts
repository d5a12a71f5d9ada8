import { describe, expect, it } from "vitest";
import type { Arg } from "@stolik/web/net/protocol";
import { Budget } from "@stolik/web/table/telling/budget";
import { pathIn } from "@stolik/web/table/telling/path";
import { fitted, holdOf, stepsOf } from "@stolik/web/table/telling/steps";
import { joined, mentioned, turnsOf } from "@stolik/web/table/telling/turns";
import type { Stage } from "@stolik/web/table/board";

const line = (id: string, seat?: number, args: Record<string, Arg> = {}) => ({ id, args: seat === undefined ? args : { ...args, seat: `seat:${seat}` } });
const BOTS = new Set([1, 2]);
const telling = { bots: BOTS, breaks: new Set<number>(), begins: ({ id }: { id: string }) => id === "round" };
const LOG = [line("moved", 0), line("moved", 1), line("appears"), line("fought", 1), line("moved", 2), line("round"), line("moved", 2)];

describe("the log by turns", () => {
  it("makes one of what a bot does, and leaves single what people do", () => {
    expect(turnsOf(LOG, telling).map(({ seat, entries }) => [seat, entries.length])).toEqual([[null, 1], [1, 3], [null, 1], [null, 1], [null, 1]]);
  });

  it("leaves alone what comes after it and is about nobody", () => {
    expect(turnsOf([line("moved", 1), line("took", 1), line("appears"), line("moved", 2)], telling).map(({ entries }) => entries.length)).toEqual([2, 1, 1]);
  });

  it("does not go on with what has been told", () => {
    const breaks = new Set([3]);
    expect(turnsOf(LOG.slice(0, 4), { ...telling, breaks }).map(({ from }) => from)).toEqual([0, 1, 2, 3]);
  });
});

describe("a turn as a sentence", () => {
  const name = { text: "Third scavenger", thing: "seat:2" };
  const beat = [name, { text: " beats " }, { text: "Echo", thing: "threat:echo" }, { text: "." }];
  const took = [name, { text: ": takes " }, { text: "Compass", thing: "item:compass" }];
  const text = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join("");

  it("names its subject once", () => {
    expect(text(joined(name, [beat, took], "en"))).toBe("Third scavenger: beats Echo, takes Compass.");
  });

  it("keeps what is not about that subject, as a part of the sentence", () => {
    const rise = [{ text: "The emission rises to 3, at once." }];
    expect(text(joined(name, [beat, rise], "en"))).toBe("Third scavenger: beats Echo; the emission rises to 3, at once.");
  });

  it("names its subject again after another's deed", () => {
    const caught = [{ text: "Echo", thing: "threat:echo" }, { text: " catches " }, name, { text: "." }];
    const paid = [name, { text: " loses 1 Will." }];
    expect(text(joined(name, [caught, paid, took], "en"))).toBe("Third scavenger: Echo catches Third scavenger; Third scavenger loses 1 Will; takes Compass.");
  });

  const stage = ({ id }: { id: string }): Stage => ({ weight: id === "paid" ? "small" : id === "won" ? "great" : "plain" });
  const ids = (...told: string[]) => mentioned(told.map((id) => line(id, 1)), { stage }).map(({ id }) => id);

  it("tells what matters, and something in any case", () => {
    expect(ids("moved", "paid", "won")).toEqual(["moved", "won"]);
    expect(ids("paid", "paid")).toEqual(["paid"]);
    expect(ids("a", "b", "c", "d", "e", "f", "g", "won")).toEqual(["a", "b", "c", "d", "e", "won"]);
  });
});

describe("a bot's turn in steps", () => {
  const stage = ({ id }: { id: string }): Stage =>
    id === "rolled" ? { weight: "great", lead: 1000, hold: 2000 } : { weight: id === "won" ? "great" : "plain", hold: 3000 };
  const turnAt = () => new Map([0, 1, 2, 3, 4].map((at) => [at, 0]));
  const question = { kind: "move", type: "choose", options: [], lo: 1, hi: 1 } as never;
  const told = (...names: string[]) => stepsOf({ question, log: { from: 0, lines: names.map((id) => line(id, 1)) } }, [], stage, turnAt);

  it("is told at once, but for what is staged", () => {
    expect(told("moved", "paid", "took").map((step) => step.lines.length)).toEqual([3]);
    const steps = told("moved", "paid", "won", "took");
    expect(steps.map((step) => [step.lines.length, step.more])).toEqual([[2, true], [1, true], [1, false]]);
  });

  it("takes no longer than it may; the shortest events are left out with what leads to them", () => {
    const steps = told("moved", "rolled", "won", "took");
    const time = (some: readonly Parameters<typeof holdOf>[0][]) => some.slice(0, -1).reduce((sum, step) => sum + holdOf(step, 0, "brisk"), 0);
    expect(fitted(steps, 60_000)).toEqual(steps);
    const short = fitted(steps, 3000);
    expect(time(short)).toBeLessThanOrEqual(3000);
    expect(short.map((step) => step.share > 0)).toEqual([true, false, false, true, true]);
  });

  it("shortens what is told, but not what leads to it: dice land before their result is seen", () => {
    const short = fitted(told("moved", "rolled", "won", "took"), 5500);
    expect(short.map((step) => step.share > 0)).toEqual([true, true, true, true, true]);
    expect(short.filter((step) => step.leads).map((step) => step.share)).toEqual([1]);
    expect(short[2]?.share).toBeLessThan(1);
  });

  it("brings the question without a pause after it", () => {
    expect(fitted(told("moved"), 0).map((step) => step.share)).toEqual([1]);
  });
});

describe("the time between two questions", () => {
  it("is shared by all bots", () => {
    const budget = new Budget();
    budget.begin(0);
    const own = budget.limit(0, 3, 1);
    budget.add(0, own);
    let now = own;
    for (let bot = 0; bot < 3; bot += 1) {
      const time = budget.limit(now, 3, 1);
      budget.add(now, time);
      now += time;
    }
    expect(now).toBeLessThanOrEqual(8000);
  });

  it("begins anew when somebody else has answered", () => {
    const budget = new Budget();
    budget.begin(0);
    budget.limit(0, 1, 1);
    expect(budget.limit(60_000, 1, 1)).toBeLessThan(1000);
    budget.begin(60_000);
    expect(budget.limit(60_000, 1, 1)).toBeGreaterThan(2000);
  });
});

describe("a path", () => {
  const goes = ({ id, args }: { id: string; args: Record<string, Arg> }) => (id === "moved" ? String(args["to"]) : null);
  const log = [line("moved", 1, { to: "a" }), line("moved", 2, { to: "x" }), line("moved", 1, { to: "b" }), line("took", 1), line("moved", 1, { to: "c" })];

  it("leads from where somebody stood through all the places of the turn", () => {
    expect(pathIn(log, log.slice(2), goes)).toEqual(["a", "b", "c"]);
    expect(pathIn(log, log.slice(3, 4), goes)).toEqual([]);
  });
});
