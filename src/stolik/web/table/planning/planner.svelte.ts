import type { Answer, Drafted, Problem, Question, Step } from "../../net/protocol";
import { isObject, recallCount, recallList, remember } from "../../ui/memory";

function isPlanned(step: unknown): step is Step {
  if (!isObject(step) || typeof step["kind"] !== "string") return false;
  return [step["value"]].flat().every((part) => typeof part === "string" || typeof part === "number");
}

/** Whether a step answers such a question. */
export function fits({ kind, about = "" }: Step, question: Question): boolean {
  return kind === question.kind && (about === "" || about === question.about);
}

/** The first step of a plan that could not be played. */
export interface Failure {
  step: Step;
  /** Its number, from 1. */
  nth: number;
  /** Why it was refused; null if something else was asked. */
  problem: Problem | null;
}

/** What the planner needs from its table. */
export interface Seat {
  /** The question asked now, if the seat may answer it. */
  readonly open: Question | null;
  /** How many lines of the log have been told. */
  readonly told: number;
  /** Asks the server what these answers would lead to. */
  draft(values: readonly Answer[]): void;
  /** Answers the open question. False if it could not be sent. */
  give(value: Answer): boolean;
}

/** Tries the next answers of a seat on a copy of the game, keeps them as a plan, and plays it. */
export class Planner {
  steps = $state.raw<readonly Step[]>([]);
  /** Where the steps lead to; null until the server has answered. */
  result = $state.raw<Drafted | null>(null);
  kept = $state.raw<readonly Step[]>([]);
  /** How many steps of the kept plan have been played; null if it is not being played. */
  played = $state<number | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** The last plan that was played to its end: it can be used again after an undo. */
  past = $state.raw<readonly Step[]>([]);
  /** The number of log lines when the plan was kept: whatever stops the plan was logged later. */
  since = 0;
  /** Whether the step just sent may be lost because the connection broke. */
  #unsure = false;

  constructor(
    private readonly seat: Seat,
    private readonly key: string,
  ) {
    this.kept = recallList(key, isPlanned);
    this.past = recallList(`${key}.past`, isPlanned);
    this.since = recallCount(`${key}.since`);
  }

  /** Tries the steps again in the current game: those being tried, else those kept. */
  again(): void {
    if (this.played === null) this.#try(this.steps.length > 0 ? this.steps : this.kept);
  }

  add(value: Answer): void {
    const question = this.result?.question;
    if (!question) return;
    const { kind, about } = question;
    this.#try([...this.steps, { kind, value, ...(about && { about }) }]);
  }

  back(): void {
    this.#try(this.steps.slice(0, -1));
  }

  clear(): void {
    this.keep([]);
    this.#try([]);
  }

  keep(steps: readonly Step[] = this.steps): void {
    this.since = this.seat.told;
    this.#remember(`${this.key}.since`, this.since);
    this.#keepOf(steps);
  }

  /** An answer was given by hand. If it is the first step, the rest of the plan stays; otherwise the plan is put aside
   * and can be used again.
   */
  went(question: Question | null, value: Answer): void {
    if (!this.fits(question)) return;
    const [first, ...rest] = this.ready;
    this.#putAside(this.ready);
    this.steps = [];
    this.#keepOf(first && String(first.value) === String(value) ? rest : []);
  }

  /** The result of the newest try. Steps that can no longer be taken are dropped. */
  heard(result: Drafted): void {
    if (this.played !== null) return;
    this.failure = null;
    const step = this.steps[result.taken];
    if (result.refused && step) {
      this.failure = { step, nth: result.taken + 1, problem: result.refused };
      this.steps = this.steps.slice(0, result.taken);
    }
    this.result = result;
  }

  /** The answers of the steps being tried. */
  get values(): readonly Answer[] {
    return this.steps.map(({ value }) => value);
  }

  /** The plan that a press would play: the steps being tried, else those kept. */
  get ready(): readonly Step[] {
    return this.steps.length > 0 ? this.steps : this.kept;
  }

  /** Whether the plan begins with an answer to this question. */
  fits(question: Question | null): boolean {
    const first = (this.failure ? this.steps : this.ready)[0];
    return this.played === null && question !== null && first !== undefined && fits(first, question);
  }

  /** Tries steps once more; by default the last plan that was played. */
  takeUp(steps: readonly Step[] = this.past): void {
    this.#try(steps);
  }

  /** The plan has been left to the table. It can be used again. */
  left(): void {
    this.#putAside(this.ready);
    this.#done();
  }

  /** Keeps the steps and plays them one by one. */
  play(): void {
    this.#keepOf(this.ready);
    this.#putAside(this.kept);
    this.failure = null;
    this.played = 0;
    this.next();
  }

  /**
   * Plays the next step if the seat is asked; if it is not and nothing is left, the plan is over. Stops at the first
   * step that does not answer what is asked. What is still to be played is kept, so that it can be played on after the
   * page has been opened again.
   */
  next(): void {
    const question = this.seat.open;
    if (this.played === null) return;
    if (question === null) {
      if (this.#unsure) this.played += 1;
      this.#unsure = false;
      if (this.played === this.kept.length) this.#done();
      return;
    }
    let step = this.kept[this.played];
    const arrived = this.#unsure && step?.kind !== question.kind && this.kept[this.played + 1]?.kind === question.kind;
    if (arrived) step = this.kept[(this.played += 1)];
    this.#unsure = false;
    this.#remember(this.key, this.kept.slice(this.played));
    if (!step) return this.#done();
    if (!fits(step, question)) {
      this.refuse(null);
      return;
    }
    if (this.seat.give(step.value)) this.played += 1;
    else this.played = null;
  }

  /** The connection broke before the server confirmed the last step. */
  lost(): void {
    if (!this.played) return;
    this.played -= 1;
    this.#unsure = true;
  }

  /** The step just played was refused, or does not fit the question. The rest of the plan is kept. False if no plan is
   * being played.
   */
  refuse(problem: Problem | null): boolean {
    if (this.played === null) return false;
    const nth = problem ? this.played : this.played + 1;
    const step = this.kept[nth - 1];
    this.played = null;
    this.#keepOf(this.kept.slice(nth - 1));
    this.steps = [];
    this.result = null;
    if (step) this.failure = { step, nth, problem };
    return true;
  }

  #done(): void {
    this.played = null;
    this.#keepOf([]);
    this.steps = [];
    this.result = null;
  }

  #keepOf(steps: readonly Step[]): void {
    this.kept = steps;
    this.#remember(this.key, steps);
  }

  #putAside(steps: readonly Step[]): void {
    this.past = steps;
    this.#remember(`${this.key}.past`, steps);
  }

  #remember(key: string, value: readonly Step[] | number): void {
    remember(key, JSON.stringify(value));
  }

  #try(steps: readonly Step[]): void {
    this.steps = steps;
    this.seat.draft(steps.map(({ value }) => value));
  }
}
