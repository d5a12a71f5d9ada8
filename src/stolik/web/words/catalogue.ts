import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../net/api";
import { part } from "../net/parts";
import type { Language } from "./language";

export type Values = Record<string, FluentVariable>;

type Message = FluentResource["body"][number];

/** One language's messages. If two sources have the same one, the first is used and the other adds attributes. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const messages = new Map<string, Message>();
    for (const message of sources.flatMap((source) => new FluentResource(source).body)) {
      const first = messages.get(message.id);
      if (first) first.attributes = { ...message.attributes, ...first.attributes };
      else messages.set(message.id, message);
    }
    const all = new FluentResource("");
    all.body = [...messages.values()];
    this.#bundle.addResource(all);
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

const house = import.meta.glob<string>("../../text/*/{page,messages}.ftl", {
  query: "?raw",
  import: "default",
});

/** The language a catalogue file is in, which its folder is named after. */
function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

/** The shell's messages in a language and those of one game; two games may use the same id. */
export async function loadCatalogue(language: Language, game: string | null): Promise<Catalogue> {
  const own = Object.entries(house).filter(([path]) => languageOf(path) === language);
  const sources = own.map(([, load]) => part(load));
  if (game !== null) sources.push(api.words(game, language));
  return new Catalogue(language, await Promise.all(sources));
}
