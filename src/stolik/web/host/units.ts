/** Numbers and days as the page's language writes them. */
import { dialect } from "../words/language";
import { words } from "../words/words.svelte";

export function day(seconds: number): string {
  return written(seconds, { dateStyle: "medium" });
}

export function time(seconds: number): string {
  return written(seconds, { dateStyle: "medium", timeStyle: "short" });
}

function written(seconds: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dialect(words.language, navigator.languages), how).format(seconds * 1000);
}

export function measured(n: number, unit: "kilobyte" | "megabyte" | "gigabyte" | "millisecond" | "percent"): string {
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "short" }).format(n);
}
