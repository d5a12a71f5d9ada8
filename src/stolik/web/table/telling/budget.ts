/** Milliseconds at the brisk tempo: what may be told between two of one's own questions, of it at most what one's own
 * answer has brought about, and at least what each later message gets. */
const WHOLE = 6500;
const OWN = 4000;
const LEAST = 500;

/** Shares the time between two of one's own questions among the messages that come meanwhile, so that one waits as long
 * for three bots as for one. The time of people is not counted: it begins anew whenever one of them has acted. */
export class Budget {
  #begun = 0;
  #heard = 0;
  /** When all that was heard will have been told. */
  #until = 0;

  /** Somebody has answered. */
  begin(now: number): void {
    this.#begun = now;
    this.#heard = 0;
  }

  /** How many milliseconds the next message may take at the brisk tempo; `bots` sit at the table, `slower` is how much
   * slower than brisk it is told. */
  limit(now: number, bots: number, slower: number): number {
    const from = Math.max(now, this.#until);
    const left = Math.max(0, WHOLE - (from - this.#begun) / slower);
    const share = this.#heard === 0 ? Math.min(OWN, left) : left / Math.max(1, bots + 1 - this.#heard);
    this.#heard += 1;
    return Math.max(LEAST, share);
  }

  /** A message was heard whose telling takes so many milliseconds. */
  add(now: number, time: number): void {
    this.#until = Math.max(now, this.#until) + time;
  }

  /** All was told. */
  rest(now: number): void {
    this.#until = now;
  }
}
