/** What has changed from one value to the next, as the server sends it (docs/protocol.md): a list with the new value, or an
 * empty one if it is gone; or, of a mapping or list, the changes of what is in it. */
export type Patch = readonly unknown[] | { readonly [name: string]: unknown };

/** Where a list of another length differs: which items go, and which come. */
interface Splice {
  at: number;
  gone: number;
  new: readonly unknown[];
}

/** The value with the patch; what has not changed in it stays the same object. Throws if the patch is of another value. */
export function patched(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return (patch as readonly unknown[])[0];
  if (Array.isArray(value)) return patchedList(value, patch as Splice | Record<string, Patch>);
  if (typeof value !== "object" || value === null) throw new Error("a patch of something else");
  const entries = new Map(Object.entries(value));
  for (const [name, part] of Object.entries(patch) as [string, Patch][]) {
    if (isGone(part)) entries.delete(name);
    else entries.set(name, patched(entries.get(name), part));
  }
  return Object.fromEntries(entries);
}

function patchedList(list: readonly unknown[], patch: Splice | Record<string, Patch>): unknown[] {
  if (isSplice(patch)) {
    if (patch.at + patch.gone > list.length) throw new Error("a patch of another list");
    return [...list.slice(0, patch.at), ...patch.new, ...list.slice(patch.at + patch.gone)];
  }
  const items = [...list];
  for (const [number, part] of Object.entries(patch)) {
    if (!(number in items)) throw new Error("a patch of another list");
    items[Number(number)] = patched(items[Number(number)], part);
  }
  return items;
}

function isSplice(patch: Splice | Record<string, Patch>): patch is Splice {
  return "at" in patch;
}

function isGone(patch: Patch): boolean {
  return Array.isArray(patch) && patch.length === 0;
}
