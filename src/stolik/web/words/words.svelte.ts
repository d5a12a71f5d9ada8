import { SvelteMap } from "svelte/reactivity";
import type { Arg, Entry, Options, Problem, Question, Ref, Say, View } from "../net/protocol";
import { api } from "../net/api";
import { Catalogue, loadCatalogue, loadWhole, Named, type ShellPart, type Values } from "./catalogue";
import { DEFAULT, pickLanguage, type Language } from "./language";
import { recall, remember } from "../ui/memory";

export type SeatName = (seat: number) => string;

/** `hunt:clone` is named by the message `hunt-clone`. */
export function messageId(ref: Ref): string {
  return ref.replaceAll(":", "-");
}

/** A piece of a sentence; `thing` is what it names. */
export interface Part {
  text: string;
  thing?: Ref | undefined;
}

const NOTHING = new Catalogue(DEFAULT, []);

class Words {
  language = $state<Language>(pickLanguage([recall("lang") ?? "", ...navigator.languages]));
  /** Names of the people at this table. */
  seatName = $state.raw<SeatName>((seat) => String(seat));

  /** What the board says about a thing in its present state, instead of its text. */
  facts = $state.raw<(ref: Ref) => Say | string | null>(() => null);

  /** Why the numbers of a thing are what they are, as one text; empty if nothing is known yet. */
  numbers = $state.raw<(ref: Ref) => string>(() => "");

  /** The note on a thing, and whose it is; empty if there is none. */
  noted = $state.raw<(ref: Ref) => string>(() => "");

  /** The game whose messages are used. */
  game = $state<string | null>(null);
  /** The options of the table: texts state what they mean. */
  options = $state.raw<Options>({});

  /** The catalogues fetched so far. */
  readonly #learnt = new SvelteMap<string, Catalogue>();
  /** Of games about which only the lobby has spoken. */
  readonly #glimpsed = new SvelteMap<string, Catalogue>();

  get #catalogue(): Catalogue {
    return this.of(this.game);
  }

  /** The messages of a game (null: only the shell's) in the current language; empty until loaded. */
  of(game: string | null): Catalogue {
    const key = `${this.language}/${game ?? ""}`;
    return this.#learnt.get(key) ?? this.#glimpsed.get(key) ?? this.#learnt.get(`${this.language}/`) ?? NOTHING;
  }

  /** The parts of the shell's messages that a page without a table says. */
  readonly #parts: ShellPart[] = ["page"];

  /** This page says these messages too. */
  alsoSay(part: ShellPart): void {
    this.#parts.push(part);
  }

  /** Loads the messages of a game, or only the shell's. Raises ApiError. */
  async learn(game: string | null, language: Language = this.language): Promise<void> {
    const key = `${language}/${game ?? ""}`;
    if (!this.#learnt.has(key)) this.#learnt.set(key, game === null ? await loadCatalogue(language, "", this.#parts) : await loadWhole(language, api.words(game, language)));
  }

  /** Loads what the lobby says about a game, if it is not there yet in `texts`. Raises ApiError. */
  async glimpse(game: string, language: Language = this.language, texts?: string): Promise<void> {
    const key = `${language}/${game}`;
    if (this.#glimpsed.has(key)) return;
    this.#glimpsed.set(key, await loadCatalogue(language, texts ?? (await api.onOffer(game, language)).texts));
  }

  /** Switches to the messages of this game. Raises ApiError. */
  async speakOf(game: string): Promise<void> {
    await this.learn(game);
    this.game = game;
  }

  async speak(language: Language): Promise<void> {
    const named = (keys: Iterable<string>): readonly string[] => [...keys].map((key) => key.split("/")[1] ?? "");
    const whole = named(this.#learnt.keys()).map((game) => this.learn(game || null, language));
    const parts = named(this.#glimpsed.keys()).map((game) => this.glimpse(game, language));
    await Promise.all([...whole, ...parts]);
    this.language = language;
    remember("lang", language);
    document.documentElement.lang = language;
  }

  /** A text of the shell. */
  say(id: string, values?: Values): string {
    return this.#catalogue.find(id, values) ?? id;
  }

  /** A message, or an attribute of one: `agenda-high_society.objective1`. */
  #told(id: string, values: Values): string {
    const [message = "", attribute] = id.split(".", 2);
    return (attribute ? this.#catalogue.attribute(message, attribute, values) : this.#catalogue.find(message, values)) ?? id;
  }

  /** A message, or null if the game does not have it. */
  maybe(id: string, values?: Values): string | null {
    return this.#catalogue.find(id, values);
  }

  /** An attribute of a message for the table's options: `text-longsword-three` replaces `text`. */
  attribute(id: string, name: string): string | null {
    for (const [option, value] of Object.entries(this.options)) {
      const ruled = this.#catalogue.attribute(id, `${name}-${option}-${value}`);
      if (ruled !== null) return ruled;
    }
    return this.#catalogue.attribute(id, name);
  }

  /** The name of a card, place, token, seat or word. */
  name(ref: Ref): string {
    const [kind, rest] = ref.split(":", 2);
    if (kind === "seat" && rest !== undefined) return this.seatName(Number(rest));
    if (kind === "number" && rest !== undefined) return rest;
    return this.#catalogue.find(messageId(ref)) ?? rest ?? ref;
  }

  /** The text of a card, place or token, or null. */
  help(ref: Ref): string | null {
    const fact = this.facts(ref);
    if (typeof fact === "string") return fact;
    return fact ? this.sentence(fact) : this.attribute(messageId(ref), "text");
  }

  /** An answer as it is said: the names of what was chosen, or a number. */
  answer(value: Arg): string {
    return String(this.#arg(value, new Map()));
  }

  /** `said` learns each form of a name that a sentence wants, and what it names. */
  #arg(value: Arg, said: Map<string, Ref>): string | number | Named {
    if (typeof value === "number") return value;
    if (typeof value === "string") return value.includes(":") ? this.#named(value, said) : value;
    if (value.length === 0) return this.say("list-empty");
    const parts = value.map((part) => this.#arg(part, said));
    const all = (names: readonly (string | number | Named)[]): string => new Intl.ListFormat(this.language, { type: "conjunction" }).format(names.map(String));
    return new Named(all(parts), (wanted, n) => all(parts.map((part) => (part instanceof Named ? part.form(wanted, n) : part))));
  }

  #named(ref: Ref, said: Map<string, Ref>): Named {
    const name = this.name(ref);
    said.set(name, ref);
    return new Named(name, (wanted, n) => {
      const form = this.#catalogue.form(messageId(ref), wanted, n) ?? name;
      said.set(form, ref);
      return form;
    });
  }

  #values(args: Record<string, Arg> | undefined, said: Map<string, Ref> = new Map()): Values {
    return Object.fromEntries(Object.entries(args ?? {}).map(([key, value]) => [key, this.#arg(value, said)]));
  }

  /** A log entry as a sentence. */
  tell(entry: Entry): string {
    return this.say(`log-${entry.id}`, this.#values(entry.args));
  }

  /**
   * The sentence of a log entry, split at the things it names. `again`: the sentence before has named what it is about, so
   * that it may say "it".
   */
  parts(entry: Entry, again = false): readonly Part[] {
    const named = new Map<string, Ref>();
    const [id, values] = [`log-${entry.id}`, this.#values(entry.args, named)];
    const sentence = (again ? this.#catalogue.attribute(id, "again", values) : null) ?? this.say(id, values);
    if (named.size === 0) return [{ text: sentence }];
    const names = [...named.keys()].toSorted((one, other) => other.length - one.length);
    const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    const cut = sentence.split(new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, "u"));
    return cut.filter(Boolean).map((text) => ({ text, thing: named.get(text) }));
  }

  /** A question as a sentence, which may use numbers and words of the view, such as the phase. */
  ask(question: Question, view: View): string {
    const facts = Object.entries(view).filter(([, fact]) => typeof fact === "number" || typeof fact === "string");
    const about = question.about ? this.#named(question.about, new Map()) : "";
    const { id, args } = question.says?.ask ?? { id: `ask-${question.kind}` };
    const plain = Object.fromEntries(facts) as Values;
    return this.say(id, { ...plain, about, lo: question.lo, hi: question.hi, ...this.#values(args) });
  }

  /** A sentence of a game about a question. */
  sentence(said: Say): string {
    return this.#told(said.id, this.#values(said.args));
  }

  /** An error as a sentence: the client's own, or the one the server sent. */
  complain(problem: Problem): string {
    const own = problem.id.startsWith("ui-") ? this.say(problem.id) : null;
    return own ?? problem.text ?? this.#catalogue.find(`error-${problem.id}`, this.#values(problem.args)) ?? problem.id;
  }
}

export const words = new Words();
