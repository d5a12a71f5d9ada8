import type { Catalogue, Values } from "./catalogue";
import type { Language } from "./language";
import { words } from "./words.svelte";

/** Messages that a page fetches apart from its others, in its language. */
export class Apart {
  #said = $state.raw<Catalogue | null>(null);

  constructor(private readonly load: (language: Language) => Promise<Catalogue>) {}

  /** Fetches them in the language of the page now. */
  async learn(): Promise<void> {
    const { language } = words;
    const learnt = await this.load(language);
    if (language === words.language) this.#said = learnt;
  }

  get known(): boolean {
    return this.#said !== null;
  }

  say(id: string, values?: Values): string {
    return this.#said?.find(id, values) ?? id;
  }

  attribute(id: string, name: string): string {
    return this.#said?.attribute(id, name) ?? "";
  }
}
