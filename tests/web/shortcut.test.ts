import { expect, test } from "vitest";
import { shortcut } from "../../src/stolik/web/ui/shortcut";

type Held = Partial<Pick<KeyboardEvent, "ctrlKey" | "altKey" | "metaKey" | "shiftKey" | "isComposing">> & { altGr?: boolean };

function pressed(key: string, code: string, { altGr = false, ...held }: Held = {}): string {
  const getModifierState = (name: string): boolean => name === "AltGraph" && altGr;
  return shortcut({ key, code, ctrlKey: false, altKey: false, metaKey: false, isComposing: false, getModifierState, ...held } as KeyboardEvent);
}

test.each([
  ["l", "KeyL", "l"],
  ["L", "KeyL", "l"],
  ["l", "KeyP", "l"], // Dvorak
  ["a", "KeyQ", "a"], // French
  ["?", "Slash", "?"],
  ["?", "Digit7", "?"], // Russian
  ["ł", "KeyL", "ł"],
  ["é", "Digit2", "é"], // French
  ["д", "KeyL", "l"],
  ["Д", "KeyL", "l"],
  ["г", "KeyU", "u"],
  ["λ", "KeyL", "l"],
  ["ك", "Semicolon", ""],
  ["ش", "KeyA", "a"],
  ["ל", "KeyK", "k"],
  ["ㅣ", "KeyL", "l"],
  ["٣", "Digit3", "3"],
  ["۰", "Numpad0", "0"],
  ["؟", "Slash", "?"],
  ["Escape", "Escape", "Escape"],
  ["ArrowUp", "ArrowUp", "ArrowUp"],
])("%s on %s stands for %s", (key, code, meant) => {
  pressed("a", "KeyA");
  expect(pressed(key, code)).toBe(meant);
});

test("a sign on the place of a letter is a letter where letters are not Latin", () => {
  pressed("α", "KeyA");
  expect(pressed(";", "KeyQ")).toBe("q");
  expect(pressed("?", "Slash")).toBe("?");
  pressed("ש", "KeyA");
  expect(pressed("/", "KeyQ")).toBe("q");
  pressed("a", "KeyA");
  expect(pressed("'", "KeyQ")).toBe("'"); // Dvorak
});

test.each([
  ["ł", "KeyL", { altGr: true }],
  ["l", "KeyL", { altGr: true }],
  ["ł", "KeyL", { ctrlKey: true, altKey: true }],
  ["c", "KeyC", { ctrlKey: true }],
  ["с", "KeyC", { metaKey: true }],
  ["Dead", "KeyU", {}],
  ["Process", "KeyL", {}],
  ["l", "KeyL", { isComposing: true }],
] as const)("%s on %s with %j is no shortcut", (key, code, held) => {
  expect(pressed(key, code, held)).toBe("");
});
