import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";
import { part } from "../net/parts";
import { DECLARED, DEFAULT, type Language } from "./language";

export type Values = Record<string, FluentVariable>;

type Message = FluentResource["body"][number];

/** The name of an argument in a sentence, which may have other forms. */
export class Named extends FluentType<string> {
  constructor(
    name: string,
    readonly form: (wanted: string, n: number) => string,
  ) {
    super(name);
  }

  toString(): string {
    return this.value;
  }
}

/**
 * What `{ FORM($area, "gen") }` says in a catalogue: the argument in another form, such as a case, the name with its
 * article, or with a number (`{ FORM($fleet, "count", $n) }`).
 */
const FORM: FluentFunction = ([name = "", wanted, n]) => (name instanceof Named ? name.form(String(wanted), n instanceof FluentNumber ? n.value : 1) : name);

/**
 * One language's messages. If two sources have the same one, the first is used and the other adds attributes. Messages
 * and attributes that the language lacks are said by `fallback`.
 */
export class Catalogue {
  readonly #own = new Map<string, Message>();
  readonly #bundle: FluentBundle;
  readonly #fallback: Catalogue | null;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    fallback: Catalogue | null = null,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { FORM } });
    this.#fallback = fallback;
    for (const message of sources.flatMap((source) => new FluentResource(source).body)) {
      const first = this.#own.get(message.id);
      if (first) first.attributes = { ...message.attributes, ...first.attributes };
      else this.#own.set(message.id, message);
    }
    const all = new FluentResource("");
    all.body = [...this.#own.values(), ...this.#lent()];
    this.#bundle.addResource(all, { allowOverrides: true });
  }

  /** What the language lacks, for its messages that refer to it. */
  #lent(): Message[] {
    const lenders = this.#fallback ? [...this.#fallback.#own.values()] : [];
    return lenders.map((message) => {
      const own = this.#own.get(message.id);
      const attributes = { ...message.attributes, ...own?.attributes };
      return { ...message, value: own?.value ?? message.value, attributes } as Message;
    });
  }

  has(id: string): boolean {
    return this.#own.has(id) || (this.#fallback?.has(id) ?? false);
  }

  /** The message, or null when it does not exist. */
  find(id: string, values?: Values): string | null {
    const pattern = this.#own.get(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values ?? null, []) : (this.#fallback?.find(id, values) ?? null);
  }

  /** One attribute of a message, or null when it does not exist. */
  attribute(id: string, name: string, values?: Values): string | null {
    const pattern = this.#own.get(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, values ?? null, []) : (this.#fallback?.attribute(id, name, values) ?? null);
  }

  /**
   * A form of a name, in the language that says the name: an attribute of its message (`area-swamp.gen`) or of its kind,
   * for all names of it (`area.the = the { $name }`); null when there is none.
   */
  form(id: string, wanted: string, n: number): string | null {
    const own = this.#own.get(id);
    if (!own) return this.#fallback?.form(id, wanted, n) ?? null;
    const kind = id.split("-")[0] ?? id;
    const found = [id, kind].find((one) => this.#own.get(one)?.attributes[wanted]);
    return found ? this.attribute(found, wanted, { name: this.find(id) ?? id, n }) : null;
  }
}

const house = import.meta.glob<string>("../../text/*/{page,table,messages,yours,day,clock}.ftl", {
  query: "?raw",
  import: "default",
});

/** The parts of the shell's messages: all pages say those of `page`, only a table also those of `table` and `messages`,
 * only the page of this person's games and data those of `yours`; the lobby fetches `day` and `clock` after the rest. */
export type ShellPart = "page" | "table" | "messages" | "yours" | "day" | "clock";

/** The shell's messages in a language, which their folder is named after. */
function shell(language: Language, parts: readonly ShellPart[]): Promise<string[]> {
  const named = parts.map((name) => `../../text/${language}/${name}.ftl`);
  return Promise.all(named.map((path) => house[path]).filter((load) => load !== undefined).map((load) => part(load)));
}

/** After this line a game's texts go on in the default language, if the language may lack some. */
export const LENT = `\n### ${DEFAULT}\n`;

/** The shell's messages in a language and those of one game, as the server sends them; two games may use the same id. */
export async function loadCatalogue(
  language: Language,
  texts: string | Promise<string>,
  parts: readonly ShellPart[] = ["page"],
): Promise<Catalogue> {
  const [own, sent] = await Promise.all([shell(language, parts), texts]);
  const [said = "", lent] = sent.split(LENT);
  const whole = language === DEFAULT || (DECLARED[language].complete && lent === undefined);
  const fallback = whole ? null : new Catalogue(DEFAULT, [...(await shell(DEFAULT, parts)), lent ?? ""]);
  return new Catalogue(language, [...own, said], fallback);
}

/** What is said at a table of a game. */
export function loadWhole(language: Language, texts: Promise<string>): Promise<Catalogue> {
  return loadCatalogue(language, texts, ["page", "table", "messages", "day", "clock"]);
}

/** What the lobby says of deals and clocks. */
export function loadLater(language: Language): Promise<Catalogue> {
  return loadCatalogue(language, "", ["day", "clock"]);
}
