/** What pages beyond the first one do with the tables that this browser knows. */
import { tableApi } from "../net/table_api";
import type { TableInfo } from "../net/protocol";
import { goOn } from "../table/calls/going";
import { forgetTable, isOwn, keepTable, KEPT, knownTables, write, type KnownTable, type OwnTable } from "./tables";

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

/** Adds a table to which this person was invited. */
export function keepSeat(token: string, { table: id, seat, game, seats }: Pick<TableInfo, "table" | "seat" | "game"> & { seats: readonly unknown[] }): void {
  const known = knownTables();
  if (seat === null) return;
  if (known.some(({ mine }) => mine === token)) write(known.map((table) => (table.mine === token ? { ...table, id } : table)));
  else write([{ id, mine: token, wish: { game, players: seats.length }, since: Date.now() }, ...known]);
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
  const again = await tableApi.again(own.host, swap, password);
  const moved = (seat: number): number => again.moved[seat] ?? seat;
  const kept = keepTable(again, own.wish, moved(own.mySeat), own.here?.map(moved));
  if (!own.here) goOn(own.mine, kept.mine);
  return kept;
}
