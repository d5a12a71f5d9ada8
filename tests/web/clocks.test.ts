import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, ClocksTold } from "../../src/stolik/web/net/protocol";
import { Clocks } from "../../src/stolik/web/table/clock/clocks.svelte";
import { inFull, remaining } from "../../src/stolik/web/words/lasting";

const [MINE, THEIRS] = [0, 1];
const TOLD: ClocksTold = {
  pace: { kind: "move", seconds: 60, end: "wait" },
  teams: [0, 1],
  left: [60, 60],
  on: [0],
  since: 5000,
  paused: false,
  taken: [],
  wishes: [],
};

describe("the clocks of a table", () => {
  let sent: ClientMessage[];
  let clocks: Clocks;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    sent = [];
    clocks = new Clocks(
      (message) => sent.push(message) > 0,
      () => MINE,
    );
  });

  afterEach(() => clocks.leave());

  it("count down from the time that was told once", () => {
    clocks.heard({ clock: TOLD });
    clocks.heard({ now: 5010 });
    expect(clocks.left(MINE)).toBeCloseTo(50);
    vi.advanceTimersByTime(20_000);
    expect(clocks.left(MINE)).toBeCloseTo(30);
    expect(clocks.left(THEIRS)).toBe(60);
    expect(clocks.moment(THEIRS)).toBe("");
  });

  it("say that little is left in the last ten seconds, however short a move is", () => {
    clocks.heard({ clock: { ...TOLD, pace: { kind: "move", seconds: 30, end: "wait" }, left: [30, 30] }, now: 5000 });
    vi.advanceTimersByTime(19_000);
    expect(clocks.moment(MINE)).toBe("runs");
    vi.advanceTimersByTime(2000);
    expect(clocks.moment(MINE)).toBe("short");
  });

  it("know that a bot has answered at zero, and not that one has answered oneself", () => {
    clocks.heard({ clock: { ...TOLD, pace: { ...TOLD.pace, end: "answer" } }, now: 5000 });
    vi.advanceTimersByTime(40_000);
    clocks.gone();
    expect(clocks.answered).toBe(0);
    vi.advanceTimersByTime(20_000);
    clocks.gone();
    expect(clocks.answered).toBe(1);
  });

  it("say when the last tenth begins, and zero", () => {
    clocks.heard({ clock: TOLD, now: 5000 });
    expect(clocks.moment(MINE)).toBe("runs");
    vi.advanceTimersByTime(54_200);
    expect(clocks.moment(MINE)).toBe("short");
    vi.advanceTimersByTime(10_000);
    expect(clocks.left(MINE)).toBe(0);
    expect(clocks.moment(MINE)).toBe("zero");
  });

  it("stand while they are paused", () => {
    clocks.heard({ clock: { ...TOLD, paused: true }, now: 5010 });
    vi.advanceTimersByTime(20_000);
    expect(clocks.left(MINE)).toBe(60);
    expect(clocks.moment(MINE)).toBe("runs");
  });

  it("warn of a bank that is nearly empty even when it does not run", () => {
    clocks.heard({ clock: { ...TOLD, pace: { kind: "bank", seconds: 600, more: 10, end: "wait" }, left: [400, 30] }, now: 5000 });
    expect(clocks.moment(THEIRS)).toBe("short");
  });

  it("can be given time by another team, or by anybody if all are one team", () => {
    expect(clocks.mayGive(THEIRS)).toBe(false);
    clocks.heard({ clock: TOLD, now: 5000 });
    expect([clocks.mayGive(MINE), clocks.mayGive(THEIRS)]).toEqual([false, true]);
    clocks.heard({ clock: { ...TOLD, teams: [0, 1, 0], left: [60, 60] } });
    expect(clocks.mayGive(2)).toBe(false);
    clocks.heard({ clock: { ...TOLD, teams: [0, 0], left: [60] } });
    expect(clocks.mayGive(THEIRS)).toBe(true);
    clocks.give(THEIRS);
    expect(sent).toEqual([{ clock: "more", of: THEIRS }]);
  });
});

describe("times", () => {
  it.each([
    [0, "0:00"],
    [0.2, "0:01"],
    [59.5, "1:00"],
    [754, "12:34"],
    [3600, "1 hr"],
    [3 * 86_400, "3 days"],
  ])("reads %d seconds as %s", (seconds, said) => expect(remaining(seconds, "en")).toBe(said));

  it.each([
    [30, "30 sekund"],
    [60, "1 minuta"],
    [86_400, "1 dzień"],
  ])("says %d seconds in full as %s", (seconds, said) => expect(inFull(seconds, "pl")).toBe(said));
});
