import type { Entry } from "../../net/protocol";
import { words, type Part } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import { clause, joined, mentioned, type Told } from "./turns";

/** What was told, as one sentence in parts. */
export function sentenceOf({ entries, seat }: Told, board: BoardModule): readonly Part[] {
  const [first, ...others] = seat === null ? entries : mentioned(entries, board);
  if (!first) return [];
  if (seat === null || others.length === 0) return words.parts(first);
  const clauses = [first, ...others].map((entry: Entry) => clause(words.parts(entry), seat, words.language));
  return joined({ text: words.seatName(seat), thing: `seat:${seat}` }, clauses);
}
