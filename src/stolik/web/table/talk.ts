import type { ChatLine } from "../net/protocol";

/** The number of the newest line read of each audience; the server numbers an audience's lines from 0 and keeps the newest. */
export interface Read {
  everybody: number;
  team: number;
}

export const NOTHING_READ: Read = { everybody: -1, team: -1 };

const audience = (line: ChatLine): keyof Read => (line.team ? "team" : "everybody");

/** The lines of others that came after what has been read. */
export function unread(chat: readonly ChatLine[], read: Read, seat: number | null): readonly ChatLine[] {
  return chat.filter((line) => line.n > read[audience(line)] && (line.seat === null || line.seat !== seat));
}

/** What has been read once these lines have been, too. */
export function readOn(chat: readonly ChatLine[], read: Read): Read {
  return chat.reduce((so, line) => ({ ...so, [audience(line)]: Math.max(so[audience(line)], line.n) }), read);
}
