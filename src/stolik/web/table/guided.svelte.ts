import type { Answer, Guide, Question, Ref } from "../net/protocol";

/** What the guide of a table says, and the answer with which it goes on. */
export class Guided {
  /** What the guide says now; null at a table without one. */
  now = $state.raw<Guide | null>(null);
  /** Whether the guide goes on with another answer than the one just tried. */
  objecting = $state(false);

  constructor(private readonly question: () => Question | null) {}

  /** The things the guide speaks of. */
  readonly marks: readonly Ref[] = $derived.by(() => this.now?.marks ?? []);

  /** What to pick for the answer with which the guide goes on. */
  readonly wanted: readonly Ref[] = $derived.by(() => {
    const wants = this.question() === null || this.now?.silent ? null : (this.now?.wants ?? null);
    return wants === null ? [] : typeof wants === "number" ? [`number:${wants}`] : [wants].flat();
  });

  /** Whether the guide waits for one answer alone. */
  get leads(): boolean {
    return this.now !== null && this.now.wants !== null;
  }

  /** The answer given by itself, without a word of the guide. */
  get silent(): Answer | null {
    return this.now?.silent ? this.now.wants : null;
  }

  /** Says nothing until the next question. */
  quieten(): void {
    if (this.now) this.now = { ...this.now, says: "", marks: [], wants: null, silent: false, waits: false };
  }

  /** Objects to a pick with which the guide does not go on. */
  objectsToPick(ref: Ref): boolean {
    this.objecting = this.leads && !this.wanted.includes(ref);
    return this.objecting;
  }

  /** Objects to an answer with which the guide does not go on. */
  objectsTo(value: Answer): boolean {
    const wants = this.now?.wants ?? null;
    this.objecting = wants !== null && String([value].flat().toSorted()) !== String([wants].flat().toSorted());
    return this.objecting;
  }
}
