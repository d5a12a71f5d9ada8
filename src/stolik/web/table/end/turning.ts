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
  /** What sort of thing it was: two of one sort are not told one after another, nor twice in one moment. */
  cause?: string;
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
  const kept = new Set<readonly Change[]>();
  const told = (also?: readonly Change[]): readonly (readonly Change[])[] => [...moments.values()].filter((one) => kept.has(one) || one === also);
  for (const wanted of [LEAST, MOST]) {
    while (kept.size < wanted) {
      const next = ranked.find((one) => !kept.has(one) && !repeats(told(one)) && (wanted === LEAST || swing(one) >= least));
      if (!next) break;
      kept.add(next);
    }
  }
  return told().map(point);
}

/** Whether two moments one after another are of the same cause. */
function repeats(moments: readonly (readonly Change[])[]): boolean {
  const causes = moments.map((moment) => weighed(moment)[0]?.cause);
  return causes.some((cause, nth) => cause !== undefined && cause === causes[nth + 1]);
}

/** The changes of a moment, the greatest first. */
function weighed(moment: readonly Change[]): readonly Change[] {
  return moment.toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing));
}

function point(moment: readonly Change[]): TurningPoint {
  const greatest = weighed(moment).filter(({ cause }, nth, all) => cause === undefined || all.findIndex((one) => one.cause === cause) === nth).slice(0, SENTENCES);
  const kept = moment.filter((change) => greatest.includes(change));
  const [{ when, thing, tone }] = kept as [Change];
  return { when, entries: kept.map(({ entry }) => entry), now: moment.at(-1)?.now, thing, tone };
}
