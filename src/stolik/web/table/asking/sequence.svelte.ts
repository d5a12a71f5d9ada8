import type { Answer, Question, Ref } from "../../net/protocol";
import type { BoardModule } from "../board";
import { onlyWord } from "./picks";
import { isFinal } from "./sending";

/** A sequence of reveals: an answer that cannot be taken back begins it and waits for a confirmation, those that only go
 * on with it do not. It ends with the next decision. */
export class Sequence {
  #begun = $state(false);

  constructor(private readonly board: Pick<BoardModule, "goesOn" | "amid">) {}

  /** Whether a question is asked in its midst. */
  isAmid(question: Question): boolean {
    return this.#begun && (this.board.amid?.includes(question.kind) ?? false);
  }

  /** Whether an answer only goes on. */
  goesOn(question: Question, ref: Ref): boolean {
    return this.isAmid(question) || (this.board.goesOn?.[question.kind]?.includes(ref) ?? false);
  }

  answered(question: Question, value: Answer): void {
    const ref = typeof value === "number" ? `number:${value}` : String(value);
    this.#begun = isFinal(question, ref) || (this.#begun && (this.goesOn(question, ref) || onlyWord(question) !== null));
  }

  /** After another connection nobody knows what has begun. */
  forget(): void {
    this.#begun = false;
  }
}
