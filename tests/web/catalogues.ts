import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "../../src/stolik/web/words/catalogue";
import type { Language } from "../../src/stolik/web/words/language";

const SOURCE = join(import.meta.dirname, "../../src/stolik");

/** The house's words with those of a game, as the page has them at its tables. */
export function catalogueOf(language: Language, game: string): Catalogue {
  const sources = [`text/${language}`, `games/${game}/text/${language}`].flatMap((folder) => {
    return readdirSync(join(SOURCE, folder)).map((file) => readFileSync(join(SOURCE, folder, file), "utf8"));
  });
  return new Catalogue(language, sources);
}
