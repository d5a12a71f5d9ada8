import { Apart } from "../words/apart.svelte";
import { LENT, loadCatalogue } from "../words/catalogue";
import { DEFAULT, type Language } from "../words/language";

const files = import.meta.glob<string>("../../text/*/host.ftl", { query: "?raw", import: "default" });

/** The texts in a language, and after it those of the default language if there are none. */
async function textsIn(language: Language): Promise<string> {
  const load = (lang: Language): Promise<string> | undefined => files[`../../text/${lang}/host.ftl`]?.();
  return (await load(language)) ?? LENT + ((await load(DEFAULT)) ?? "");
}

/** What the host's page says, which no other page loads. */
export const texts = new Apart((language) => loadCatalogue(language, textsIn(language), ["page", "day"]));
