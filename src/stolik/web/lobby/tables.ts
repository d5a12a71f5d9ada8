import { api } from "../net/api";
import type { NewTable, TableWish } from "../net/protocol";
import { recallJson, remember } from "../ui/memory";

/** A table this browser opened: its links, and what was wished for, so that it can be set up again. */
export interface OwnTable {
  mine: string;
  mySeat: number;
  host: string;
  watch: string;
  wish: TableWish;
}

const KEPT = 20;

export function ownTables(): readonly OwnTable[] {
  return recallJson<readonly OwnTable[]>("tables", []);
}

export function ownTable(token: string): OwnTable | null {
  return ownTables().find((table) => table.mine === token || table.host === token) ?? null;
}

export function keepTable(made: NewTable, wish: TableWish, mySeat: number): OwnTable {
  const mine = made.seats.find((seat) => seat.seat === mySeat)?.token ?? made.host;
  const own = { mine, mySeat, host: made.host, watch: made.watch, wish };
  remember("tables", JSON.stringify([own, ...ownTables()].slice(0, KEPT)));
  return own;
}

/** The same table set once more: same game, people and options, a new deal. With `swap` roles change hands. */
export async function goAgain(own: OwnTable, swap = false): Promise<OwnTable> {
  const again = await api.again(own.host, swap);
  return keepTable(again, own.wish, again.moved[own.mySeat] ?? own.mySeat);
}
