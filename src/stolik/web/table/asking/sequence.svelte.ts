import type { Answer, Question, Ref } from "../../net/protocol";
import type { BoardModule } from "../board";
import { isWord, onlyWord } from "./picks";
import { isFinal } from "./sending";

/** A sequence of reveals: an answer that cannot be taken back begins it and waits for a confirmation, or one that a button
 * sends anyway. Those that only go on with it do not wait. It ends with the next decision. */
export class Sequence {
  #begun = $state(false);

  constructor(private readonly board: Pick<BoardModule, "goesOn" | "amid" | "begins" | "byHand">) {}

  /** Whether a question is asked in its midst. */
  isAmid(question: Question): boolean {
    return this.#begun && (this.board.amid?.includes(question.kind) ?? false);
  }

  /** Whether an answer only goes on. */
  goesOn(question: Question, ref: Ref): boolean {
    return this.isAmid(question) || this.#ends(question, ref) || (this.board.goesOn?.[question.kind]?.includes(ref) ?? false);
  }

  /** Whether a word ends what nothing but words is left of. */
  #ends(question: Question, ref: Ref): boolean {
    return (this.board.byHand?.includes(ref) ?? false) && question.options.every(isWord);
  }

  answered(question: Question, value: Answer): void {
    const ref = typeof value === "number" ? `number:${value}` : String(value);
    const begins = isFinal(question, ref) || (this.board.begins?.includes(question.kind) ?? false);
    this.#begun = begins || (this.#begun && (this.goesOn(question, ref) || onlyWord(question) !== null));
  }

  /** After another connection nobody knows what has begun. */
  forget(): void {
    this.#begun = false;
  }
}
