import { words } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** The other seats the table waits for, if that is public; whether all are bots; and the sentence about it. */
export interface Awaited {
  others: readonly number[];
  bots: boolean;
  text: string;
}

export function awaited(table: Table): Awaited {
  const others = table.waiting.filter((seat) => seat !== table.own);
  const bots = others.length > 0 && others.every((seat) => table.seats.find((one) => one.seat === seat)?.kind === "bot");
  return { others, bots, text: sentence(table, others, bots) };
}

function sentence(table: Table, others: readonly number[], bots: boolean): string {
  if (table.over) return words.say("ui-game-over");
  if (table.waitingSecret) return words.say(table.board.secret?.(table.view ?? {}) ?? "ui-waiting-secret");
  if (others.length === 0) return words.say("ui-waiting-table");
  const names = new Intl.ListFormat(words.language, { type: "conjunction" }).format(others.map((seat) => words.seatName(seat)));
  return words.say(bots ? "ui-thinking" : "ui-waiting", { names, count: others.length });
}
