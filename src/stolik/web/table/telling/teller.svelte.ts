import type { Entry, Ref, ServerMessage, View } from "../../net/protocol";
import { recallCount, remember } from "../../ui/memory";
import type { BoardModule, Scene } from "../board";
import type { Tempo } from "../settings.svelte";
import { missed } from "./away";
import { Budget } from "./budget";
import { hearing } from "./hearing";
import { Pace } from "./pace";
import { awaited, fitted, holdOf, stepsOf, TEMPO, type Step } from "./steps";
import { turnsOf, type Told } from "./turns";

/** A staged event: its log entries, and the scene for them. */
export interface Staged {
  entries: readonly Entry[];
  scene: Scene | null;
}

/** So many entries of the log, at least, are split into turns. */
const RECENT = 80;

/** What a teller needs of its table. */
interface Hearers {
  /** The link under which is remembered how far the log was told; empty: nothing is. */
  readonly token: string;
  readonly tempo: Tempo;
  readonly board: BoardModule;
  readonly seat: number | null;
  /** The seats of bots. */
  readonly bots: ReadonlySet<number>;
  /** Whether the table has waited for another person. */
  readonly peopled: boolean;
  /** Shows the table as it is once this step is told; so many steps are left. */
  show: (step: Step, left: number) => void;
}

/** Tells what has happened, line by line, while the board shows what each line says. */
export class Teller {
  log = $state.raw<readonly Entry[]>([]);
  /** The log entry being told; of several, the last. */
  entry = $state.raw<Entry | null>(null);
  /** All entries that are told at once with it. */
  entries = $state.raw<readonly Entry[]>([]);
  /** The entry that is told next, while the board shows what leads to it. */
  leading = $state.raw<Entry | null>(null);
  /** The staged event being told. */
  staged = $state.raw<Staged | null>(null);
  /** The thing highlighted because a log line is pointed at. */
  pointed = $state<Ref | null>(null);
  /** Whether steps are waiting to be told. */
  behind = $state(false);
  /** Whether the sentence about a bot's turn is not yet complete. */
  unfinished = $state(false);
  /** Where messages began in the log. */
  #breaks = $state.raw<ReadonlySet<number>>(new Set());
  /** The log entries since this person was away. */
  recap = $state.raw<readonly Entry[]>([]);

  /** The things named by the line being told. */
  readonly points: ReadonlySet<Ref> = $derived.by(() => {
    const entries = this.staged?.entries ?? this.entries;
    const named = entries.flatMap((entry) => [...Object.values(entry.args).flat(), ...this.#to.board.points(entry)]);
    return new Set([...named.filter((arg) => typeof arg === "string"), ...(this.pointed ? [this.pointed] : [])]);
  });

  /** The log with all that is still to be told. */
  #coming: readonly Entry[] = [];
  /** The log as far as it is told: each turn of a bot is one sentence, which may go on. */
  readonly told: readonly Told[] = $derived.by(() => {
    const length = this.log.length;
    const begun = this.turns(this.#coming).filter(({ from }) => from < length);
    return begun.map((one) => ({ ...one, entries: one.entries.slice(0, length - one.from) }));
  });

  readonly #to: Hearers;
  readonly #budget = new Budget();
  readonly #pace = new Pace<Step>((step, left) => this.#tell(step, left));

  constructor(to: Hearers) {
    this.#to = to;
  }

  /** This seat has answered. */
  begin(): void {
    this.#budget.begin(Date.now());
  }

  /** Tells the lines of a message one after another, in no more time than it may take. */
  hear(message: ServerMessage): void {
    const now = Date.now();
    if (!this.#pace.busy) this.#budget.rest(now);
    if (this.#to.peopled) this.#budget.begin(now);
    const slower = TEMPO[this.#to.tempo];
    const steps = fitted(this.#steps(message), this.#budget.limit(now, this.#to.bots.size, slower || 1));
    this.#budget.add(now, awaited(steps).reduce((sum, step) => sum + holdOf(step, 0, this.#to.tempo), 0));
    this.#pace.push(...steps);
    if (document.hidden) this.skip();
  }

  /** The end of a log, split into what is told as one sentence. */
  turns(log: readonly Entry[]): readonly Told[] {
    const { board, bots } = this.#to;
    const from = Math.max(0, ...[...this.#breaks].filter((at) => at < log.length - RECENT));
    const begins = (entry: Entry): boolean => (board.landmark ? board.landmark(entry) !== null : (board.heading?.(entry) ?? false));
    return turnsOf(log, { bots, breaks: this.#breaks, begins }, from);
  }

  /** The first message, or the first after a break: shows everything at once, and a recap of what was missed. */
  arrive(message: ServerMessage, away: boolean): void {
    const seen = recallCount(this.#seen);
    const last = this.#steps(message).at(-1);
    if (!last) return;
    this.#tell(last, 0);
    this.entry = null;
    this.entries = [];
    this.recap = away && seen > 0 ? missed(this.log, seen, this.#to.seat) : [];
  }

  /** Shows all waiting steps at once. */
  skip(): void {
    this.#pace.skip();
  }

  /** Whether something is still being told. */
  get busy(): boolean {
    return this.#pace.busy;
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
    const turnAt = (log: readonly Entry[], told: number): ReadonlyMap<number, number> => {
      this.#breaks = new Set([...this.#breaks].filter((at) => at < told)).add(told);
      const turns = this.turns(log).filter(({ seat }) => seat !== null);
      return new Map(turns.flatMap(({ entries, from }) => entries.map((_, nth) => [from + nth, from])));
    };
    const steps = stepsOf(message, this.#coming, this.#to.board.stage, turnAt);
    this.#coming = steps.at(-1)?.log ?? this.#coming;
    return steps;
  }

  #tell(step: Step, left: number): number {
    this.log = step.log;
    this.behind = left > 0;
    this.unfinished = step.more ?? false;
    if (step.lines.length > 0) this.entries = step.lines;
    this.entry = this.entries.at(-1) ?? null;
    if (this.#to.token) remember(this.#seen, String(step.log.length));
    this.#to.show(step, left);
    const hold = holdOf(step, left, this.#to.tempo);
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
