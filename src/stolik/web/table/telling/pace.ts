/** Shows things one after another, each for as long as it asks, so that eyes can follow; `skip` shows the rest at once. */
export class Pace<T> {
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` draws one thing and says for how many milliseconds it should stand; `left` are still to come. */
  constructor(readonly show: (thing: T, left: number) => number) {}

  get busy(): boolean {
    return this.#timer !== undefined;
  }

  push(...things: readonly T[]): void {
    this.#queue.push(...things);
    if (!this.busy) this.#next();
  }

  /** Shows the next thing now. */
  next(): void {
    if (!this.busy) return;
    this.stop();
    this.#next();
  }

  skip(): void {
    this.stop();
    for (let thing = this.#queue.shift(); thing !== undefined; thing = this.#queue.shift()) {
      this.show(thing, this.#queue.length);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = undefined;
    while (this.#queue.length > 0) {
      const thing = this.#queue.shift() as T;
      const hold = this.show(thing, this.#queue.length);
      if (hold > 0) {
        this.#timer = setTimeout(() => this.#next(), hold);
        return;
      }
    }
  }
}
