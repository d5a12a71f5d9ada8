import { SvelteMap } from "svelte/reactivity";
import type { Answer, Previewed, Ref, Why, WhyTold } from "../../net/protocol";

const WAIT = 140;

/** What the server says about things in their current state, and what the current picks would lead to. */
export class Whys {
  /** Whether the game explains its numbers. */
  offered = $state(false);
  /** What the picks would lead to; null until the server has answered. */
  preview = $state.raw<Previewed | null>(null);
  readonly #told = new SvelteMap<string, Why>();
  readonly #asked = new Set<string>();
  #timer = 0;
  #wanted = "";

  constructor(private readonly send: (message: { why: Ref; of: number } | { preview: Answer }) => boolean) {}

  /** Asks about a thing, once for each state of the table. */
  ask(thing: Ref, of: number): void {
    const key = `${of}|${thing}`;
    if (this.offered && !this.#asked.has(key) && this.send({ why: thing, of })) this.#asked.add(key);
  }

  /** What was said about it, if anything. */
  said(thing: Ref, of: number): Why | null {
    return this.#told.get(`${of}|${thing}`) ?? null;
  }

  heard({ thing, of, said }: WhyTold): void {
    this.#told.set(`${of}|${thing}`, said);
  }

  /** The table has changed: earlier explanations no longer hold. */
  forget(): void {
    this.#asked.clear();
    this.#told.clear();
  }

  /** Asks what an answer would lead to, once the person stays on it; null: nothing is picked. */
  want(value: Answer | null): void {
    window.clearTimeout(this.#timer);
    this.#wanted = JSON.stringify(value);
    if (value === null || !this.offered) this.preview = null;
    else this.#timer = window.setTimeout(() => this.send({ preview: value }), WAIT);
  }

  foresaw(preview: Previewed): void {
    if (JSON.stringify(preview.value) === this.#wanted) this.preview = preview.refused ? null : preview;
  }

  leave(): void {
    window.clearTimeout(this.#timer);
  }
}
