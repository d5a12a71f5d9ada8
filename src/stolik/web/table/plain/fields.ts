import { words } from "../../words/words.svelte";
import type { Ref, View } from "../../net/protocol";

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };
export type Fields = Readonly<Record<string, Plain>>;

/** The name of a field: the game's message `view-<name>`, or the field's name in a readable form. */
export function label(name: string): string {
  const spaced = name.replaceAll("_", " ");
  return words.maybe(`view-${name}`) ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const REF = /^[a-z][a-z_]*:[A-Za-z0-9_]+$/;

/** A reference to a thing, such as `card:4`; `shown:none` and `shown:hidden` say that there is none to see. */
export function isThing(value: Plain): value is Ref {
  return typeof value === "string" && REF.test(value) && !value.startsWith("shown:");
}

export function isFields(value: Plain): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Several things with fields of their own, such as players. */
export function areFields(value: Plain): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

/** Whether a field has nothing to show. */
export function isEmpty(value: Plain): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The fields of a view that are shown. The viewer's seat is not: its plate shows it. */
export function shown(view: View): [string, Plain][] {
  return Object.entries(view as Fields).filter(([name, value]) => name !== "seat" && !isEmpty(value));
}

/** A single value as a word. */
export function said(value: boolean | number | string): string {
  if (typeof value === "boolean") return words.say(value ? "ui-plain-yes" : "ui-plain-no");
  if (typeof value === "number") return String(value);
  return REF.test(value) ? words.name(value as Ref) : (words.maybe(`word-${value}`) ?? value);
}
