import { describe, expect, it, vi } from "vitest";
import type { GameInfo, GameOption } from "../../src/stolik/web/net/protocol";
import { lasting } from "../../src/stolik/web/words/lasting";
import { inOrder, leaveTable, type Listed } from "../../src/stolik/web/lobby/seats";
import { knownTables } from "../../src/stolik/web/lobby/tables";
import { applies, fitting, grouped, isPreset, presetsFor, recommended, rolesOf, valuesFor, withPreset } from "../../src/stolik/web/lobby/wish";

vi.stubGlobal("navigator", { languages: ["en"] });
const { wantedGames } = await import("../../src/stolik/web/lobby/offer");

const game = (id: string): GameInfo => ({ id, players: [2, 4], roles: {}, options: [], bots: [], names: {} });
const option = (id: string, group: string): GameOption => ({ id, kind: "bool", default: true, values: [true, false], group });

describe("the lobby begins with", () => {
  it.each([
    ["?game=two", "three", ["two", "three"]],
    ["", "three", ["three"]],
    ["", null, []],
  ])("the game of the address %s, else the last one", (address, last, wanted) => {
    expect(wantedGames(address, last)).toEqual(wanted);
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

it("keeps packs apart from the options of a preset", () => {
  const pack: GameOption = { id: "pack_mine", kind: "choice", group: "pack", default: "", values: ["", "v1-ab"] };
  const house = { ...game("one"), options: [pack, option("a", "variant")] };
  const preset = { id: "hard", options: { a: false }, players: [2, 4] as const };
  expect(grouped(house.options).pack).toEqual([pack]);
  expect(withPreset(house, preset, { pack_mine: "v1-ab", a: true })).toEqual({ pack_mine: "v1-ab", a: false });
  expect(isPreset(house, preset, { pack_mine: "v1-ab", a: false })).toBe(true);
});

describe("options that depend on the table", () => {
  const choice = (id: string, values: string[], more: Partial<GameOption>): GameOption => ({
    ...{ id, kind: "choice", group: "variant", values, default: values[0] ?? "" },
    ...more,
  });
  const mode = choice("mode", ["against", "together"], {});
  const level = choice("level", ["easy", "hard"], { applies_if: { options: { mode: ["together"] } } });
  const map = choice("map", ["usual", "small"], { values_if: { small: { players: [1, 2] } } });
  const euro: GameInfo = {
    ...game("euro"),
    options: [mode, level, map],
    presets: [{ id: "hard", options: { mode: "together", level: "hard" }, players: [2, 3] }],
  };

  it("fall back to their defaults where they do not fit", () => {
    expect(fitting(euro, 2, { level: "hard", map: "small" })).toEqual({ mode: "against", level: "easy", map: "small" });
    expect(fitting(euro, 3, { mode: "together", level: "hard", map: "small" })).toEqual({ mode: "together", level: "hard", map: "usual" });
  });

  it("are shown only where they matter, with the values one may choose", () => {
    expect([applies(level, 2, { mode: "against" }), applies(level, 2, { mode: "together" })]).toEqual([false, true]);
    expect([valuesFor(map, 2, {}), valuesFor(map, 3, {})]).toEqual([["usual", "small"], ["usual"]]);
  });

  it("come as presets for some numbers of players", () => {
    const [hard] = presetsFor(euro, 2);
    expect(presetsFor(euro, 4)).toEqual([]);
    expect(hard && isPreset(euro, hard, { mode: "together", level: "hard", map: "usual" })).toBe(true);
    expect(hard && isPreset(euro, hard, { mode: "together", level: "easy", map: "usual" })).toBe(false);
  });
});

it("offers each role once, at the first seat that has it", () => {
  const roles = { 4: ["killer", "survivors", "survivors", "survivors"] };
  expect(rolesOf({ ...game("one"), roles }, 4)).toEqual([{ role: "killer", seat: 0 }, { role: "survivors", seat: 1 }]);
  expect(rolesOf(game("two"), 3)).toEqual([]);
});

it("remembers when a table was left, of those it knows", () => {
  const kept = new Map([["stolik.tables", JSON.stringify([{ mine: "one", wish: { game: "zona", players: 2 } }])]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  leaveTable("one", 5);
  leaveTable("other", 6);
  expect(knownTables().map(({ mine, left }) => [mine, left])).toEqual([["one", 5]]);
});

it("lists tables where it is one's move first, and those that are over last", () => {
  const listed = (mine: string, asked: boolean, over: boolean): Listed => ({
    table: { mine, wish: { game: "one", players: 2 } },
    info: {
      ...{ table: mine, role: "seat", seat: 1, game: "one", options: {}, players: [2, 4], roles: [], seats: [], over },
      status: { turn: 1, round: null, asked, waited: null, waiting: [], secret: false, outcome: null },
    },
  });
  const closed: Listed = { ...listed("closed", false, false), info: null };
  const tables = [listed("done", false, true), closed, listed("going", false, false), listed("mine", true, false)];
  expect(inOrder(tables).map(({ table }) => table.mine)).toEqual(["mine", "going", "done", "closed"]);
});

it.each([
  [59, "59 min", "59 min"],
  [119, "1 hr", "1 godz."],
  [47 * 60, "47 hr", "47 godz."],
  [5 * 24 * 60, "5 days", "5 dni"],
])("%i minutes are said in the unit that one would use", (minutes, en, pl) => {
  expect([lasting(minutes, "en"), lasting(minutes, "pl")].map((said) => said.replaceAll("\u00a0", " "))).toEqual([en, pl]);
});
