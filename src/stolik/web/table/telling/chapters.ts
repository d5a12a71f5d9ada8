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
}

type Board = Pick<BoardModule, "turn" | "landmark">;

/** The log in chapters. A turn ends where another one or a part of the game begins; outside of turns each seat's entries
 * are a chapter, with those between them that are about no seat. */
export function chaptersOf(log: readonly Entry[], { turn, landmark }: Board): readonly Chapter[] {
  const chapters: { from: number; entries: Entry[]; seat: number | null; turn: boolean }[] = [];
  for (const [from, entry] of log.entries()) {
    const [seat, last, begins] = [actorOf(entry), chapters.at(-1), turn?.(entry) ?? false];
    const goesOn = last !== undefined && last.seat !== null && (last.turn || seat === null || seat === last.seat);
    if (goesOn && !begins && !landmark?.(entry)) last.entries.push(entry);
    else chapters.push({ from, entries: [entry], seat: landmark?.(entry) ? null : seat, turn: begins });
  }
  return chapters;
}

/** Whether an entry of another's chapter names this seat. */
export function concerns({ args }: Entry, seat: number | null): boolean {
  return seat !== null && Object.values(args).flat().includes(`seat:${seat}`);
}
