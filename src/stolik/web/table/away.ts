import type { Entry } from "../net/protocol";

/** A line broken for less than this is not an absence. */
const ABSENCE = 60_000;
const MOST = 12;

/** Whether somebody who was last heard of at `heard` has been away. A page that is opened anew has heard of nobody. */
export function wasAway(heard: number | null, now: number): boolean {
  return heard === null || now - heard >= ABSENCE;
}

/**
 * What the others and the game did since `seen` lines of the log. An answer of one's own that was on the way when the
 * line broke comes first and is no news.
 */
export function missed(log: readonly Entry[], seen: number, seat: number | null): readonly Entry[] {
  const since = log.slice(seen);
  const first = since.findIndex(({ args }) => args["seat"] !== `seat:${seat}`);
  return first < 0 ? [] : since.slice(first).slice(-MOST);
}
