import type { Entry } from "../../net/protocol";

/** A connection lost for less than this is not an absence. */
const ABSENCE = 60_000;
const MOST = 12;

/** Whether a page that last heard from the server at `heard` has been away. A newly opened page has not heard anything
 * yet. */
export function wasAway(heard: number | null, now: number): boolean {
  return heard === null || now - heard >= ABSENCE;
}

/**
 * What the others and the game did since `seen` lines of the log, newest first. An own answer that was under way when the
 * connection broke is the oldest and is not news.
 */
export function missed(log: readonly Entry[], seen: number, seat: number | null): readonly Entry[] {
  const since = log.slice(seen);
  const first = since.findIndex(({ args }) => args["seat"] !== `seat:${seat}`);
  return first < 0 ? [] : since.slice(first).slice(-MOST).toReversed();
}
