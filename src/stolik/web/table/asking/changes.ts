import type { Change, Ref, View } from "../../net/protocol";
import { words } from "../../words/words.svelte";
import type { Table } from "../table.svelte";
import { label, said, type Plain } from "../plain/fields";

/** A change of the table in words: what changes, before and after. */
export interface Shift {
  what: string;
  before: string;
  after: string;
  /** The thing whose sign is shown before it. */
  thing?: Ref;
}

/** The place of a changed value: the player it belongs to, and the fields' names. */
function place({ path }: Change, view: View): string {
  let here: unknown = view;
  const parts: string[] = [];
  for (const part of path) {
    const inner = (here as Record<string | number, unknown> | null)?.[part];
    const owner = (inner as { seat?: unknown } | null)?.seat;
    if (typeof owner === "number") parts.splice(0, parts.length, words.seatName(owner));
    else if (typeof part === "string") parts.push(label(part));
    here = inner;
  }
  return parts.join(" · ");
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ") || "–";
  if (typeof value === "object" && value !== null) return Object.values(value).map(shown).join(" ");
  return (value !== null && said(value as Extract<Plain, boolean | number | string>)) || "–";
}

/** What changes, as the board of the table says it. */
export function shiftsOf(table: Table, changes: readonly Change[]): readonly Shift[] {
  return (table.board.shifts ?? plainly)(changes, table.view ?? {});
}

/** Every change by the names of its fields, for games that describe changes in no other way. */
export function plainly(changes: readonly Change[], view: View): readonly Shift[] {
  return changes.map((change) => ({ what: place(change, view), before: shown(change.before), after: shown(change.after) }));
}
