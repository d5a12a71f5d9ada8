import { expect, test } from "vitest";
import { SOUNDS as NOT_ALONE } from "../../src/stolik/games/not_alone/board/sounds";
import { SOUNDS as TERRORSCAPE } from "../../src/stolik/games/terrorscape/board/sounds";
import { SOUNDS, type Note } from "../../src/stolik/web/table/telling/sounds";
import { catalogueOf } from "./catalogues";

const GAMES = { not_alone: NOT_ALONE, terrorscape: TERRORSCAPE };

test("what is heard is something that the log tells", () => {
  for (const [game, sounds] of Object.entries(GAMES)) {
    const words = catalogueOf("en", game);
    expect(Object.keys(sounds).filter((id) => !words.has(`log-${id}`))).toEqual([]);
  }
});

test("sounds are short, and none is made for nothing", () => {
  const heard = new Set<string>(["turn", "sent", ...Object.values(GAMES).flatMap((sounds) => Object.values(sounds))]);
  expect(Object.keys(SOUNDS).filter((sound) => !heard.has(sound))).toEqual([]);
  const long = Object.entries<readonly Note[]>(SOUNDS).filter(([, notes]) => notes.some(({ at, length }) => at + length > 1.8));
  expect(long).toEqual([]);
});
