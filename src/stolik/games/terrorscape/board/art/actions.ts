/** The pictures of what one may do: around (0, 0), about 48 wide. */

import { feature } from "./cards/emblems";
import type { Stroke } from "./common/stroke";
import { KNIFE, RUNNER } from "./cards/glyphs";
import { place } from "./cards/place";
import { box, disc } from "./shapes";
import { TOKENS } from "./tokens/tokens";

const PALE = "#fff0d8";
const lens = (rim: string): readonly Stroke[] => [
  ["", "M6 6L19 20", "#140d16", 11], ["", "M6 6L19 20", "#c08a50", 6], ["rgb(255 246 220 / .35)", disc(-5, -5, 15), "#140d16", 8], ["", disc(-5, -5, 15), rim, 4.4], ["", "M-13 -7Q-11 -14 -4 -14", "#fff", 2.6],
];
const BACKPACK: readonly Stroke[] = [
  ["", "M-8 -16Q-8 -24 0 -24T8 -16", "#c08a50", 4], ["#7a8a4a", "M-17 22Q-21 0 -14 -12Q-8 -18 0 -18T14 -12Q21 0 17 22Z"], ["#56652f", "M-16 -2Q0 8 16 -2L14 -12Q8 -18 0 -18T-14 -12Z"], ["#8f9f5a", box(-11, 6, 22, 13, 3)], ["#e0ac46", box(-3, -4, 6, 9, 1)],
];

export const ACTIONS: Readonly<Record<string, readonly Stroke[]>> = {
  calm: [["#ffd98a", disc(0, 0, 11)], ["", "M0 -24V-17M0 17V24M-24 0H-17M17 0H24M-17 -17L-12 -12M12 12L17 17M-17 17L-12 12M12 -12L17 -17", "#ffd98a", 4], ["", "M-5 2Q0 7 5 2", "#6b3a12", 2.6]],
  repair: TOKENS["repair"] ?? [],
  search: lens("#ffd98a"),
  search_room: lens("#ff6a55"),
  sprint: [["", "M-26 -8H-14M-28 4H-16M-24 16H-14", "#ff9a3d", 4], [PALE, place(RUNNER, 6, 0, 0.66)]],
  passage: [["#6b4a2c", box(-20, -8, 40, 30, 3)], ["#120a0a", box(-15, -3, 30, 22, 2)], ["", "M-10 18V2M10 18V2M-10 6H10M-10 13H10", "#dfaa42", 3.4], ["#96653b", "M-20 -8L-14 -25H26L20 -8Z"], ["", "M-2 -16H8", "#dfaa42", 3]],
  equip: BACKPACK,
  swap: [["#ffd98a", "M-22 -17H8V-24L24 -11L8 2V-5H-22Z"], ["#8fd0ff", "M22 5H-8V-2L-24 11L-8 24V17H22Z"]],
  chest: TOKENS["chest"] ?? [],
  suitcase: TOKENS["suitcase"] ?? [],
  loot: [...BACKPACK, ["", "M8 -22L22 -8M22 -22L8 -8", "#140d16", 8], ["", "M8 -22L22 -8M22 -22L8 -8", "#f6d8cc", 4]],
};

/** Counters on the edge of the table, by name. */
export const COUNTERS: Readonly<Record<string, readonly Stroke[]>> = {
  level: TOKENS["level"] ?? [],
  strength: [["#3d0d10", disc(0, 0, 23), "#ff5a46", 2.6], ["#dfe7f0", place(KNIFE, -3, 0, 0.6, 38)], ["#dfe7f0", place(KNIFE, 3, 0, 0.6, -38)]],
  rescue: TOKENS["rescue"] ?? [],
  repair: feature("radio"),
  keys: TOKENS["key"] ?? [],
};
