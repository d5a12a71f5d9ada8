import type { Entry } from "../../net/protocol";
import type { BoardModule } from "../board";
import { actorOf } from "./turns";

/** A part of the log under one head: a seat's turn, what one seat did outside of turns, or an entry of its own. */
export interface Chapter {
  /** The place of the first entry in the log. */
  from: number;
  entries: readonly Entry[];
  /** Whose deeds these are; null where they are nobody's. */
  seat: number | null;
  /** What says all of it in one, where it only counts. */
  sum: Entry | null;
}

type Board = Pick<BoardModule, "turn" | "landmark" | "sum">;

/** The log in chapters. A turn ends where another one or a part of the game begins; outside of turns each seat's entries
 * are a chapter, with those between them that are about no seat, and what is summed of a seat is one chapter. */
export function chaptersOf(log: readonly Entry[], { turn, landmark, sum }: Board): readonly Chapter[] {
  const chapters: { from: number; entries: Entry[]; seat: number | null; turn: boolean; sum: Entry | null }[] = [];
  let part: Entry | null = null;
  let begun = 0;
  for (const [from, entry] of log.entries()) {
    const [seat, last, begins] = [actorOf(entry), chapters.at(-1), turn?.(entry) ?? false];
    const great = landmark?.(entry) ? entry : null;
    if (great) [part, begun] = [great, chapters.length];
    const single = part && (sum?.([entry], part) ?? null);
    const summed = single && chapters.slice(begun).find((one) => one.seat === seat && one.sum);
    const goesOn = last !== undefined && last.seat !== null && !last.sum && !single && (last.turn || seat === null || seat === last.seat);
    if (summed && part) {
      summed.entries.push(entry);
      summed.sum = sum?.(summed.entries, part) ?? null;
    } else if (goesOn && !begins && !great) last.entries.push(entry);
    else chapters.push({ from, entries: [entry], seat: great ? null : seat, turn: begins, sum: single });
  }
  return chapters;
}

/** Whether an entry of another's chapter names this seat. */
export function concerns({ args }: Entry, seat: number | null): boolean {
  return seat !== null && Object.values(args).flat().includes(`seat:${seat}`);
}
