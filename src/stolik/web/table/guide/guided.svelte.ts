import type { Answer, Guide, Question, Ref } from "../../net/protocol";
import { firstPicks } from "../asking/picks";

/** What the guide of a table says, and the answer that continues it. */
export class Guided {
  /** What the guide says now; null at a table without one. */
  now = $state.raw<Guide | null>(null);
  /** Whether the answer just tried is not the one that continues the guide. */
  objecting = $state(false);

  constructor(private readonly question: () => Question | null) {}

  /** The things the guide speaks of. */
  readonly marks: readonly Ref[] = $derived.by(() => this.now?.marks ?? []);

  /** What to pick for the answer that continues the guide. */
  readonly wanted: readonly Ref[] = $derived.by(() => {
    const wants = this.question() === null || this.now?.silent ? null : (this.now?.wants ?? null);
    return wants === null ? [] : typeof wants === "number" ? [`number:${wants}`] : [wants].flat();
  });

  /** Whether the guide waits for one particular answer. */
  get leads(): boolean {
    return this.now !== null && this.now.wants !== null;
  }

  /** The answer that is given automatically, without a text of the guide. */
  get silent(): Answer | null {
    return this.now?.silent ? this.now.wants : null;
  }

  /** The picks a question begins with: a proposal that differs from the answer waited for would have to be undone. */
  picksFor(question: Question | null): readonly Ref[] {
    const leadsAway = question?.proposed && this.leads && !same(question.proposed, this.wanted);
    return firstPicks(leadsAway ? { ...question, proposed: undefined } : question);
  }

  /** Hides the guide until the next question. */
  quieten(): void {
    if (this.now) this.now = { ...this.now, says: "", marks: [], wants: null, silent: false, waits: false };
  }

  /** Objects to a pick that does not continue the guide. */
  objectsToPick(ref: Ref): boolean {
    this.objecting = this.leads && !this.wanted.includes(ref);
    return this.objecting;
  }

  /** Objects to an answer that does not continue the guide. */
  objectsTo(value: Answer): boolean {
    const wants = this.now?.wants ?? null;
    this.objecting = wants !== null && !same([value].flat(), [wants].flat());
    return this.objecting;
  }
}

/** Whether two answers are the same but for their order. */
function same(one: readonly (Ref | number)[], other: readonly (Ref | number)[]): boolean {
  return String(one.toSorted()) === String(other.toSorted());
}
