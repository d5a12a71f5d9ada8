import type { Entry, Ref } from "../../net/protocol";
import { words, type Part } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import { together } from "./lines";
import { joined, mentioned, type Told } from "./turns";

/** What was told, as one sentence in parts. */
export function sentenceOf({ entries, seat }: Told, board: BoardModule): readonly Part[] {
  const [first, ...others] = seat === null ? entries : mentioned(entries, board);
  if (!first) return [];
  if (seat === null || others.length === 0) return words.parts(first);
  const sentences = [first, ...others].map((entry: Entry) => words.parts(entry));
  return joined({ text: words.seatName(seat), thing: `seat:${seat}` }, sentences, words.language);
}

/** What the log says in one sentence of a seat's turn: where all of it is the seat's own, each verb is said once. */
export function summaryOf(entries: readonly Entry[], seat: number, board: BoardModule): readonly Part[] {
  const subject: Ref = `seat:${seat}`;
  const told = mentioned(entries, board).map((entry) => ({ id: entry.id, parts: words.parts(entry) }));
  if (told.every(({ parts }) => parts[0]?.thing === subject)) return together(told, subject, words.language);
  const said = joined({ text: words.seatName(seat), thing: subject }, told.map(({ parts }) => parts), words.language);
  return told[0]?.parts[0]?.thing === subject ? said : said.slice(2);
}
