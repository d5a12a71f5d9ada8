import type { Answer } from "../../net/protocol";

/** An automatic answer that waits as long as a person would, so that its speed does not reveal that it was the only
 * one. */
export class Passing {
  /** Whether an answer waits. */
  now = $state(false);
  #timer = 0;

  /** Gives the answer after `delay` milliseconds, unless it is stopped. */
  start(answer: Answer, delay: number, give: (answer: Answer) => void): void {
    this.stop();
    this.now = true;
    this.#timer = window.setTimeout(() => {
      this.now = false;
      give(answer);
    }, delay);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
    this.now = false;
  }
}
