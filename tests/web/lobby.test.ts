import { describe, expect, it } from "vitest";
import type { GameInfo, GameOption } from "../../src/stolik/web/net/protocol";
import { inOrder, type Listed } from "../../src/stolik/web/lobby/tables";
import { firstGame, grouped, recommended, rolesOf } from "../../src/stolik/web/lobby/wish";

const game = (id: string): GameInfo => ({ id, players: [2, 4], roles: {}, options: [], bots: [], names: {} });
const option = (id: string, group: string): GameOption => ({ id, kind: "bool", default: true, values: [true, false], group });

describe("the lobby begins with", () => {
  const games = [game("one"), game("two"), game("three")];

  it.each([
    ["?game=two", "three", "two"],
    ["?game=chess", "three", "three"],
    ["", "three", "three"],
    ["", "chess", "one"],
    ["", null, "one"],
  ])("the game of the address %s, else the last one, else the first", (address, last, begun) => {
    expect(firstGame(games, address, last)?.id).toBe(begun);
  });

  it("no game where there is none", () => {
    expect(firstGame([], "?game=two", "two")).toBeNull();
  });

  it("as many players as the game allows", () => {
    expect([recommended([2, 7]), recommended([2, 3]), recommended([5, 6])]).toEqual([4, 3, 5]);
  });
});

it("sets options of unknown groups among the rulings, so that none is lost", () => {
  const groups = grouped([option("a", "variant"), option("b", "table"), option("c", "ruling"), option("d", "odd")]);
  const ids = (some: readonly GameOption[]): string => some.map(({ id }) => id).join();
  expect([ids(groups.variant), ids(groups.table), ids(groups.ruling)]).toEqual(["a", "b", "c,d"]);
});

it("offers each role once, at the first seat that has it", () => {
  const roles = { 4: ["killer", "survivors", "survivors", "survivors"] };
  expect(rolesOf({ ...game("one"), roles }, 4)).toEqual([{ role: "killer", seat: 0 }, { role: "survivors", seat: 1 }]);
  expect(rolesOf(game("two"), 3)).toEqual([]);
});

it("lists tables where it is one's move first, and those that are over last", () => {
  const listed = (mine: string, asked: boolean, over: boolean): Listed => ({
    table: { mine, wish: { game: "one", players: 2 } },
    info: {
      ...{ role: "seat", seat: 1, game: "one", options: {}, roles: [], seats: [], over },
      status: { turn: 1, round: null, asked, waiting: [], secret: false, outcome: null },
    },
  });
  const closed: Listed = { ...listed("closed", false, false), info: null };
  const tables = [listed("done", false, true), closed, listed("going", false, false), listed("mine", true, false)];
  expect(inOrder(tables).map(({ table }) => table.mine)).toEqual(["mine", "going", "done", "closed"]);
});
