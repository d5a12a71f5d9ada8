import { words } from "../../words/words.svelte";
import type { Table } from "../table.svelte";
import type { Moment } from "./clocks.svelte";

/** How the clock of a person's seat stands; "" if nothing is to be seen of it. */
export function momentOf(table: Table, seat: number): Moment {
  const person = table.seats.find((one) => one.seat === seat)?.kind === "person";
  return person && !table.over ? table.clocks.moment(seat) : "";
}

/** The same in words, which do not change from second to second. */
export function clockSaid(table: Table, seat: number): string {
  const moment = momentOf(table, seat);
  return moment && words.say(`ui-clock-${moment}`);
}
