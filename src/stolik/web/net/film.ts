/** Films: games from their start, as they were seen (docs/protocol.md). */
import { Newest, type Sent } from "./newest";
import type { Entry, Notes, Options, Ref, SeatInfo, ServerMessage } from "./protocol";

/** Through whose eyes: a seat's, a spectator's, or of whoever has just answered, with the whole log. */
export type Eyes = number | "watch" | "all";

/** A change of a seat's note on a thing, shown from this frame on. */
interface Noted {
  seat: number;
  thing: Ref;
  text: string;
  at: number;
}

export interface Film {
  game: string;
  options: Options;
  players: number;
  roles: readonly string[];
  seats: readonly SeatInfo[];
  eyes: Eyes;
  /** The eyes to choose from. */
  may: readonly Eyes[];
  over: boolean;
  frames: readonly Sent[];
  /** Of all notes that may be read, each seat's oldest first. */
  notes: readonly Noted[];
  /** How many answers had been given at each frame; empty if there are no other eyes. */
  answers: readonly number[];
  /** The frame that is shown first, if it is not the first or, while the game runs, the last. */
  start?: number;
}

/** The whole messages of a film, each with the whole log up to it. */
export function momentsOf({ frames }: Film): readonly ServerMessage[] {
  const newest = new Newest();
  let log: readonly Entry[] = [];
  return frames.map((frame) => {
    const message = newest.whole(frame) ?? {};
    if (message.log) log = [...log.slice(0, message.log.from), ...message.log.lines];
    return { ...message, log: { from: 0, lines: log } };
  });
}

/** The frame of another film of the same game that shows the same moment. */
export function sameMoment(film: Film, at: number, other: Film): number {
  const given = film.answers[at] ?? 0;
  return Math.max(0, other.answers.findLastIndex((answers) => answers <= given));
}

/** The notes of a seat at a frame. A thing on which it has none then has an empty one. */
export function notesAt({ notes }: Film, at: number, seat: number | null | undefined): Notes {
  return Object.fromEntries([
    ...notes.map(({ thing }) => [thing, ""]),
    ...notes.filter((note) => note.seat === seat && note.at <= at).map(({ thing, text }) => [thing, text]),
  ]);
}
