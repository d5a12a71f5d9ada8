import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const TEXTS = join(import.meta.dirname, "../text");
const LANGUAGES = Object.keys(JSON.parse(readFileSync(join(TEXTS, "languages.json"), "utf8")) as object);
const FIRST = /<(\w+)>\{ (start-\w+) \}<\/\1>/g;

/** What a language says before the page begins. */
function wordsIn(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  const file = join(TEXTS, language, "start.ftl");
  if (existsSync(file)) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return bundle;
}

/** Writes the texts `{ start-... }` of the bare page, needed before any script runs, in every language that has them all. */
export function firstWords(): Plugin {
  return {
    name: "first-words",
    transformIndexHtml(html) {
      const ids = [...html.matchAll(FIRST)].map(([, , id = ""]) => id);
      const spoken = LANGUAGES.map((lang) => ({ lang, words: wordsIn(lang) })).filter(({ words }) => ids.every((id) => words.hasMessage(id)));
      return html.replace(FIRST, (_, tag: string, id: string) =>
        spoken.map(({ lang, words }) => `<${tag} lang="${lang}">${escaped(words.getMessage(id)?.value)}</${tag}>`).join(""),
      );
    },
  };
}

function escaped(text: unknown): string {
  return String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
