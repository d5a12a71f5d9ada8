/** The games that this person has played to their end in this browser. No link is kept with them: they lead to no table. */
import type { Options, TableInfo } from "../net/protocol";
import { isObject, recallList, remember } from "../ui/memory";

export interface PlayedGame {
  /** The id of its table, which opens nothing: by it no game is noted twice. */
  table: string;
  game: string;
  players: number;
  role: string;
  /** How many other people played, and the kinds of the bots. */
  people: number;
  bots: readonly string[];
  variants: Options;
  won: boolean;
  /** When this browser learned of the end, in milliseconds. */
  noted: number;
  answers: number;
  minutes: number | null;
  turn: number | null;
  round: number | null;
  /** The points of this person, if the game counts them. */
  score: number | null;
}

const KEY = "played";
const KEPT = 400;

const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === "string";

export function isPlayed(game: unknown): game is PlayedGame {
  if (!isObject(game)) return false;
  const { variants, bots, won } = game;
  return (
    ["table", "game", "role"].every((name) => isText(game[name])) &&
    ["players", "people", "noted", "answers"].every((name) => isNumber(game[name])) &&
    ["minutes", "turn", "round", "score"].every((name) => game[name] === null || isNumber(game[name])) &&
    typeof won === "boolean" && isObject(variants) && Object.values(variants).every((value) => isText(value) || typeof value === "boolean") &&
    Array.isArray(bots) && bots.every(isText)
  );
}

/** Newest first. */
export function playedGames(): readonly PlayedGame[] {
  return recallList(KEY, isPlayed);
}

/** Both lists as one, newest first, each table once. */
export function together(some: readonly PlayedGame[], more: readonly PlayedGame[]): readonly PlayedGame[] {
  const known = new Set(some.map(({ table }) => table));
  const all = [...some, ...more.filter(({ table }) => !known.has(table))];
  return all.toSorted((one, other) => other.noted - one.noted).slice(0, KEPT);
}

export function keepPlayed(games: readonly PlayedGame[]): void {
  remember(KEY, JSON.stringify(together(playedGames(), games)));
}

/** What is kept of a table for the person at this seat; null if the game runs, does not count, or a bot has ended it. */
export function playedAt(info: TableInfo, now: number): PlayedGame | null {
  const { counted, seat, seats, status } = info;
  const outcome = status?.outcome;
  if (!counted || !outcome || info.role !== "seat" || seat === null || seats[seat]?.kind !== "person") return null;
  const others = seats.filter((other) => other.seat !== seat);
  const { answers, minutes, variants } = counted;
  return {
    table: info.table,
    game: info.game,
    players: seats.length,
    role: info.roles[seat] ?? "",
    people: others.filter(({ kind }) => kind === "person").length,
    bots: [...new Set(others.flatMap(({ bot }) => bot ?? []))].toSorted(),
    variants,
    won: outcome.winners.includes(seat),
    noted: now,
    answers,
    minutes,
    turn: status.turn,
    round: status.round,
    score: outcome.scores?.[seat] ?? null,
  };
}

/** Notes the game of a table once it is over; a second time changes nothing. */
export function notePlayed(info: TableInfo, now: number): void {
  const game = playedAt(info, now);
  if (game && !playedGames().some(({ table }) => table === game.table)) keepPlayed([game]);
}
