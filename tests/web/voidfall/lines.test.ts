import { expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
const { words } = await import("../../../src/stolik/web/words/words.svelte");
const { allSaid } = await import("../../../src/stolik/games/voidfall/board/signs/lines");

const TEXTS: Readonly<Record<string, string>> = {
  "technology-shields.text": "Absorb 1.", "technology-shields.basic": "Absorb 1.",
  "technology-shields.immediate": "Deploy 1", "technology-shields.improved": "Absorb 2.",
};
words.attribute = (id, name) => TEXTS[`${id}.${name}`] ?? null;
words.maybe = (id) => ({ "board-part-of-immediate": "At once", "board-part-of-improved": "Improved" })[id] ?? null;

it("says each part of a thing once, under its title", () => {
  expect(allSaid("technology:shields")).toBe("Absorb 1. At once: Deploy 1. Improved: Absorb 2.");
  expect(allSaid("technology:torpedoes")).toBeNull();
});
