import { expect, test } from "vitest";
import { cut } from "../../src/stolik/web/ui/letters";

test.each(["x", "ą", "a\u0328\u0301", "👨‍👩‍👧‍👦", "🇵🇱", "👩🏽‍🚀", "क्ष"])("%s is one letter", (letter) => {
  expect(cut(letter.repeat(30), 24)).toBe(letter.repeat(24));
  expect(cut(letter.repeat(24), 24)).toBe(letter.repeat(24));
});
