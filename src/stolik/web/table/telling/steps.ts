import type { Entry, ServerMessage } from "../../net/protocol";
import type { Stage } from "../board";

/** One step of telling a message: log entries told together; the last step also brings the question. */
export interface Step {
  message: ServerMessage;
  /** The log including `lines`. */
  log: readonly Entry[];
  lines: readonly Entry[];
  /** The entry to which this step leads; nothing is told yet. */
  leads?: Entry;
  stage: Stage;
  /** The sentence that the step belongs to, if it is part of a bot's turn. */
  turn?: number;
  /** Whether that sentence goes on with the next step. */
  more?: boolean;
  /** How much of its time it gets: 0 shows it only in passing. */
  share: number;
  last: boolean;
}

const PLAIN: Stage = { weight: "plain" };

/** Splits a message into steps; `known` is the log already shown or queued. `turnAt` says which bot's turn an entry
 * belongs to: what is not staged of a turn is told at once. */
export function stepsOf(
  message: ServerMessage,
  known: readonly Entry[],
  stageOf: (entry: Entry, log: readonly Entry[]) => Stage = () => PLAIN,
  turnAt: (log: readonly Entry[], told: number) => ReadonlyMap<number, number> = () => new Map(),
): readonly Step[] {
  const from = message.log?.from ?? known.length;
  const lines = message.log?.lines ?? [];
  const log = [...known.slice(0, from), ...lines];
  const told = Math.min(known.length, log.length);
  const turns = turnAt(log, told);
  const steps: Step[] = [];
  log.slice(told).forEach((line, nth) => {
    const upTo = log.slice(0, told + nth + 1);
    const stage = stageOf(line, upTo);
    const turn = turns.get(told + nth);
    const before = steps.at(-1);
    const quiet = turn !== undefined && before?.turn === turn && stage.weight !== "great" && before.stage.weight !== "great";
    if (before && (quiet || (stage.group && stage.group === before.stage.group))) {
      steps.splice(-1, 1, { ...before, log: upTo, lines: [...before.lines, line] });
    } else {
      const step = { message, share: 1, last: false, ...(turn !== undefined && { turn }) };
      if (stage.lead) steps.push({ ...step, log: upTo.slice(0, -1), lines: [], leads: line, stage: { weight: "great", hold: stage.lead } });
      steps.push({ ...step, log: upTo, lines: [line], stage });
    }
  });
  steps.forEach((step, nth) => (step.more = step.turn !== undefined && steps[nth + 1]?.turn === step.turn));
  const end = steps.at(-1);
  // A staged event is shown before its results.
  if (!end || end.stage.weight === "great") return [...steps, { message, log, lines: [], stage: PLAIN, share: 1, last: true }];
  return [...steps.slice(0, -1), { ...end, last: true }];
}

/** How much slower than brisk. */
export const TEMPO = { calm: 1.7, brisk: 1, instant: 0 } as const;
const READING = { first: 1900, more: 350, most: 4000 };
/** Milliseconds for a sentence that tells a bot's turn, by how many entries it tells. */
const TURN = { first: 1100, more: 150, most: 2000 };

const growing = ({ first, more, most }: typeof READING, count: number): number => Math.min(most, first + more * (count - 1));

/** How long a step stays, in milliseconds. Steps that are not staged are shorter while many wait. */
export function holdOf({ lines, leads, stage, turn, share }: Step, left: number, tempo: keyof typeof TEMPO): number {
  if (lines.length === 0 && !leads) return 0;
  const crowd = left < 4 ? 0 : left < 10 ? 1 : 2;
  const quick = { small: [320, 200, 110], plain: [720, 480, 300] };
  const plain = stage.weight === "great" ? 0 : turn === undefined ? (quick[stage.weight][crowd] ?? 0) : growing(TURN, lines.length);
  const base = stage.weight === "great" ? (stage.hold ?? growing(READING, lines.length)) : plain;
  return base * share * TEMPO[tempo];
}

/** The least share of its time in which a staged event can still be understood. */
const LEAST = 0.55;

/** The steps of a message that are waited for: the last brings the question, if there is one. */
export function awaited(steps: readonly Step[]): readonly Step[] {
  return steps.at(-1)?.message.question ? steps.slice(0, -1) : steps;
}

/** The steps with shares of their time, so that those which are waited for take no longer than `limit` milliseconds at the
 * brisk tempo. If there is too much, the shortest staged events are shown only in passing; what leads to an event goes
 * with it, or has all its time: dice land no sooner. */
export function fitted(steps: readonly Step[], limit: number): readonly Step[] {
  const told = awaited(steps);
  const time = (step: Step): number => holdOf(step, 0, "brisk");
  const left = new Set(told.keys());
  const sum = (leading: boolean): number => told.reduce((all, step, nth) => (left.has(nth) && !!step.leads === leading ? all + time(step) : all), 0);
  if (sum(true) + sum(false) <= limit) return steps;
  const events = told.flatMap((step, at) => (step.stage.weight === "great" && !step.leads ? [at] : []));
  const withLead = (at: number): readonly number[] => (told[at - 1]?.leads ? [at - 1, at] : [at]);
  for (const at of events.toSorted((one, other) => time(told[one] as Step) - time(told[other] as Step))) {
    if (sum(true) + sum(false) * LEAST <= limit) break;
    for (const nth of withLead(at)) left.delete(nth);
  }
  const share = Math.min(1, Math.max(0, limit - sum(true)) / Math.max(1, sum(false)));
  return steps.map((step, nth) => (nth >= told.length || (step.leads && left.has(nth)) ? step : { ...step, share: left.has(nth) ? share : 0 }));
}
