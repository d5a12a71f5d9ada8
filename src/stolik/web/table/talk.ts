import type { ChatLine } from "../net/protocol";

/** By audience: the number of the newest line read. The server numbers the lines of each audience from 0. */
export interface Read {
  everybody: number;
  team: number;
}

export const NOTHING_READ: Read = { everybody: -1, team: -1 };

const audience = (line: ChatLine): keyof Read => (line.team ? "team" : "everybody");

/** The unread lines of others. */
export function unread(chat: readonly ChatLine[], read: Read, seat: number | null): readonly ChatLine[] {
  return chat.filter((line) => line.n > read[audience(line)] && (line.note !== undefined || line.seat === null || line.seat !== seat));
}

/** The numbers after these lines have been read. */
export function readOn(chat: readonly ChatLine[], read: Read): Read {
  return chat.reduce((so, line) => ({ ...so, [audience(line)]: Math.max(so[audience(line)], line.n) }), read);
}
