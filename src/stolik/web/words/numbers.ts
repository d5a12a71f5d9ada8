import type { Answer, Part, Sum, Why } from "../net/protocol";
import { words } from "./words.svelte";

/** A number with its sign: `−2`, not `-2`. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** The name of a line of a sum. */
export function sourceOf(part: Part): string {
  return part.said ? words.sentence(part.said) : words.name(part.by ?? "");
}

/** The equal shares of a line, such as `3 × 2`; empty if there is only one. */
export function sharesOf({ n, times = 1 }: Part): string {
  return times > 1 ? `${times} × ${signed(n / times)}` : "";
}

function spoken({ of, n, parts, note }: Sum): string {
  const lines = (parts ?? []).map((part) => [sourceOf(part), sharesOf(part), part.note ? `(${words.sentence(part.note)})` : "", signed(part.n)].filter(Boolean).join(" "));
  return [`${words.sentence(of)}: ${signed(n)}`, lines.length ? ` = ${lines.join(", ")}` : "", ". ", note ? words.sentence(note) : ""].join("").trim();
}

/** Everything that is said about a thing as one text, for a screen reader. */
export function read(why: Why): string {
  const foreseen = (why.foreseen ?? []).map(({ of }) => words.sentence(of));
  return [...(why.says ?? []).map((say) => words.sentence(say)), ...(why.sums ?? []).map(spoken), ...foreseen].join(" ");
}

/** An answer in words: names, each with its number if there are several. */
export function inWords(value: Answer): string {
  const refs = [value].flat();
  const units = [...new Set(refs)].map((ref) => [ref, refs.filter((other) => other === ref).length] as const);
  return units.map(([ref, count]) => `${words.name(String(ref))}${count > 1 ? ` ×${count}` : ""}`).join(", ") || "–";
}
