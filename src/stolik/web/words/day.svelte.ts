import { loadDay, type Catalogue, type Values } from "./catalogue";
import { words } from "./words.svelte";

/** What the lobby says of deals, which is fetched after the rest of it, in the language of the page. */
class Day {
  #said = $state.raw<Catalogue | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.#learn());
    });
  }

  async #learn(): Promise<void> {
    const { language } = words;
    const learnt = await loadDay(language).catch(() => null);
    if (language === words.language) this.#said = learnt;
  }

  get known(): boolean {
    return this.#said !== null;
  }

  say(id: string, values?: Values): string {
    return this.#said?.find(id, values) ?? id;
  }

  /** The name of why a deal may be known. */
  name(deal: string): string {
    return this.#said?.attribute(`ui-dealt-${deal}`, "name") ?? "";
  }
}

export const day = new Day();
