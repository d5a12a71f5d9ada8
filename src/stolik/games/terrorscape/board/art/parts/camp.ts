/** Things of a lodge, a camp, a quarry and a lake. */

import { blob, box, disc, dots, repeat, slab, star, type Point } from "../shapes";
import type { Part } from "./part";

const seat = (x: number, y: number): string => box(x - 9, y - 8, 18, 16, 4);
const MEETING: readonly Point[] = [[-84, -34], [-50, -34], [-16, -34], [18, -34], [52, -34], [-84, 34], [-50, 34], [-16, 34], [18, 34], [52, 34]];
const BALLS: readonly Point[] = [[26, -8], [26, 0], [26, 8], [33, -4], [33, 4], [19, 4]];

export const CAMP: Readonly<Record<string, Part>> = {
  reception: [
    ["wood", "M-76 -20H76V22H50V6H-50V22H-76Z"], ["woodLight", "M-70 -15H70V17H56V0H-56V17H-70Z"], ["brass", disc(-20, -8, 6)], ["white", box(6, -14, 22, 15, 1)], ["black", box(40, -14, 18, 12, 2)], ["glow", disc(-62, 2, 6)],
  ],
  keys_rack: [["woodDark", slab(84, 16, 2)], ["line:gold", "M-32 -3V5M-20 -3V5M-8 -3V5M4 -3V5M16 -3V5M28 -3V5", 3.4]],
  meeting: [
    ["blue", repeat(seat, MEETING)], ["woodLight", slab(196, 52, 22)], ["line:wood", slab(180, 36, 16), 1.6], ["white", box(-70, -16, 15, 12, 1) + box(-30, 4, 15, 12, 1) + box(20, -16, 15, 12, 1) + box(56, 3, 15, 12, 1)],
    ["metalDark", box(-8, -8, 18, 14, 2)], ["glow", disc(1, -1, 3)],
  ],
  screen: [["metalDark", slab(92, 14, 2)], ["white", box(-42, -3, 84, 12, 1)], ["line:blue", "M-34 3L-20 0L-6 5L10 -1L26 4L36 1", 2]],
  billiard: [
    ["woodDark", slab(124, 72, 8)], ["greenLight", slab(106, 54, 2)], ["black", disc(-52, -26, 6) + disc(0, -28, 5.500) + disc(52, -26, 6) + disc(-52, 26, 6) + disc(0, 28, 5.500) + disc(52, 26, 6)],
    ["red", repeat((x, y) => disc(x, y, 4), BALLS)], ["white", disc(-26, 0, 4)], ["line:straw", "M-78 20L-32 2", 3],
  ],
  arcade: [["violet", slab(38, 40, 4)], ["black", box(-15, -16, 30, 16, 2)], ["flat:waterLight", box(-11, -12, 22, 8)], ["red", disc(-7, 10, 4)], ["gold", disc(7, 10, 3) + disc(13, 7, 3)]],
  darts: [["black", disc(0, 0, 19)], ["cream", disc(0, 0, 15)], ["line:red", disc(0, 0, 10), 3], ["green", disc(0, 0, 5)]],
  suitcase_open: [["wood", box(-26, -22, 52, 20, 3)], ["redLight", box(-22, -18, 44, 12, 2)], ["wood", box(-26, 0, 52, 24, 3)], ["blueLight", box(-20, 4, 18, 15, 2)], ["white", box(2, 4, 18, 15, 2)]],
  wardrobe: [["woodDark", slab(74, 28, 2)], ["line:wood", "M0 -14V14M-33 8H-4M4 8H33", 2], ["brass", disc(-5, 2, 2.4) + disc(5, 2, 2.4)]],
  tent: [["redLight", "M-46 -36L0 -44L46 -36V36L0 44L-46 36Z"], ["flat:red", "M0 -44L46 -36V36L0 44Z"], ["black", "M0 44L-15 22L0 4L15 22Z"], ["line:cream", "M0 -44V44M-46 -36L-58 -44M46 -36L58 -44M-46 36L-58 44M46 36L58 44", 2.2]],
  tent_blue: [["blueLight", blob(41, 0, 0, 40, 36, 6, 0.05)], ["flat:blue", "M0 -34Q40 -26 38 4Q34 32 0 34Z"], ["line:cream", "M0 -34V34M-38 0H38", 2.2], ["black", "M-12 33Q0 12 12 33Z"]],
  caravan: [
    ["metalLight", slab(124, 62, 14)], ["linen", slab(112, 50, 10)], ["line:red", "M-56 -16H56M-56 16H56", 4], ["waterLight", box(-38, -10, 28, 20, 4) + box(10, -10, 24, 20, 4)], ["line:metalDark", "M62 0H82", 5], ["metalDark", disc(84, 0, 5)],
  ],
  campfire: [["stone", repeat((x, y) => disc(x, y, 6), [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [Math.cos((i * Math.PI) / 4) * 21, Math.sin((i * Math.PI) / 4) * 21] as const))], ["woodDark", "M-14 -4L14 2L12 8L-16 2ZM-8 12L6 -14L12 -10L-2 15Z"], ["fire", star(0, 0, 7, 16, 9)], ["flat:glow", star(0, 0, 6, 9, 5)]],
  bonfire: [
    ["stone", repeat((x, y) => disc(x, y, 9), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => [Math.cos((i * Math.PI) / 6) * 44, Math.sin((i * Math.PI) / 6) * 44] as const))],
    ["soilDark", disc(0, 0, 36)], ["woodDark", "M-32 -10L32 4L30 13L-34 -1ZM-18 28L12 -32L22 -28L-8 32ZM24 26L-28 -22L-22 -29L30 19Z"], ["fire", star(0, 0, 9, 32, 19)], ["flat:brass", star(0, 0, 8, 22, 13, 0.2)], ["flat:glow", star(0, 0, 6, 13, 8)],
  ],
  log: [["wood", slab(74, 18, 8)], ["line:woodDark", "M-26 -3H24M-20 4H28", 1.6], ["woodLight", disc(-33, 0, 7.5)]],
  jetty: [["woodDark", slab(100, 40, 1)], ["line:wood", "M-42 -19V19M-28 -19V19M-14 -19V19M0 -19V19M14 -19V19M28 -19V19M42 -19V19", 10], ["woodDark", disc(46, -17, 4.500) + disc(46, 17, 4.500)]],
  boat: [["wood", "M0 -44Q24 -22 20 16Q16 36 0 40Q-16 36 -20 16Q-24 -22 0 -44Z"], ["soilDark", "M0 -34Q16 -18 13 14Q10 28 0 31Q-10 28 -13 14Q-16 -18 0 -34Z"], ["woodLight", box(-15, -10, 30, 8, 1) + box(-14, 12, 28, 8, 1)], ["line:straw", "M-30 -22L26 26", 3]],
  lake: [["line:straw", "M86 -246Q26 -190 40 -130T22 -20T44 90T20 250", 26], ["flat:water", "M96 -250H94Q34 -190 48 -130T30 -20T52 90T28 250H96Z"], ["line:waterLight", "M60 -120q14 -6 28 0M50 -40q16 -6 32 0M62 60q14 -6 26 0M54 150q16 -6 32 0M70 -190q10 -4 20 0M46 210q16 -6 34 0", 2.4]],
  reeds: [["line:leafLight", "M-14 10Q-12 -6 -18 -16M-6 12Q-4 -8 -6 -20M2 12Q4 -6 10 -18M10 10Q14 0 20 -8", 3], ["line:woodDark", "M-6 -20v-6M10 -18l2 -6", 4.4]],
  truck: [["green", slab(58, 104, 10)], ["greenDark", box(-25, 0, 50, 48, 4)], ["soil", box(-20, 5, 40, 38, 3)], ["waterLight", box(-22, -22, 44, 14, 4)], ["line:greenLight", "M-18 -44V-28M18 -44V-28M0 -46V-28", 2], ["glow", box(-24, -53, 14, 7, 2) + box(10, -53, 14, 7, 2)], ["black", box(-33, -38, 8, 22, 3) + box(25, -38, 8, 22, 3) + box(-33, 18, 8, 22, 3) + box(25, 18, 8, 22, 3)]],
  terraces: [["stone", blob(51, 0, 0, 92, 128, 10, 0.14)], ["stoneDark", blob(52, 4, 4, 72, 104, 10, 0.14)], ["stone", blob(53, 6, 8, 56, 84, 9, 0.16)], ["soilDark", blob(54, 8, 10, 40, 64, 9, 0.18)], ["line:stoneLight", dots(55, 26, -70, -110, 150, 230), 6]],
  rocks: [["stoneLight", blob(56, -10, 2, 18, 15, 6, 0.3)], ["stone", blob(57, 14, 8, 14, 11, 6, 0.3)], ["stoneDark", blob(58, 6, -12, 9, 8, 6, 0.3)]],
  rails: [["line:woodDark", "M-14 -60H14M-14 -42H14M-14 -24H14M-14 -6H14M-14 12H14M-14 30H14M-14 48H14", 5], ["line:metalLight", "M-8 -66V60M8 -66V60", 3], ["metalDark", slab(34, 42, 4)], ["soil", slab(26, 34, 3)], ["stoneLight", disc(-4, -6, 7) + disc(6, 6, 6)]],
  signpost: [["woodDark", disc(0, 0, 6)], ["woodLight", "M-6 -20H24L34 -12L24 -4H-6ZM6 6H-24L-34 14L-24 22H6Z"]],
  fur: [["wood", "M-34 -14L-46 -24L-34 -26Q0 -34 34 -26L46 -24L34 -14Q40 0 34 14L46 26L32 24Q0 34 -32 24L-46 26L-34 14Q-40 0 -34 -14Z"], ["flat:woodLight", blob(59, 0, 0, 22, 14)]],
  stove_iron: [["black", slab(40, 40, 8)], ["metalDark", disc(0, -4, 12)], ["line:metal", disc(0, -4, 8), 2], ["fire", box(-12, 14, 24, 6, 2)]],
  telescope: [["line:woodDark", "M0 0L-16 20M0 0L16 20M0 0V-22", 4], ["brass", "M-6 10L-10 -34H10L6 10Z"], ["waterLight", box(-11, -40, 22, 7, 2)]],
  trail: [["line:soil", "M-288 6Q-220 -24 -140 4T20 -2T170 8T288 -4", 40], ["line:straw", "M-288 6Q-220 -24 -140 4T20 -2T170 8T288 -4", 30], ["line:wood", "M-288 0Q-220 -30 -140 -2T20 -8T170 2T288 -10M-288 14Q-220 -16 -140 12T20 6T170 16T288 4", 2]],
  trail_short: [["line:soil", "M-130 40Q-60 60 -20 10T60 -30T130 -46", 38], ["line:straw", "M-130 40Q-60 60 -20 10T60 -30T130 -46", 28], ["line:wood", "M-130 32Q-60 52 -24 4T56 -38T126 -54", 2]],
};
