import { SvelteMap } from "svelte/reactivity";
import type { Question, Ref } from "../../net/protocol";
import { offered } from "./picks";

/** By question kind: the zones where its options light up; by default everywhere. */
type Zones = Readonly<Record<string, readonly string[]>>;

/** The things on the board, each in its zone. */
export class Standing {
  readonly #counts = new SvelteMap<string, number>();

  constructor(private readonly zones: Zones) {}

  /** Registers a thing; the returned function removes it. */
  place(ref: Ref, zone: string): () => void {
    const key = `${zone}|${ref}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return () => {
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }

  /** Whether options of the question light up in a zone. */
  lights(question: Question, zone: string): boolean {
    return this.zones[question.kind]?.includes(zone) ?? true;
  }

  /** The options that are not on the board: they become buttons beside the question. */
  loose(question: Question): readonly Ref[] {
    const here = [...this.#counts.keys()].map((key) => key.split("|")).filter(([zone = ""]) => this.lights(question, zone));
    const refs = new Set(here.map(([, ref]) => ref));
    return offered(question).filter((ref) => !refs.has(ref));
  }
}
