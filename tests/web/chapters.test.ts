import { describe, expect, it } from "vitest";
import type { Arg, Entry } from "@stolik/web/net/protocol";
import { chaptersOf, concerns } from "@stolik/web/table/telling/chapters";

const line = (id: string, seat?: number, args: Record<string, Arg> = {}) => ({ id, args: seat === undefined ? args : { ...args, seat: `seat:${seat}` } });
const board = {
  turn: ({ id }: { id: string }) => id === "turn",
  landmark: ({ id }: { id: string }) => (id === "round" ? { name: "1", great: false } : null),
};
const parts = (log: ReturnType<typeof line>[]) => chaptersOf(log, board).map(({ seat, entries }) => [seat, entries.length]);

describe("the log in chapters", () => {
  it("keeps a turn together, with what others do in it, until another turn or a round begins", () => {
    const log = [line("round"), line("turn", 1), line("invades", 1), line("returns", 2), line("conquered", 1), line("turn", 2), line("round")];
    expect(parts(log)).toEqual([[null, 1], [1, 4], [2, 1], [null, 1]]);
  });

  it("puts together what one seat does outside of turns, and leaves alone what is about nobody", () => {
    expect(parts([line("opens"), line("attacked", 1), line("salvo"), line("lost", 1), line("attacked", 2)])).toEqual([[null, 1], [1, 3], [2, 1]]);
  });

  it("sums what only counts: in its part of the game, of each seat, wherever it stands", () => {
    const count = (seat: number, n: number) => line("gains", seat, { n });
    const sum = (entries: readonly Entry[], part: Entry) => (part.id === "round" && entries.every(({ id }) => id === "gains") ? count(0, entries.reduce((all, { args }) => all + Number(args["n"]), 0)) : null);
    const log = [count(1, 9), line("round"), line("pays", 1), count(1, 3), count(2, 5), count(1, 4), line("lost", 1)];
    const told = chaptersOf(log, { ...board, sum }).map(({ seat, entries, sum: whole }) => [seat, entries.length, whole?.args["n"]]);
    expect(told).toEqual([[1, 1, undefined], [null, 1, undefined], [1, 1, undefined], [1, 2, 7], [2, 1, 5], [1, 1, undefined]]);
  });

  it("knows which entries of others name a seat", () => {
    const attack = line("begins", 1, { defender: "seat:0", fleets: ["fleet:corvette"] });
    expect([concerns(attack, 0), concerns(attack, 2), concerns(attack, null)]).toEqual([true, false, false]);
  });
});
