import { describe, expect, it } from "vitest";
import { gistOf, lacking } from "@stolik/games/voidfall/board/signs/gist";

const WORDS: Readonly<Record<string, string>> = { guild: "Guild", installation: "Installation", produce: "production", inf: "Influence", cleanse: "cleansing" };
const word = (name: string) => WORDS[name] ?? null;

describe("what an action gives in few words", () => {
  it.each([
    ["1[M] → [guild] / [installation]", "Guild or Installation"],
    ["[recall] → [here]([guild] + [installation])", "Guild, Installation"],
    ["2[F] → [produce.S.C] + 1[inf] × [guild.pure.S.C]", "production, Influence"],
    ["[cleanse]", "cleansing"],
  ])("%s", (line, said) => {
    expect(gistOf(line, word, "en")).toBe(said);
  });

  it("knows which resource there is too little of", () => {
    const stock = (letter: string) => ({ E: 1, C: 3 })[letter];
    expect(lacking("1[C] 2[E] → [invade]", stock)).toEqual({ letter: "E", at: 1 });
    expect([lacking("1[E] → [invade]", stock), lacking("[invade]", stock)]).toEqual([null, null]);
  });
});
