import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./language";

export type Values = Record<string, FluentVariable>;

/** One language's messages: the shell's and every game's. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or null when it does not exist. */
  find(id: string, values?: Values): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values ?? null, []) : null;
  }

  /** One attribute of a message, or null when it does not exist. */
  attribute(id: string, name: string, values?: Values): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, values ?? null, []) : null;
  }
}

const sources = import.meta.glob<string>(["../../text/*.ftl", "../../games/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The language a catalogue file is in: `pl.ftl` and `messages.pl.ftl` are Polish. */
export function languageOf(path: string): string {
  return path.replace(/\.ftl$/, "").split(/[/.]/).at(-1) ?? "";
}

/** The game a catalogue file belongs to; none for the house's own. */
function gameOf(path: string): string | null {
  return /\/games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

const made = new Map<string, Catalogue>();

/** The house's messages in a language, with those of one game: two games may use the same id for different things. */
export function catalogue(language: Language, game: string | null): Catalogue {
  const key = `${language}/${game}`;
  let found = made.get(key);
  if (!found) {
    const wanted = Object.entries(sources).filter(
      ([path]) => languageOf(path) === language && [null, game].includes(gameOf(path)),
    );
    found = new Catalogue(language, wanted.map(([, source]) => source));
    made.set(key, found);
  }
  return found;
}
