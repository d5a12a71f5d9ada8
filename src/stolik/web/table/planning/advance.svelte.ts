import { fits } from "./planner.svelte";
import type { AdvanceOffered, AdvanceTold, ClientMessage, Question, Ref, ServerMessage, Step } from "../../net/protocol";

/** What this seat has said in advance: the table answers for it, also while no page is open. */
export class Advance {
  /** What has been said, or how it ended; null if nothing. */
  told = $state.raw<AdvanceTold | null>(null);
  #offered = $state.raw<AdvanceOffered | null>(null);

  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly seq: () => number,
  ) {}

  heard(message: ServerMessage): void {
    if (message.table?.advance !== undefined) this.#offered = message.table.advance;
    if (message.view) this.told = message.advance ?? null;
  }

  /** Whether plans may be left to the table. */
  get offered(): boolean {
    return this.#offered !== null;
  }

  /** Until when the seat may pass. */
  get untils(): readonly string[] {
    return this.#offered?.until ?? [];
  }

  /** Whether one may begin to pass. */
  get passable(): boolean {
    return this.untils.length > 0 && !this.#standing?.until;
  }

  /** The option with which one passes a question; null if there is none. */
  passOf(question: Question): Ref | null {
    const ref = this.#offered?.passes[question.kind];
    return ref !== undefined && question.options.includes(ref) ? ref : null;
  }

  /** Whether what was said has ended. */
  get ended(): boolean {
    return (this.told?.ended ?? "") !== "";
  }

  /** Whether the table answers this question soon. */
  answers(question: Question): boolean {
    if (this.told === null || this.ended) return false;
    const [next] = this.told.steps;
    return (next !== undefined && fits(next, question)) || (this.told.until !== "" && this.passOf(question) !== null);
  }

  /** Passes from now on; answers that were said before stay. */
  pass(until: string): void {
    this.#say({ steps: this.#standing?.steps ?? [], until });
  }

  /** Leaves answers to the table, which passes wherever something else is asked `between` them. False if that could not
   * be sent. */
  leave(steps: readonly Step[], between = false): boolean {
    return this.#say({ steps, until: this.#standing?.until || (between ? "asked" : "") });
  }

  /** Ends it, or puts away how it ended. */
  stop(): void {
    this.#say({});
  }

  get #standing(): AdvanceTold | null {
    return this.ended ? null : this.told;
  }

  #say(advance: { steps?: readonly Step[]; until?: string }): boolean {
    return this.send({ seq: this.seq(), advance });
  }
}
