import { describe, expect, it } from "vitest";
import { parted } from "@stolik/web/table/asking/sentences";

describe("a question's sentence", () => {
  it.each([
    ["Which card do you play? You may take two actions.", ["Which card do you play?", "You may take two actions."]],
    ["Invasion of Umbriel. How much goes, and from where?", ["Invasion of Umbriel. How much goes, and from where?", ""]],
    ["Choose a Place. The others will not see it.", ["Choose a Place.", "The others will not see it."]],
    ["Którą kartę zagrywasz? Wykonasz najwyżej dwie akcje.", ["Którą kartę zagrywasz?", "Wykonasz najwyżej dwie akcje."]],
    ["Your action.", ["Your action.", ""]],
    ["Level 2.5 of three", ["Level 2.5 of three", ""]],
  ])("%s", (asked, parts) => {
    expect(parted(asked)).toEqual(parts);
  });
});
