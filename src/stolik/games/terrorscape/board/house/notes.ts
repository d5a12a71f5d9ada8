import type { Notes as Texts, Ref } from "../../../../web/net/protocol";
import { isObject } from "../../../../web/ui/memory";
import type { SurvivorView } from "../view";

/** What the Killer has pencilled on a room about one Survivor. */
export type Mark = "here" | "not";
export type Marks = Readonly<Record<Ref, Readonly<Record<Ref, Mark>>>>;

/** Whose whereabouts are shaded on the map. */
export type Shade = "off" | "all" | Ref;

export interface Notes {
  marks: Marks;
  shade: Shade;
  /** Also shade what one more hidden help would allow. */
  reach: boolean;
}

export const BLANK: Notes = { marks: {}, shade: "all", reach: false };

/** The family of the notes that hold what is pencilled on each room, and the one that says how the map is shaded. */
export const PENCIL = "pencil";
export const SHADING = `${PENCIL}:map`;

/** The note that holds the marks of a room. */
export function noteOf(room: Ref): Ref {
  return room.replace(/^room:/, `${PENCIL}:`);
}

/** What a note holds; nothing if it cannot be read. */
function read(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** The notebook in the notes of a seat. */
export function notesIn(texts: Texts): Notes {
  const pencilled = Object.keys(texts).filter((thing) => thing.startsWith(`${PENCIL}:`) && thing !== SHADING);
  const rooms = pencilled.map((thing) => ({ [thing.replace(PENCIL, "room")]: read(texts[thing]) }));
  const { shade, reach } = read(texts[SHADING]);
  return {
    marks: Object.assign({}, ...rooms.filter(areMarks)) as Marks,
    shade: typeof shade === "string" ? shade : BLANK.shade,
    reach: reach === true,
  };
}

const NEXT: Readonly<Record<string, Mark | undefined>> = { "": "here", here: "not", not: undefined };

/** Whether something that was stored can be used. */
export function areMarks(stored: unknown): stored is Marks {
  const known = (mark: unknown): boolean => mark === "here" || mark === "not";
  return isObject(stored) && Object.values(stored).every((room) => isObject(room) && Object.values(room).every(known));
}

/** The marks after one press on a room: nothing, here, not here, nothing again. */
export function cycled(marks: Marks, room: Ref, survivor: Ref): Marks {
  const { [survivor]: now, ...others } = marks[room] ?? {};
  const next = NEXT[now ?? ""];
  const { [room]: _, ...rooms } = marks;
  const here = next ? { ...others, [survivor]: next } : others;
  return Object.keys(here).length > 0 ? { ...rooms, [room]: here } : rooms;
}

/** The Survivors who can be in a room by public facts; only the one asked about, if one is. */
export function suspects(survivors: readonly SurvivorView[], room: Ref, notes: Notes): readonly SurvivorView[] {
  if (notes.shade === "off") return [];
  return survivors.filter(
    (other) =>
      other.alive &&
      !other.escaped &&
      (notes.shade === "all" || notes.shade === other.survivor) &&
      (notes.reach ? other.may_reach : other.may_be).includes(room),
  );
}
