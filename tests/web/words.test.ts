import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { DECLARED, DEFAULT, dialect, LANGUAGES } from "../../src/stolik/web/words/language";

const SOURCE = join(import.meta.dirname, "../../src/stolik");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });

/** All ids the house and its games have in a language, attributes as `id.name`. */
function idsOf(language: string): Set<string> {
  const catalogues = files.filter((file) => file.includes(`text/${language}/`));
  const ids = new Set<string>();
  for (const file of catalogues) {
    for (const message of new FluentResource(readFileSync(join(SOURCE, file), "utf8")).body) {
      ids.add(message.id);
      for (const name of Object.keys(message.attributes)) ids.add(`${message.id}.${name}`);
    }
  }
  return ids;
}

/** The ids the client's sources name, and the beginnings of those it puts together. */
function idsUsed(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const file of files.filter((name) => /\.(svelte|ts)$/.test(name))) {
    const source = readFileSync(join(SOURCE, file), "utf8");
    for (const [, id] of source.matchAll(/["'`]((?:ui|board)-[a-z][\w-]*)(?=["'`])/g)) whole.add(id ?? "");
    for (const [, id] of source.matchAll(/`((?:ui|board)-(?:[a-z][\w-]*)?)\$\{/g)) begun.add(id ?? "");
  }
  return { whole, begun };
}

const COMPLETE = LANGUAGES.filter((language) => DECLARED[language].complete);

describe.each(COMPLETE)("the client's words in %s", (language) => {
  const ids = idsOf(language);
  const used = idsUsed();

  it("has every id the client names", () => {
    expect(used.whole.size).toBeGreaterThan(60);
    expect([...used.whole].filter((id) => !ids.has(id))).toEqual([]);
  });

  it("has ids for those the client puts together", () => {
    expect([...used.begun].filter((begin) => ![...ids].some((id) => id.startsWith(begin)))).toEqual([]);
  });
});

it.each(COMPLETE)("says the same things in %s as in the first language", (language) => {
  const own = (ids: Set<string>): string[] => [...ids].filter((id) => /^(ui|board)-/.test(id)).sort();
  expect(own(idsOf(language))).toEqual(own(idsOf(DEFAULT)));
});

it("a date is written as the reader's own variety of the language writes it", () => {
  expect(dialect("en", ["pl-PL", "en-GB", "en-US"])).toBe("en-GB");
  expect(dialect("pl", ["en-GB"])).toBe("pl");
  expect(new Intl.DateTimeFormat(dialect("en", ["en-GB"]), { dateStyle: "long" }).format(new Date(2026, 10, 27))).toBe("27 November 2026");
});
