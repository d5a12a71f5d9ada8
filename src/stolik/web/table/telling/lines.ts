import type { Arg, Entry, Ref } from "../../net/protocol";
import { words, type Part } from "../../words/words.svelte";
import type { BoardModule } from "../board";
import { clause } from "./turns";

/** Entries of the log that one line says: an entry, and what it cost or brought its subject. */
export interface Line {
  /** The place of the first in the log. */
  from: number;
  entries: readonly Entry[];
  sentence: readonly Part[];
}

type Board = Pick<BoardModule, "follows" | "heading">;

/** What entries say, kept as long as the language and the names stay. */
export type Spoken = WeakMap<Entry, readonly Part[]>;

/** The log in lines: one for one use of a thing, and one for one thing done several times. `spoken` spares a growing log
 * to say everything anew.
 */
export function linesOf(log: readonly Entry[], board: Board, spoken: Spoken = new WeakMap()): readonly Line[] {
  const say = (entry: Entry): readonly Part[] => {
    const parts = spoken.get(entry) ?? words.parts(entry);
    spoken.set(entry, parts);
    return parts;
  };
  const lines: Line[] = [];
  for (let at = 0; at < log.length; ) {
    const first = log[at] as Entry;
    const [entries, told] = [[first], [{ id: first.id, parts: say(first) }]];
    const subject = told[0]?.parts[0]?.thing;
    let end = at + 1;
    for (; subject && !board.heading?.(first) && end < log.length; end += 1) {
      const [entry, before] = [log[end] as Entry, log[end - 1] as Entry];
      const follows = board.follows?.(entry, entries) ?? (entry.id === before.id ? "said" : null);
      if (!follows || follows === "apart" || say(entry)[0]?.thing !== subject) break;
      const again = before.id !== entry.id && about(entry).some((thing) => about(before).includes(thing));
      const parts = again ? words.parts(entry, true) : say(entry);
      entries.push(entry);
      if (follows === "said") told.push({ id: entry.id, parts });
    }
    lines.push({ from: at, entries, sentence: subject && told.length > 1 ? together(told, subject, words.language) : (told[0]?.parts ?? []) });
    at = end;
  }
  return lines;
}

/** The things that an entry names besides seats. */
function about({ args }: Entry): readonly Arg[] {
  return Object.values(args).filter((value) => typeof value === "string" && !value.startsWith("seat:"));
}

const VERB = /^\S+\s+/u;

/** What an entry says. */
interface Said {
  id: string;
  parts: readonly Part[];
}

/** Sentences about one subject as one sentence. Where entries of one kind come side by side, their verb is said once. */
export function together(told: readonly Said[], subject: Ref, language: string): readonly Part[] {
  const deeds: { begins: string; clauses: (readonly Part[])[] }[] = [];
  for (const { id, parts } of told) {
    const said = clause(parts, subject, language);
    const verb = said[0]?.thing ? "" : (VERB.exec(said[0]?.text ?? "")?.[0] ?? "");
    const [begins, last] = [`${id} ${verb}`, deeds.at(-1)];
    if (verb && last?.begins === begins) last.clauses.push([{ text: (said[0]?.text ?? "").slice(verb.length) }, ...said.slice(1)]);
    else deeds.push({ begins, clauses: [said] });
  }
  const said = listed(deeds.map(({ clauses }) => listed(clauses, language)), language);
  return [...(told[0]?.parts.slice(0, 1) ?? []), { text: " " }, ...said, { text: "." }];
}

/** Parts of a sentence as a list. Those with commas of their own are parted by semicolons. */
function listed(clauses: readonly (readonly Part[])[], language: string): readonly Part[] {
  const numbers = clauses.map((_, nth) => String(nth));
  const commas = clauses.some((parts) => parts.some(({ text }) => /[,;]/.test(text)));
  const list = commas
    ? numbers.flatMap((value) => [{ type: "literal", value: "; " }, { type: "element", value }]).slice(1)
    : new Intl.ListFormat(language, { type: "conjunction" }).formatToParts(numbers);
  return list.flatMap(({ type, value }) => (type === "element" ? (clauses[Number(value)] ?? []) : [{ text: value }]));
}
