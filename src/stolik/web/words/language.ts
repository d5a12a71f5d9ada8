import declared from "../../text/languages.json";

export type Language = keyof typeof declared;

interface Declared {
  /** The name that the language has for itself. */
  name: string;
  /** Whether every text of Stolik is written in it. */
  complete?: boolean;
}

export const DECLARED: Readonly<Record<Language, Declared>> = declared;
/** The first is the default: what another one lacks is said in it. */
export const LANGUAGES = Object.keys(declared) as [Language, ...Language[]];
export const DEFAULT = LANGUAGES[0];

/** The first preferred language that we have, or the default. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return DEFAULT;
}

/** The variety of a language that the reader prefers, in which a date is written: `en-GB` for `en`. */
export function dialect(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;
}
