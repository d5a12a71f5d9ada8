import type { Entry, ServerMessage } from "../net/protocol";

/** One thing to show: a sentence of the log at most, and with the last one the question. */
export interface Step {
  message: ServerMessage;
  log: readonly Entry[];
  line: Entry | null;
  last: boolean;
}

/** Splits a message into the steps in which it is told; `known` is the log as far as it is already on the way. */
export function stepsOf(message: ServerMessage, known: readonly Entry[]): readonly Step[] {
  const from = message.log?.from ?? known.length;
  const lines = message.log?.lines ?? [];
  const base = known.slice(0, from);
  const log = [...base, ...lines];
  const news = lines.slice(Math.max(0, known.length - from));
  if (news.length === 0) return [{ message, log, line: null, last: true }];
  return news.map((line, index) => ({
    message,
    log: log.slice(0, log.length - news.length + index + 1),
    line,
    last: index === news.length - 1,
  }));
}

const TEMPO = { calm: 1.7, brisk: 1, instant: 0 } as const;

/** How long a step stands before the next one, in milliseconds. */
export function holdOf(step: Step, left: number, tempo: keyof typeof TEMPO): number {
  if (step.line === null) return 0;
  const base = left < 4 ? 620 : left < 10 ? 380 : 160;
  return base * TEMPO[tempo];
}
