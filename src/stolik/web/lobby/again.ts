import { deals } from "../net/deals";
import type { TableWish } from "../net/protocol";
import { keepTable, type OwnTable } from "./tables";

/** Opens a table with the deal of a finished game: this person has one seat (null: the link's own), bots have the others. */
export async function dealAgain(token: string, seat: number | null, wish: Pick<TableWish, "game" | "options" | "lang">): Promise<OwnTable> {
  const made = await deals.again(token, seat);
  const seats = made.seats.map(({ kind }) => ({ kind: kind === "bot" ? ("bot" as const) : ("person" as const) }));
  return keepTable(made, { ...wish, players: seats.length, seats }, seats.findIndex(({ kind }) => kind === "person"));
}
