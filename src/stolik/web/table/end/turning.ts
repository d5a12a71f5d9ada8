/** Where a game turned: the few moments that changed most who was ahead. */

import type { Entry, Ref, Say } from "../../net/protocol";
import type { TurningPoint } from "../board";

/** What a log entry changed. */
export interface Change {
  when: Say;
  /** Whoever it brought nearer to winning, or farther from it; what they did at one time is one moment. */
  side: string;
  /** How far it moved the standing; its sign does not matter. */
  swing: number;
  entry: Entry;
  thing?: Ref;
  tone?: string;
  /** The standing after it, in words. */
  now?: Say;
}

/** The log, each entry with the round it belongs to: an entry `begins` it, with its number as the argument `arg`. What
 * came before the first is of round 0. */
export function inRounds(log: readonly Entry[], begins: string, arg: string): readonly { round: number; entry: Entry }[] {
  let round = 0;
  return log.map((entry) => {
    if (entry.id === begins) round = Number(entry.args[arg]);
    return { round, entry };
  });
}

const MOST = 5;
const LEAST = 3;
/** Less than this part of the greatest change decided nothing. */
const PART = 1 / 6;
/** Sentences about one moment. */
const SENTENCES = 2;

/** The moments of the greatest changes, and of equal ones the later, which left less time to answer it, in the order in
 * which they came. Each is told by what changed most in it. */
export function turning(changes: readonly Change[]): readonly TurningPoint[] {
  const moments = new Map<string, Change[]>();
  for (const change of changes) {
    if (change.swing === 0) continue;
    const key = JSON.stringify([change.when, change.side]);
    moments.set(key, [...(moments.get(key) ?? []), change]);
  }
  const swing = (moment: readonly Change[]): number => Math.abs(moment.reduce((sum, change) => sum + change.swing, 0));
  const ranked = [...moments.values()].toReversed().toSorted((one, other) => swing(other) - swing(one)).filter((one) => swing(one) > 0);
  const least = PART * swing(ranked[0] ?? []);
  const kept = new Set(ranked.filter((moment, nth) => nth < LEAST || (nth < MOST && swing(moment) >= least)));
  return [...moments.values()].filter((moment) => kept.has(moment)).map(told);
}

function told(moment: readonly Change[]): TurningPoint {
  const weighed = moment.toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing)).slice(0, SENTENCES);
  const kept = moment.filter((change) => weighed.includes(change));
  const [{ when, thing, tone }] = kept as [Change];
  return { when, entries: kept.map(({ entry }) => entry), now: moment.at(-1)?.now, thing, tone };
}
