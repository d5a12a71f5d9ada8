/** Things that grow and stand in the open. */

import { blob, box, disc, dots, repeat, rosette, slab, star, type Point } from "../shapes";
import type { Part } from "./part";

const grave = (x: number, y: number): string => `M${x - 11} ${y + 12}v-15a11 11 0 0 1 22 0v15Z`;
const GRASS: readonly Point[] = [[-60, -30], [-20, 12], [34, -18], [62, 26], [-46, 34]];
const tuft = (x: number, y: number): string => `M${x} ${y}l-4 -8M${x} ${y}v-10M${x} ${y}l4 -8`;

export const GROUNDS: Readonly<Record<string, Part>> = {
  tree: [["leafDark", blob(3, 0, 0, 40, 40)], ["flat:leaf", blob(4, -5, -6, 30, 29)], ["flat:leafLight", blob(5, -12, -13, 14, 12)]],
  fir: [["leafDark", star(0, 0, 11, 36, 24)], ["flat:green", star(0, 0, 9, 25, 15, 0.2)], ["flat:leaf", star(0, 0, 7, 14, 7)]],
  bare: [
    ["line:woodDark", "M0 0L26 -18M14 -10L22 -30M0 0L-30 -12M-16 -6L-24 -26M0 0L18 26M9 13L28 16M0 0L-16 28M-8 14L-28 20M26 -18L40 -14M-30 -12L-42 -4M18 26L14 40", 5],
    ["woodDark", disc(0, 0, 9)],
  ],
  bush: [["leafDark", blob(7, 0, 0, 20, 18)], ["flat:leaf", blob(8, -3, -4, 14, 12)]],
  roses: [["leafDark", blob(9, 0, 0, 22, 18)], ["flat:leaf", blob(10, -3, -3, 16, 12)], ["rose", disc(-8, -5, 4) + disc(6, -8, 4) + disc(9, 6, 4) + disc(-6, 8, 4)]],
  hedge: [["leafDark", slab(90, 24, 9)], ["line:leaf", dots(11, 34, -40, -8, 80, 15), 6], ["line:leafLight", dots(12, 14, -38, -8, 76, 10), 3.4]],
  tufts: [["line:leafLight", repeat(tuft, GRASS), 1.8]],
  fountain: [
    ["stoneLight", disc(0, 0, 48)], ["stoneDark", disc(0, 0, 40)], ["water", disc(0, 0, 38)], ["line:waterLight", disc(0, 0, 30) + disc(0, 0, 22), 1.8],
    ["stoneLight", disc(0, 0, 14)], ["waterLight", rosette(0, 0, 8, 15, 0.3)], ["white", disc(0, 0, 4)],
  ],
  bed_flowers: [["soil", slab(80, 30, 8)], ["leaf", dots(13, 1, 0, 0, 1, 1) + repeat((x, y) => rosette(x, y, 6, 9), [[-28, 0], [-10, 3], [9, -2], [28, 2]])], ["rose", disc(-28, 0, 5) + disc(9, -2, 5)], ["gold", disc(-10, 3, 5)], ["lilac", disc(28, 2, 5)]],
  grave: [["soil", box(-12, 8, 24, 36, 6)], ["stoneLight", grave(0, 0)], ["line:stoneDark", "M0 -7V6M-5 -2H5", 2.6]],
  grave_old: [["soilDark", box(-11, 9, 22, 34, 6)], ["stone", "M-11 12V-4Q-10 -13 0 -13Q8 -13 10 -6L5 -1L11 3V12Z"], ["line:stoneDark", "M-6 -3H4M-6 3H6", 2]],
  grave_cross: [["soil", box(-12, 8, 24, 34, 6)], ["stoneLight", "M-4 12V-1H-13V-9H-4V-18H4V-9H13V-1H4V12Z"]],
  grave_open: [["soil", blob(14, 20, 10, 26, 24)], ["black", slab(32, 58, 3)], ["woodDark", slab(22, 44, 3)], ["line:straw", "M0 -14V12M-7 -5H7", 2.4]],
  crypt: [
    ["stoneDark", slab(100, 76, 3)], ["stone", slab(86, 62, 2)], ["stoneLight", "M-43 -31L0 -8L43 -31ZM-43 31L0 8L43 31Z"], ["line:stoneDark", "M-43 -31L0 0L43 -31M-43 31L0 0L43 31", 2.4],
    ["metalDark", box(-15, 30, 30, 10, 2)], ["line:gold", "M0 -14V10M-8 -6H8", 4],
  ],
  altar: [["line:lilac", disc(0, 0, 28), 2.2], ["line:lilac", star(0, 0, 5, 27, 11), 2.2], ["glow", repeat((x, y) => disc(x, y, 3.6), [0, 1, 2, 3, 4].map((i) => [Math.cos(i * 1.2566 - 1.57) * 28, Math.sin(i * 1.2566 - 1.57) * 28] as const))]],
  lantern: [["metalDark", slab(18, 18, 4)], ["glow", disc(0, 0, 6)]],
  well: [["stone", disc(0, 0, 24)], ["black", disc(0, 0, 16)], ["line:water", disc(0, 0, 10), 3], ["wood", box(-28, -4, 56, 8, 2)], ["straw", disc(0, 0, 6)]],
  shed: [
    ["woodDark", slab(142, 94, 2)], ["soil", slab(126, 78)], ["line:woodDark", "M-63 -20H63M-63 0H63M-63 20H63", 1.6], ["soil", box(-20, 38, 40, 12)],
    ["line:metalLight", "M-54 -34V20M-42 -34V14M-30 -34V20", 3], ["metal", "M-59 14h10v14q-5 6 -10 0ZM-36 14h12v12h-12Z"], ["line:woodLight", "M-47 14h10M-46 14v8M-42 14v9M-38 14v8", 2],
    ["woodLight", box(-8, -38, 66, 20, 1)], ["red", box(-2, -34, 22, 13, 2)], ["line:black", "M3 -34V-37H14V-34", 2], ["metalLight", "M28 -33h22l-3 8h-19Z"], ["metal", star(44, 10, 12, 16, 12)], ["metalDark", disc(44, 10, 4)],
  ],
  barrow: [["green", "M-20 -14H14L20 14H-14Z"], ["flat:soil", "M-14 -9H11L15 9H-10Z"], ["black", disc(26, 0, 8)], ["line:wood", "M-20 -12L-42 -16M-16 12L-40 18", 3.6]],
  logs: [["wood", repeat((x, y) => disc(x, y, 9), [[-27, 0], [-9, 0], [9, 0], [27, 0], [-18, -15], [0, -15], [18, -15]])], ["line:woodLight", repeat((x, y) => disc(x, y, 4), [[-27, 0], [-9, 0], [9, 0], [27, 0], [-18, -15], [0, -15], [18, -15]]), 2]],
  stump: [["wood", disc(0, 0, 16)], ["line:woodLight", disc(0, 0, 10) + disc(0, 0, 5), 1.8], ["line:woodDark", "M2 0L34 -20", 4.4], ["metalLight", "M-8 -5L6 -9L8 2L-4 8Z"]],
  planter: [["wood", slab(36, 110, 3)], ["soil", slab(27, 100, 2)], ["leaf", repeat((x, y) => rosette(x, y, 7, 15, 0.3), [[0, -36], [0, -12], [0, 12], [0, 36]])], ["leafLight", repeat((x, y) => rosette(x, y, 5, 8, 0.3, 0.4), [[0, -36], [0, -12], [0, 12], [0, 36]])], ["red", disc(-5, -40, 3.4) + disc(6, -9, 3.4) + disc(-4, 14, 3.4) + disc(5, 40, 3.4)]],
  pots: [["red", disc(-14, 0, 10) + disc(12, 2, 9)], ["leafLight", rosette(-14, 0, 7, 14)], ["leaf", rosette(12, 2, 6, 12)], ["lilac", disc(12, 2, 3.4)]],
  palm: [["red", disc(0, 0, 13)], ["leafLight", rosette(0, 0, 9, 34, 0.2)], ["leaf", rosette(0, 0, 7, 22, 0.24, 0.5)]],
  path_back: [
    ["line:soil", "M-148 8C-100 4 -84 34 -40 30S10 -14 50 -10S96 -40 100 -93", 40], ["line:stone", "M-148 8C-100 4 -84 34 -40 30S10 -14 50 -10S96 -40 100 -93", 32],
    ["line:stoneLight", "M-148 2C-100 -2 -84 26 -40 22S10 -22 50 -18S90 -44 92 -93M-148 14C-100 12 -84 42 -40 38S10 -6 52 -2S104 -36 108 -93", 7],
    ["line:stoneDark", "M-148 8C-100 4 -84 34 -40 30S10 -14 50 -10S96 -40 100 -93", 1.6],
  ],
};
