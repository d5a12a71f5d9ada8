import type { Answer } from "../../net/protocol";

/** An automatic answer that waits: the only one, as long as a person would, so that its speed does not reveal that it was the
 * only one; or the end of a turn in which nothing is left to do. */
export class Passing {
  /** What waits, if anything does. */
  now = $state<"only" | "end" | null>(null);
  #timer = 0;

  /** Gives the answer after `delay` milliseconds, unless it is stopped. */
  start(kind: "only" | "end", answer: Answer, delay: number, give: (answer: Answer) => void): void {
    this.stop();
    this.now = kind;
    this.#timer = window.setTimeout(() => {
      this.now = null;
      give(answer);
    }, delay);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.now = null;
  }
}
