import { describe, expect, it } from "vitest";
import { Catalogue, Named } from "../../src/stolik/web/words/catalogue";
import type { Language } from "../../src/stolik/web/words/language";

const WRITTEN = "card-a = The card\n    .text = Does something.\n";
const COMPUTED = 'card-a = Gain { "\\u007B" }2{ "\\u007D" }\n    .text = Computed.\n    .icons = 2[E]\neffect-trade = Gain a Trade token\n';

describe("a catalogue of written and computed messages", () => {
  const words = new Catalogue("en", [WRITTEN, COMPUTED]);

  it("tells the first of two messages", () => {
    expect(words.find("card-a")).toBe("The card");
    expect(words.attribute("card-a", "text")).toBe("Does something.");
  });

  it("adds attributes and messages of the others", () => {
    expect(words.attribute("card-a", "icons")).toBe("2[E]");
    expect(words.find("effect-trade")).toBe("Gain a Trade token");
  });

  it("shows a text as it is", () => {
    expect(new Catalogue("en", [COMPUTED]).find("card-a")).toBe("Gain {2}");
  });
});

const ENGLISH = `
greet = Hello, { $whom }.
    .warm = Dear { $whom }!
sign = { -house } of { keeper.name }
keeper = the keeper
    .name = Ann
cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
-house = the house
`;
const RUSSIAN = `
greet = Привет, { $whom }.
sign = { -house }, { keeper.name }, { keeper }
keeper = хранитель
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
 }
`;

describe("a language that lacks messages", () => {
  const words = new Catalogue("ru" as Language, [RUSSIAN], new Catalogue("en", [ENGLISH]));

  it("says its own", () => {
    expect(words.find("greet", { whom: "Ola" })).toBe("Привет, Ola.");
  });

  it("says the others in the other language, message by message and attribute by attribute", () => {
    expect(words.has("cards")).toBe(true);
    expect(words.attribute("greet", "warm", { whom: "Ola" })).toBe("Dear Ola!");
    expect([words.has("no"), words.find("no"), words.attribute("greet", "cold")]).toEqual([false, null, null]);
  });

  it("may refer to messages, attributes and terms of the other language", () => {
    expect(words.find("sign")).toBe("the house, Ann, хранитель");
  });

  it("counts in each sentence as that sentence's language does", () => {
    expect([1, 2, 5, 21].map((n) => words.find("steps", { n }))).toEqual(["1 шаг", "2 шага", "5 шагов", "21 шаг"]);
    expect([1, 2, 21].map((n) => words.find("cards", { n }))).toEqual(["one card", "2 cards", "21 cards"]);
  });
});

const POLISH = `
flees = ucieka przed { FORM($threat, "ins") }
sends = wysyła { FORM($fleet, "count", $n) }
leaves = opuszcza { FORM($sector, "gen") }
threat-wisp = Mgiełka
    .ins = Mgiełką
threat-echo = Echo
fleet-corvette = Korweta
    .count = { $n ->
        [one] 1 Korwetę
        [few] { $n } Korwety
       *[many] { $n } Korwet
    }
sector =
    .gen = Sektor { $name }
sector-1 = Corvath
`;

describe("forms of names", () => {
  const words = new Catalogue("pl", [POLISH]);
  const named = (id: string): Named => new Named(words.find(id) ?? id, (wanted, n) => words.form(id, wanted, n) ?? words.find(id) ?? id);

  it("says a name in the form that the sentence wants, or as it is", () => {
    expect(words.find("flees", { threat: named("threat-wisp") })).toBe("ucieka przed Mgiełką");
    expect(words.find("flees", { threat: named("threat-echo") })).toBe("ucieka przed Echo");
    expect(words.find("flees", { threat: "Ala" })).toBe("ucieka przed Ala");
  });

  it("counts", () => {
    expect(words.find("sends", { fleet: named("fleet-corvette"), n: 2 })).toBe("wysyła 2 Korwety");
    expect(words.find("sends", { fleet: named("fleet-corvette"), n: 5 })).toBe("wysyła 5 Korwet");
  });

  it("has forms for all names of a kind", () => {
    expect(words.find("leaves", { sector: named("sector-1") })).toBe("opuszcza Sektor Corvath");
  });

  it("takes no form from another language than the name", () => {
    const german = new Catalogue("de" as Language, ["threat-wisp = Schleier"], words);
    expect(german.form("threat-wisp", "ins", 1)).toBeNull();
    expect(german.form("sector-1", "gen", 1)).toBe("Sektor Corvath");
  });
});
