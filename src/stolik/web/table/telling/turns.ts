import type { Entry, Ref } from "../../net/protocol";
import type { Part } from "../../words/words.svelte";
import type { BoardModule } from "../board";

/** Entries of the log that are told as one sentence: those of one bot's turn, or a single one. */
export interface Told {
  /** The place of the first in the log. */
  from: number;
  entries: readonly Entry[];
  /** The seat whose turn it is; null for a single entry. */
  seat: number | null;
}

/** What must be known of a table to tell its log by turns. */
export interface Telling {
  /** The seats of bots. */
  bots: ReadonlySet<number>;
  /** Where a message of the server began in the log: no sentence goes on beyond that, because it has been told. */
  breaks: ReadonlySet<number>;
  /** Whether an entry begins a part of the game, such as a round. */
  begins: (entry: Entry) => boolean;
}

/** The seat that an entry is about. */
export function actorOf({ args }: Entry): number | null {
  const [kind, id] = String(args["seat"] ?? "").split(":");
  return kind === "seat" && id ? Number(id) : null;
}

/**
 * The log, split into turns of bots and other entries. A turn is made of entries about one bot, and of those between them
 * that are about no seat. It ends where an entry begins a part of the game.
 */
export function turnsOf(log: readonly Entry[], { bots, breaks, begins }: Telling, from = 0): readonly Told[] {
  const told: Told[] = [];
  for (let at = from; at < log.length; ) {
    const seat = actorOf(log[at] as Entry);
    let end = at + 1;
    if (seat !== null && bots.has(seat)) {
      for (let next = end; next < log.length && !breaks.has(next) && !begins(log[next] as Entry); next += 1) {
        const actor = actorOf(log[next] as Entry);
        if (actor === seat) end = next + 1;
        else if (actor !== null) break;
      }
    }
    told.push({ from: at, entries: log.slice(at, end), seat: end > at + 1 ? seat : null });
    at = end;
  }
  return told;
}

/** The most clauses of a sentence about a turn. */
const MOST = 6;

/** The entries that a sentence about a turn tells, in their order: those that matter. */
export function mentioned(entries: readonly Entry[], board: Pick<BoardModule, "stage" | "heading" | "mentions">): readonly Entry[] {
  const weights = entries.map((entry, nth) => board.stage?.(entry, entries.slice(0, nth + 1)).weight ?? "plain");
  const worth = entries.filter((entry, nth) => !board.heading?.(entry) && (board.mentions?.(entry) ?? weights[nth] !== "small"));
  if (worth.length === 0) return entries.slice(-1);
  if (worth.length <= MOST) return worth;
  const great = worth.filter((entry) => weights[entries.indexOf(entry)] === "great").slice(0, MOST);
  const rest = worth.filter((entry) => !great.includes(entry)).slice(0, MOST - great.length);
  return worth.filter((entry) => great.includes(entry) || rest.includes(entry));
}

const OPENING = /^[\s:,–—-]+/;
const CLOSING = /[\s.]+$/;

/** What a sentence says its subject does, without the subject's name before it and the full stop after it. */
export function clause(parts: readonly Part[], subject: Ref, language: string): readonly Part[] {
  const mine = parts[0]?.thing === subject;
  const left = (mine ? parts.slice(1) : parts).map((part) => ({ ...part }));
  const [first, last] = [left[0], left.at(-1)];
  if (first && mine) first.text = first.text.replace(OPENING, "");
  else if (first && !first.thing) first.text = first.text.charAt(0).toLocaleLowerCase(language) + first.text.slice(1);
  if (last) last.text = last.text.replace(CLOSING, "");
  return left.filter(({ text }) => text !== "");
}

/** Sentences as one that names its subject once, and again where another's deed came between. Clauses with commas of their
 * own, or with a subject of their own, are parted by semicolons. */
export function joined(name: Part, sentences: readonly (readonly Part[])[], language: string): readonly Part[] {
  const own = (nth: number): boolean => sentences[nth]?.[0]?.thing === name.thing;
  const clauses = sentences.map((parts, nth) => {
    const said = clause(parts, String(name.thing), language);
    return nth > 0 && own(nth) && !own(nth - 1) ? [name, { text: " " }, ...said] : said;
  });
  const said = clauses.filter((parts) => parts.length > 0);
  const apart = clauses.some((parts, nth) => (nth > 0 && own(nth) && !own(nth - 1)) || parts.some(({ text }) => /[,;]/.test(text)));
  const comma = apart ? "; " : ", ";
  const between = said.flatMap((parts, nth) => (nth === 0 ? parts : [{ text: comma }, ...parts]));
  return [name, { text: ": " }, ...between, { text: "." }];
}
