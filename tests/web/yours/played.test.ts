import { beforeEach, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../../src/stolik/web/net/protocol";
import { notePlayed, playedAt, playedGames, together, type PlayedGame } from "../../../src/stolik/web/yours/played";
import { divided, figuresOf, fits } from "../../../src/stolik/web/yours/statistics";
import { browserWith } from "./browser";

const seat = (n: number, bot = ""): SeatInfo => ({ seat: n, name: "Ann", kind: bot ? "bot" : "person", bot, connected: true });

const TABLE: TableInfo = {
  ...{ table: "t", role: "seat", seat: 0, game: "voidfall", options: { ruling: true }, players: [1, 4], over: true },
  roles: ["house", "house", "house"],
  seats: [seat(0), seat(1, "sensible"), seat(2, "sensible")],
  status: { ...{ turn: null, round: 3, asked: false, waited: null, waiting: [], secret: false }, outcome: { winners: [0], reason: "most", scores: [61, 40, 20] } },
  counted: { answers: 120, minutes: 45, variants: { difficulty: "hard" } },
};

const GAME: PlayedGame = {
  ...{ table: "t", game: "voidfall", players: 3, role: "house", people: 0, bots: ["sensible"], variants: { difficulty: "hard" } },
  ...{ won: true, noted: 7, answers: 120, minutes: 45, turn: null, round: 3, score: 61 },
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = browserWith();
});

it("notes a game of one's own seat once, without names and links", () => {
  notePlayed(TABLE, 7);
  notePlayed(TABLE, 8);
  expect(playedGames()).toEqual([GAME]);
  expect(kept.get("stolik.played")).not.toContain("Ann");
});

it.each<[string, Partial<TableInfo>]>([
  ["a game that runs or does not count", { counted: null }],
  ["a game that was watched", { role: "watch", seat: null }],
  ["a table of which one is only the host", { role: "host", seat: null }],
  ["a seat that a bot has played to the end", { seats: [seat(0, "random"), seat(1), seat(2)] }],
])("does not note %s", (_, other) => {
  expect(playedAt({ ...TABLE, ...other }, 7)).toBeNull();
});

it("sets aside what is no game", () => {
  kept.set("stolik.played", JSON.stringify([GAME, { ...GAME, minutes: "long" }, { ...GAME, bots: "all" }, null]));
  expect(playedGames()).toEqual([GAME]);
});

it("keeps each table once, the newest first", () => {
  const other = { ...GAME, table: "u", noted: 9 };
  expect(together([GAME], [{ ...GAME, won: false }, other])).toEqual([other, GAME]);
  expect(together(Array.from({ length: 500 }, (_, n) => ({ ...GAME, table: String(n), noted: n })), []).length).toBe(400);
});

const GAMES = [
  GAME,
  { ...GAME, table: "u", won: false, minutes: 15, answers: 60, score: 40 },
  { ...GAME, table: "v", won: false, minutes: null, answers: 90, score: 10, bots: [], people: 2, variants: {} },
];

it("says what games say together", () => {
  expect(figuresOf(GAMES)).toEqual({
    ...{ played: 3, won: 1, score: { best: 61, mean: 37 } },
    length: { minutes: 30, answers: 90, turn: null, round: 3 },
  });
  expect(figuresOf([])).toEqual({ played: 0, won: 0, length: { minutes: null, answers: null, turn: null, round: null }, score: null });
});

it("divides games, the part played most first", () => {
  expect(divided(GAMES, "company")).toEqual([
    { part: "sensible", played: 2, won: 1 },
    { part: "people", played: 1, won: 0 },
  ]);
  expect(divided(GAMES, "variants")).toEqual([{ part: "difficulty=hard", played: 2, won: 1 }]);
});

it("filters by game, number of players and company", () => {
  const all = { game: "", players: "", company: "" };
  const found = (filter: Partial<typeof all>): string => GAMES.filter((game) => fits({ ...all, ...filter }, game)).map(({ table }) => table).join("");
  expect([found({}), found({ company: "people" }), found({ players: "2" }), found({ game: "voidfall", company: "sensible" })]).toEqual(["tuv", "v", "", "tu"]);
});
