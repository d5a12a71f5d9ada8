import { api } from "../net/api";
import type { NewTable, TableInfo, TableWish } from "../net/protocol";
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

const KEPT = 40;

function write(tables: readonly KnownTable[]): void {
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

export function ownTable(token: string): OwnTable | null {
  return knownTables().filter(isOwn).find((table) => table.mine === token || table.host === token) ?? null;
}

/** The table that this browser opened and that this link watches. */
export function ownWatched(watch: string): OwnTable | null {
  return knownTables().filter(isOwn).find((table) => table.watch === watch) ?? null;
}

/** The table has a new link for watching. */
export function keepWatch(host: string, watch: string): void {
  const renewed = (table: KnownTable): KnownTable | OwnTable => (isOwn(table) && table.host === host ? { ...table, watch } : table);
  write(knownTables().map(renewed));
}

export function keepTable(made: NewTable, wish: TableWish, mySeat: number, here: readonly number[] = []): OwnTable {
  const mine = made.seats.find((seat) => seat.seat === mySeat)?.token ?? made.host;
  const own = { id: made.table, mine, mySeat, host: made.host, watch: made.watch, wish, since: Date.now(), ...(here.length > 0 && { here }) };
  write([own, ...knownTables()]);
  return own;
}

/** Adds a table to which this person was invited. */
export function keepSeat(token: string, { table: id, seat, game, seats }: TableInfo): void {
  const known = knownTables();
  if (seat === null) return;
  if (known.some(({ mine }) => mine === token)) write(known.map((table) => (table.mine === token ? { ...table, id } : table)));
  else write([{ id, mine: token, wish: { game, players: seats.length }, since: Date.now() }, ...known]);
}

/** Where this browser plays at the table with this id; null if it does not know. */
export function pathBack(id: string): string | null {
  const table = knownTables().find((known) => known.id === id);
  return table ? (isOwn(table) ? ownPath(table) : tablePath(table.mine)) : null;
}

/** A seat has a new link. */
export function keepLink(old: string, mine: string): void {
  write(knownTables().map((table) => (table.mine === old ? { ...table, mine } : table)));
}

/** The seat is somebody else's; whoever opened the table still hosts it. */
export function forgetSeat(token: string): void {
  const own = ownTable(token);
  if (own) write(knownTables().map((table) => (table.mine === token ? { ...own, mine: own.host, mySeat: -1 } : table)));
  else forgetTable(token);
}

/** This person looks at something else now. */
export function leaveTable(token: string, now: number): void {
  write(knownTables().map((table) => (table.mine === token ? { ...table, left: now } : table)));
}

/** Adds the tables of another device behind those that are here, which stay. Says how many have come, and for how many
 * there was no room. */
export function takeIn(others: readonly KnownTable[]): { added: number; left: number } {
  const here = knownTables();
  const came = others.filter(({ mine }) => !here.some((known) => known.mine === mine));
  const twice = (table: KnownTable): KnownTable => {
    const same = others.find(({ mine }) => mine === table.mine);
    return same && isOwn(same) && !isOwn(table) ? { ...same, ...table, wish: same.wish } : table;
  };
  write([...here.map(twice), ...came]);
  const left = Math.max(0, here.length + came.length - KEPT);
  return { added: came.length - left, left };
}

export function forgetTable(token: string): void {
  write(knownTables().filter(({ mine }) => mine !== token));
}

/** A table of the list with its current description; null if it cannot be opened here. */
export interface Listed {
  table: KnownTable;
  info: TableInfo | null;
}

/** Tables that wait for this person first, then other running ones, then finished ones; each group newest first. */
export function inOrder(tables: readonly Listed[]): readonly Listed[] {
  const rank = ({ info }: Listed): number => (!info || info.over ? 2 : info.status?.asked ? 0 : 1);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Opens a rematch: same game, people and options. With `swap` everybody gets another role if possible. `password`: the
 * server's, if opening a table requires one.
 */
export async function goAgain(own: OwnTable, swap: boolean, password: string): Promise<OwnTable> {
  const again = await api.again(own.host, swap, password);
  const moved = (seat: number): number => again.moved[seat] ?? seat;
  return keepTable(again, own.wish, moved(own.mySeat), own.here?.map(moved));
}
