/** What the host's page says, which no other page loads. */
import { type Catalogue, LENT, loadCatalogue, type Values } from "../words/catalogue";
import { DEFAULT, type Language } from "../words/language";
import { words } from "../words/words.svelte";

const files = import.meta.glob<string>("../../text/*/host.ftl", { query: "?raw", import: "default" });

/** The texts in a language, and after it those of the default language if there are none. */
async function textsIn(language: Language): Promise<string> {
  const load = (lang: Language): Promise<string> | undefined => files[`../../text/${lang}/host.ftl`]?.();
  return (await load(language)) ?? LENT + ((await load(DEFAULT)) ?? "");
}

class Texts {
  #catalogue = $state.raw<Catalogue | null>(null);

  /** Loads the texts in the language of the page. */
  async learn(): Promise<void> {
    const { language } = words;
    const learnt = await loadCatalogue(language, textsIn(language), ["page", "table"]);
    if (language === words.language) this.#catalogue = learnt;
  }

  get known(): boolean {
    return this.#catalogue !== null;
  }

  say(id: string, values?: Values): string {
    return this.#catalogue?.find(id, values) ?? id;
  }
}

export const texts = new Texts();
