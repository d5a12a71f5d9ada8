import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const TEXTS = join(import.meta.dirname, "../text");
const LANGUAGES = Object.keys(JSON.parse(readFileSync(join(TEXTS, "languages.json"), "utf8")) as object);
const ICON = join(import.meta.dirname, "public/icon.svg");
const SIGN = join(import.meta.dirname, "sign.html");
const FIRST = /<(\w+)>\{ (start-\w+) \}<\/\1>/g;

/** What a language says before the page begins. */
function wordsIn(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  const file = join(TEXTS, language, "start.ftl");
  if (existsSync(file)) bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return bundle;
}

/** The sign that is seen before the page begins. A page on its own has nothing to load again, and other reasons not to begin. */
function signFor(alone: boolean): string {
  const sign = readFileSync(SIGN, "utf8");
  return alone ? sign.replace(/ *<button.*<\/button>\n/, "").replaceAll(/start-(no_script|slow|old|lost)/g, "start-alone_$1") : sign;
}

/** Draws the sign of the bare page, its `<!-- sign -->`. Writes the texts `{ start-... }` of the bare page, needed before any script runs, each in every language that has it,
 * and draws its logo. */
export function firstWords(): Plugin {
  return {
    name: "first-words",
    transformIndexHtml(html) {
      const spoken = LANGUAGES.map((lang) => ({ lang, words: wordsIn(lang) }));
      const [, logo = ""] = /<svg[^>]*>([^]*)<\/svg>/.exec(readFileSync(ICON, "utf8")) ?? [];
      const signed = html.replace(/<!-- sign( alone)? -->/, (_, alone?: string) => signFor(alone !== undefined));
      return signed.replace("{ logo }", logo).replace(FIRST, (_, tag: string, id: string) =>
        spoken.filter(({ words }) => words.hasMessage(id)).map(({ lang, words }) => `<${tag} lang="${lang}">${escaped(words.getMessage(id)?.value)}</${tag}>`).join(""),
      );
    },
  };
}

const STYLE = /<link rel="stylesheet"([^>]*)>/g;

/** Has style sheets fetched without being waited for: a browser that meets one shows nothing until it has arrived.
 * start.js puts them to use. */
export function signFirst(): Plugin {
  return {
    name: "sign-first",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(STYLE, (style, rest: string) => `<link rel="preload" as="style"${rest}><noscript>${style}</noscript>`),
    },
  };
}

function escaped(text: unknown): string {
  return String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
