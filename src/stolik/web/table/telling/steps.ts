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
  last: boolean;
}

const PLAIN: Stage = { weight: "plain" };

/** Splits a message into steps; `known` is the log already shown or queued. */
export function stepsOf(
  message: ServerMessage,
  known: readonly Entry[],
  stageOf: (entry: Entry, log: readonly Entry[]) => Stage = () => PLAIN,
): readonly Step[] {
  const from = message.log?.from ?? known.length;
  const lines = message.log?.lines ?? [];
  const log = [...known.slice(0, from), ...lines];
  const told = Math.min(known.length, log.length);
  const steps: Step[] = [];
  log.slice(told).forEach((line, nth) => {
    const upTo = log.slice(0, told + nth + 1);
    const stage = stageOf(line, upTo);
    const before = steps.at(-1);
    if (before && stage.group && stage.group === before.stage.group) {
      steps.splice(-1, 1, { ...before, log: upTo, lines: [...before.lines, line] });
    } else {
      if (stage.lead) steps.push({ message, log: upTo.slice(0, -1), lines: [], leads: line, stage: { weight: "great", hold: stage.lead }, last: false });
      steps.push({ message, log: upTo, lines: [line], stage, last: false });
    }
  });
  const end = steps.at(-1);
  // A staged event is shown before its results.
  if (!end || end.stage.weight === "great") return [...steps, { message, log, lines: [], stage: PLAIN, last: true }];
  return [...steps.slice(0, -1), { ...end, last: true }];
}

const TEMPO = { calm: 1.7, brisk: 1, instant: 0 } as const;
const READING = { first: 1900, more: 350, most: 4000 };

/** How long a step stays, in milliseconds. Steps that are not staged are shorter while many wait. */
export function holdOf({ lines, leads, stage }: Step, left: number, tempo: keyof typeof TEMPO): number {
  if (lines.length === 0 && !leads) return 0;
  const crowd = left < 4 ? 0 : left < 10 ? 1 : 2;
  const quick = { small: [320, 200, 110], plain: [720, 480, 300] };
  const reading = Math.min(READING.most, READING.first + READING.more * (lines.length - 1));
  const base = stage.weight === "great" ? (stage.hold ?? reading) : (quick[stage.weight][crowd] ?? 0);
  return base * TEMPO[tempo];
}
