import { expect, test } from "vitest";
import { numberOf, ruleOf } from "../../src/stolik/web/table/drawers/rules";
import type { Question } from "../../src/stolik/web/net/protocol";

const BOOK = [
  { id: "cards", rules: [{ id: "playing", governs: ["play"] }] },
  { id: "end", rules: [{ id: "aim", governs: [] }, { id: "last", governs: ["play@phase=4"] }] },
];
const asked = (kind: string): Question => ({ type: "choose", kind, options: [], lo: 1, hi: 1, about: "", secret: false });

test("a question opens its paragraph, another one at a moment that has its own", () => {
  expect(ruleOf(BOOK, asked("play"), { phase: 1 })).toBe("playing");
  expect(ruleOf(BOOK, asked("play"), { phase: 4 })).toBe("last");
});

test("a question without a paragraph opens none", () => {
  expect(ruleOf(BOOK, asked("other"), {})).toBeNull();
  expect(ruleOf([], asked("play"), {})).toBeNull();
});

test("paragraphs are numbered by chapter", () => {
  expect(numberOf(BOOK, "last")).toBe("2.2");
});
