import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Catalogue } from "../../src/stolik/web/words/catalogue";
import type { Language } from "../../src/stolik/web/words/language";

const SOURCE = join(import.meta.dirname, "../../src/stolik");

function sourcesIn(folder: string): string[] {
  return readdirSync(join(SOURCE, folder)).map((file) => readFileSync(join(SOURCE, folder, file), "utf8"));
}

/** The house's words with those of a game, as the page has them at its tables. */
export function catalogueOf(language: Language, game: string): Catalogue {
  return new Catalogue(language, [`text/${language}`, `games/${game}/text/${language}`].flatMap(sourcesIn));
}

/** All lines that the log of a game may have. */
export function linesOf(game: string): string[] {
  return sourcesIn(`games/${game}/text/en`).flatMap((source) => [...source.matchAll(/^log-(\w+) =/gm)].map(([, id]) => id ?? ""));
}
