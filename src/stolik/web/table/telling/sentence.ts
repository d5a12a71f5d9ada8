import type { Entry } from "../../net/protocol";
import { words, type Part } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import { joined, mentioned, type Told } from "./turns";

/** What was told, as one sentence in parts. */
export function sentenceOf({ entries, seat }: Told, board: BoardModule): readonly Part[] {
  const [first, ...others] = seat === null ? entries : mentioned(entries, board);
  if (!first) return [];
  if (seat === null || others.length === 0) return words.parts(first);
  const sentences = [first, ...others].map((entry: Entry) => words.parts(entry));
  return joined({ text: words.seatName(seat), thing: `seat:${seat}` }, sentences, words.language);
}
