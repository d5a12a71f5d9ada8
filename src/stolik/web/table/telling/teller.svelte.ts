import type { Entry, Ref, ServerMessage, View } from "../../net/protocol";
import { recallCount, remember } from "../../ui/memory";
import type { BoardModule, Scene } from "../board";
import { settings } from "../settings.svelte";
import { missed } from "./away";
import { hearing } from "./hearing";
import { Pace } from "./pace";
import { holdOf, stepsOf, type Step } from "./steps";

/** A staged event: its log entries, and the scene for them. */
export interface Staged {
  entries: readonly Entry[];
  scene: Scene | null;
}

/** What a teller needs of its table. */
interface Hearers {
  readonly token: string;
  readonly board: BoardModule;
  readonly seat: number | null;
  /** Shows the table as it is once this step is told; so many steps are left. */
  show: (step: Step, left: number) => void;
}

/** Tells what has happened, line by line, while the board shows what each line says. */
export class Teller {
  log = $state.raw<readonly Entry[]>([]);
  /** The log entry being told. */
  entry = $state.raw<Entry | null>(null);
  /** The entry that is told next, while the board shows what leads to it. */
  leading = $state.raw<Entry | null>(null);
  /** The staged event being told. */
  staged = $state.raw<Staged | null>(null);
  /** The thing highlighted because a log line is pointed at. */
  pointed = $state<Ref | null>(null);
  /** Whether steps are waiting to be told. */
  behind = $state(false);
  /** The log entries since this person was away. */
  recap = $state.raw<readonly Entry[]>([]);

  /** The things named by the line being told. */
  readonly points: ReadonlySet<Ref> = $derived.by(() => {
    const entries = this.staged?.entries ?? (this.entry ? [this.entry] : []);
    const named = entries.flatMap((entry) => [...Object.values(entry.args).flat(), ...this.#to.board.points(entry)]);
    return new Set([...named.filter((arg) => typeof arg === "string"), ...(this.pointed ? [this.pointed] : [])]);
  });

  readonly #to: Hearers;
  readonly #pace = new Pace<Step>((step, left) => this.#tell(step, left));
  #coming: readonly Entry[] = [];

  constructor(to: Hearers) {
    this.#to = to;
  }

  /** Tells the lines of a message one after another. */
  hear(message: ServerMessage): void {
    this.#pace.push(...this.#steps(message));
    if (document.hidden) this.skip();
  }

  /** The first message, or the first after a break: shows everything at once, and a recap of what was missed. */
  arrive(message: ServerMessage, away: boolean): void {
    const seen = recallCount(this.#seen);
    const last = this.#steps(message).at(-1);
    if (!last) return;
    this.#tell(last, 0);
    this.entry = null;
    this.recap = away && seen > 0 ? missed(this.log, seen, this.#to.seat) : [];
  }

  /** Shows all waiting steps at once. */
  skip(): void {
    this.#pace.skip();
  }

  /** Goes on to the next step. */
  goOn(): void {
    this.#pace.next();
  }

  stop(): void {
    this.#pace.stop();
  }

  /** The view while a step is told: only what has been told, if the board has `follow`. */
  viewAt(step: Step, before: View | null): View | null {
    const follow = this.#to.board.follow;
    if (!step.last && follow && before !== null) return step.lines.reduce(follow, before);
    return step.message.view ?? before;
  }

  get #seen(): string {
    return `seen.${this.#to.token}`;
  }

  #steps(message: ServerMessage): readonly Step[] {
    const steps = stepsOf(message, this.#coming, this.#to.board.stage);
    this.#coming = steps.at(-1)?.log ?? this.#coming;
    return steps;
  }

  #tell(step: Step, left: number): number {
    this.log = step.log;
    this.behind = left > 0;
    this.entry = step.lines.at(-1) ?? this.entry;
    remember(this.#seen, String(step.log.length));
    this.#to.show(step, left);
    const hold = holdOf(step, left, settings.now.tempo);
    const led = this.leading;
    const great = hold > 0 && step.stage.weight === "great";
    this.leading = hold > 0 ? (step.leads ?? null) : null;
    this.staged = great ? { entries: step.lines, scene: step.stage.scene?.(step.lines) ?? null } : null;
    if (hold > 0) this.#sound(step, led);
    return hold;
  }

  /** A sound is played when what leads to the entry begins, and not again when the entry is told. */
  #sound({ leads, lines, stage }: Step, led: Entry | null): void {
    hearing.tell(leads ? [leads] : lines.filter((line) => line !== led), stage.weight);
  }
}
