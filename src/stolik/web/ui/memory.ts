import { ROOT } from "../net/root";

/** What this browser remembers. Everything works without it (private windows may refuse storage), and whatever another
 * version or another program has left there: what cannot be used is set aside under another key. */
const PREFIX = `stolik.${ROOT.slice(1)}`;
const ASIDE = "aside.";

/** Links of seats that share this device: what is remembered of them stays in this page, and nobody finds it stored. */
const lent = new Set<string>();
const inPage = new Map<string, string>();

export function lend(links: readonly string[]): void {
  for (const link of links) lent.add(link);
}

function isLent(key: string): boolean {
  return [...lent].some((link) => key.includes(link));
}

export function recall(key: string): string | null {
  if (isLent(key)) return inPage.get(key) ?? null;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  if (isLent(key)) return void inPage.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

export function forget(key: string): void {
  if (isLent(key)) return void inPage.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    return;
  }
}

/** Forgets all that is stored here. What holds a `/` belongs to another house at the same address. */
export function forgetAll(): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !key.slice(PREFIX.length).includes("/"));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Keeps what is stored under another key, for whoever wants to save something of it, and stores `instead`. */
function setAside(key: string, instead: unknown): void {
  remember(ASIDE + key, recall(key) ?? "");
  remember(key, JSON.stringify(instead));
}

/** What is stored, if it is JSON; `broken` if it is not. */
function parsed(key: string): { value: unknown } | "none" | "broken" {
  const text = recall(key);
  if (text === null) return "none";
  try {
    return { value: JSON.parse(text) };
  } catch {
    return "broken";
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A stored list, without the items that do not fit. */
export function recallList<T>(key: string, fits: (item: unknown) => item is T): readonly T[] {
  const found = parsed(key);
  if (found === "none") return [];
  const all: readonly unknown[] | null = found !== "broken" && Array.isArray(found.value) ? found.value : null;
  const good = (all ?? []).filter(fits);
  if (all === null || good.length < all.length) setAside(key, good);
  return good;
}

/** The fields of a stored object; those that are missing, or do not fit, as in `otherwise`. By default a field fits if
 * it is of the same type. */
export function recallFields<T extends object>(key: string, otherwise: T, fits: { readonly [F in keyof T]?: (value: unknown) => boolean } = {}): T {
  const found = parsed(key);
  if (found === "none") return { ...otherwise };
  const fields = found !== "broken" && isObject(found.value) ? found.value : null;
  const now = { ...otherwise };
  let lost = fields === null;
  for (const name of Object.keys(otherwise) as (keyof T & string)[]) {
    const value = fields?.[name];
    if (value === undefined) continue;
    if ((fits[name] ?? ((given: unknown) => typeof given === typeof otherwise[name]))(value)) now[name] = value as T[typeof name];
    else lost = true;
  }
  if (lost) setAside(key, now);
  return now;
}

/** A stored whole number from 0. */
export function recallCount(key: string): number {
  const text = recall(key);
  if (text === null) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  setAside(key, 0);
  return 0;
}
