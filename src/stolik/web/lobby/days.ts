import { recall, remember } from "../ui/memory";

const BYTES = 18;

/** What this browser holds instead of an account: one try at each deal of the day. It opens nothing else. */
export function browserKey(): string {
  const known = recall("day");
  if (known !== null && /^[\w-]{24}$/.test(known)) return known;
  const drawn = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))));
  const key = drawn.replaceAll("+", "-").replaceAll("/", "_");
  remember("day", key);
  return key;
}

/** Notes that this browser has begun a deal of a day. */
export function noteTry(game: string, mode: string, day: number): void {
  remember(`day.${game}.${mode}`, String(day));
}

export function hasTried(game: string, mode: string, day: number): boolean {
  return recall(`day.${game}.${mode}`) === String(day);
}
