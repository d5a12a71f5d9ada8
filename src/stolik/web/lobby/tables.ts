import type { NewTable, TableWish } from "../net/protocol";
import { hotSeatPath, tablePath } from "../net/root";
import { isObject, recallList, remember } from "../ui/memory";

/** A table at which this browser has a seat. */
export interface KnownTable {
  /** The link of the seat. */
  mine: string;
  wish: Pick<TableWish, "game" | "players">;
  /** Its public id; missing in what older versions have kept. */
  id?: string;
  /** When this browser last left it, in milliseconds; missing if it has not yet been there. */
  left?: number;
  /** When this browser first sat there, in milliseconds; missing in lists of older versions. */
  since?: number;
}

/** A table that this browser opened: its links, and its settings, so that it can be opened again. */
export interface OwnTable extends KnownTable {
  mySeat: number;
  host: string;
  watch: string;
  wish: TableWish;
  /** The seats that share this device, if it is handed around. */
  here?: readonly number[];
}

/** The most tables that a browser keeps. */
export const KEPT = 40;

/** Newest first; the oldest are dropped. */
export function write(tables: readonly KnownTable[]): void {
  remember("tables", JSON.stringify(tables.slice(0, KEPT)));
}

export function isKnown(table: unknown): table is KnownTable {
  if (!isObject(table) || !isObject(table["wish"])) return false;
  const { mine, wish, left, since, id } = table;
  return (
    typeof mine === "string" &&
    /^[\w-]+$/.test(mine) &&
    typeof wish["game"] === "string" &&
    typeof wish["players"] === "number" &&
    [left, since].every((time) => ["number", "undefined"].includes(typeof time)) &&
    ["string", "undefined"].includes(typeof id)
  );
}

export function isOwn(table: KnownTable | OwnTable): table is OwnTable {
  return "host" in table && [table.host, table.watch].every((link) => typeof link === "string") && typeof table.mySeat === "number" && (table.here === undefined || Array.isArray(table.here));
}

/** Where this browser plays at a table that it opened. */
export function ownPath({ mine, watch, here }: OwnTable): string {
  return here ? hotSeatPath(watch) : tablePath(mine);
}

/** Newest first. */
export function knownTables(): readonly KnownTable[] {
  const known = recallList("tables", isKnown);
  return known.filter(({ mine }, nth) => nth === known.findIndex((other) => other.mine === mine));
}

export function keepTable(made: NewTable, wish: TableWish, mySeat: number, here: readonly number[] = []): OwnTable {
  const mine = made.seats.find((seat) => seat.seat === mySeat)?.token ?? made.host;
  const own = { id: made.table, mine, mySeat, host: made.host, watch: made.watch, wish, since: Date.now(), ...(here.length > 0 && { here }) };
  write([own, ...knownTables()]);
  return own;
}

/** Where this browser plays at the table with this id; null if it does not know. */
export function pathBack(id: string): string | null {
  const table = knownTables().find((known) => known.id === id);
  return table ? (isOwn(table) ? ownPath(table) : tablePath(table.mine)) : null;
}

export function forgetTable(token: string): void {
  write(knownTables().filter(({ mine }) => mine !== token));
}
