import type { Entry, SeatInfo } from "../../net/protocol";
import type { BoardModule } from "../board";
import { turnsOf, type Told } from "../telling/turns";

/** So many entries of the log, at most, make up what is told last. */
const RECENT = 60;

/** The end of the log that is told as one sentence: a turn of a person too, however many messages it came in. */
export function latest(log: readonly Entry[], seats: readonly SeatInfo[], board: Pick<BoardModule, "landmark" | "heading">): Told | null {
  const begins = (entry: Entry): boolean => (board.landmark ? board.landmark(entry) !== null : (board.heading?.(entry) ?? false));
  const all = new Set(seats.map(({ seat }) => seat));
  return turnsOf(log, { bots: all, breaks: new Set(), begins }, Math.max(0, log.length - RECENT)).at(-1) ?? null;
}
