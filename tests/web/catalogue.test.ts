import { describe, expect, it } from "vitest";
import { Catalogue } from "../../src/stolik/web/words/catalogue";

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
