/** What goes along to another device: tables, name, settings and statistics. What is there already stays. */
import { keepName, myName } from "../lobby/name";
import { takeIn } from "../lobby/seats";
import { isKnown, knownTables, type KnownTable } from "../lobby/tables";
import { isObject, recall, remember } from "../ui/memory";
import { isPlayed, keepPlayed, playedGames, type PlayedGame } from "./played";

interface Luggage {
  stolik: 1;
  tables: readonly KnownTable[];
  played: readonly PlayedGame[];
  name: string | null;
  /** As they are stored. */
  settings: string | null;
  lang: string | null;
}

export function packed(): string {
  const luggage: Luggage = {
    stolik: 1,
    tables: knownTables(),
    played: playedGames(),
    name: myName(),
    settings: recall("settings"),
    lang: recall("lang"),
  };
  return JSON.stringify(luggage);
}

/** What has come that was not there before. */
export interface Came {
  tables: number;
  /** Tables for which there was no room. */
  left: number;
  games: number;
  name: string | null;
  settings: boolean;
}

function read(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return isObject(found) && found["stolik"] === 1 ? found : null;
  } catch {
    return null;
  }
}

function listed<T>(items: unknown, fits: (item: unknown) => item is T): readonly T[] {
  return Array.isArray(items) ? items.filter(fits) : [];
}

function takeText(key: string, text: unknown): boolean {
  if (typeof text !== "string" || recall(key) !== null) return false;
  remember(key, text);
  return true;
}

/** Adds what comes to what is here; null if it is nothing of Stolik's. */
export function unpack(text: string): Came | null {
  const luggage = read(text);
  if (luggage === null) return null;
  const { added, left } = takeIn(listed(luggage["tables"], isKnown));
  const before = playedGames().length;
  keepPlayed(listed(luggage["played"], isPlayed));
  const { name } = luggage;
  const named = typeof name === "string" && name !== "" && myName() === null;
  if (named) keepName(name);
  const settings = [takeText("settings", luggage["settings"]), takeText("lang", luggage["lang"])].some(Boolean);
  return { tables: added, left, games: playedGames().length - before, name: named ? name : null, settings };
}
