import type { ChatLine } from "../../net/protocol";
import type { IconName } from "../../ui/Icon.svelte";

/** By audience: the number of the newest line read. The server numbers the lines of each audience from 0. */
export interface Read {
  everybody: number;
  team: number;
}

export const NOTHING_READ: Read = { everybody: -1, team: -1 };

/** The icons of what happened at the table. */
export const NOTE_ICONS: Record<NonNullable<ChatLine["note"]>, IconName> = {
  second_device: "key",
  new_link: "key",
  own_link: "key",
  given_away: "handOn",
  sat_down: "person",
  to_bot: "bot",
  to_person: "person",
  new_watch_link: "key",
  new_rules: "log",
  guide_ended: "guide",
  undone: "undo",
  drawn_anew: "log",
  from_backup: "log",
  taken_back: "undo",
  other_delay: "eye",
  closed_by_house: "person",
  eyes_given: "eye",
  eyes_ended: "eye",
};

/** What stands between a seat's name and a note on it, unless the note goes on from the name. */
export const afterName = (note: ChatLine["note"]): string => (note === "taken_back" || note === "sat_down" ? "" : ":");

const audience = (line: ChatLine): keyof Read => (line.team ? "team" : "everybody");

/** The unread lines of others. */
export function unread(chat: readonly ChatLine[], before: Read, seat: number | null): readonly ChatLine[] {
  const read = stillRead(chat, before);
  return chat.filter((line) => line.n > read[audience(line)] && (line.note !== undefined || line.seat === null || line.seat !== seat));
}

/** The numbers after these lines have been read. */
export function readOn(chat: readonly ChatLine[], read: Read): Read {
  return further(chat, stillRead(chat, read));
}

function further(chat: readonly ChatLine[], read: Read): Read {
  return chat.reduce((so, line) => ({ ...so, [audience(line)]: Math.max(so[audience(line)], line.n) }), read);
}

/** A restored table counts on from an earlier number: if more was read than is there, all from its note on is new. */
function stillRead(chat: readonly ChatLine[], read: Read): Read {
  const restored = chat.findLast((line) => line.note === "from_backup");
  if (!restored) return read;
  const newest = further(chat, NOTHING_READ);
  return {
    everybody: read.everybody > newest.everybody ? restored.n - 1 : read.everybody,
    team: Math.min(read.team, newest.team),
  };
}
