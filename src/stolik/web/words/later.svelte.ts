import { loadLater, type Catalogue, type Values } from "./catalogue";
import { words } from "./words.svelte";

/** What the lobby says of deals and clocks, which is fetched after the rest of it, in the language of the page. */
class Later {
  #said = $state.raw<Catalogue | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.#learn());
    });
  }

  async #learn(): Promise<void> {
    const { language } = words;
    const learnt = await loadLater(language).catch(() => null);
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

  /** The name of why a deal may be known. */
  name(deal: string): string {
    return this.attribute(`ui-dealt-${deal}`, "name");
  }
}

export const later = new Later();
