/** Things that hold, cook, shine and stand about indoors. */

import { box, disc, dots, repeat, rosette, slab, star, type Point } from "../shapes";
import type { Part } from "./part";

const books = (from: number, to: number, y: number, seed: number): string => {
  let path = "";
  for (let x = from, i = seed; x < to - 5; i++) {
    const wide = 4 + ((i * 7) % 4);
    if (i % 3 === seed % 3) path += box(x, y, wide, 13 - (i % 2) * 3);
    x += wide + 0.6;
  }
  return path;
};
const BURNERS: readonly Point[] = [[-17, -9], [17, -9], [-17, 11], [17, 11]];

export const STORES: Readonly<Record<string, Part>> = {
  shelf: [
    ["woodDark", slab(92, 24, 2)], ["flat:soilDark", box(-43, -7, 86, 15)], ["flat:red", books(-42, 43, -6, 1)],
    ["flat:blueLight", books(-42, 43, -6, 2)], ["flat:straw", books(-42, 43, -6, 3)],
  ],
  cabinet: [["wood", slab(60, 26, 3)], ["line:woodDark", "M0 -13V13", 1.6], ["brass", disc(-5, 4, 2.4) + disc(5, 4, 2.4)]],
  vase: [["blueLight", disc(0, 0, 9)], ["leaf", rosette(0, 0, 7, 13)], ["rose", disc(0, 0, 4)]],
  plant: [["red", disc(0, 0, 11)], ["leaf", rosette(0, 0, 8, 22, 0.3)], ["leafLight", rosette(0, 0, 6, 13, 0.3, 0.4)]],
  lamp: [["brass", disc(0, 0, 11)], ["glow", disc(0, 0, 7)]],
  chandelier: [
    ["line:brass", star(0, 0, 8, 30, 8), 2.4], ["brass", disc(0, 0, 8)],
    ["glow", repeat((x, y) => disc(x, y, 4), [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [Math.cos((i * Math.PI) / 4) * 29, Math.sin((i * Math.PI) / 4) * 29] as const))],
  ],
  fireplace: [
    ["stone", slab(96, 34, 3)], ["stoneDark", box(-48, -17, 96, 12, 2)], ["black", box(-30, -8, 60, 25, 3)], ["woodDark", "M-20 6L18 -2L20 4L-18 12ZM-18 -2L20 8L17 13L-21 4Z"],
    ["fire", "M-20 8Q-18 -8 -10 -2Q-6 -14 1 -3Q8 -13 12 -1Q20 -6 20 9Q0 18 -20 8Z"], ["flat:glow", "M-10 8Q-7 -2 0 4Q6 -3 10 8Q0 13 -10 8Z"],
  ],
  radio: [
    ["woodDark", slab(104, 50, 5)], ["wood", slab(94, 40, 4)], ["cream", box(-42, -14, 38, 30, 3)], ["line:woodDark", "M-38 -8h30M-38 -2h30M-38 4h30M-38 10h30", 2.2],
    ["black", box(2, -14, 40, 13, 2)], ["glow", box(5, -11, 34, 7, 1)], ["line:red", "M27 -12V-3", 2], ["brass", disc(11, 9, 7) + disc(33, 9, 7)], ["line:black", "M11 9V3M33 9L37 5", 2],
    ["line:metalLight", "M-44 -20L-66 -44M-44 -20L-38 -48", 2.6], ["metalLight", disc(-66, -44, 3.4) + disc(-38, -48, 3.4)],
  ],
  counter: [["linen", slab(110, 28, 2)], ["line:metal", "M-37 -14V14M0 -14V14M37 -14V14", 1.2], ["line:stoneLight", "M-55 9H55", 2.4]],
  sink: [["linen", slab(56, 30, 2)], ["metalLight", slab(42, 20, 5)], ["metal", slab(34, 14, 4)], ["line:metalDark", "M0 -13V-3", 4]],
  stove: [
    ["metalDark", slab(64, 48, 4)], ["black", box(-29, -20, 58, 40, 3)], ["line:metal", repeat((x, y) => disc(x, y, 9) + disc(x, y, 4.5), BURNERS), 2.2],
    ["line:fire", disc(-17, -9, 9), 2.6], ["metal", disc(17, -9, 12)], ["metalLight", disc(17, -9, 9)], ["line:metal", "M28 -5L41 1", 4],
  ],
  fridge: [["white", slab(40, 36, 4)], ["line:metal", "M-16 14H16", 2], ["metal", box(8, 14, 8, 5, 1)]],
  kitchen_table: [
    ["woodLight", slab(72, 46, 4)], ["wood", box(-28, -15, 32, 24, 3)], ["metalLight", "M-24 4L-4 -8L0 -5L-20 8Z"], ["woodDark", "M-4 -8L6 -14L9 -11L0 -5Z"],
    ["red", disc(17, -8, 6)], ["leaf", disc(24, 6, 7)], ["straw", disc(12, 10, 6)],
  ],
  crates: [
    ["wood", box(-30, -26, 34, 34, 2)], ["line:woodDark", "M-30 -18H4M-30 0H4M-28 -18L2 0", 2.2], ["woodLight", box(-2, -6, 32, 32, 2)], ["line:woodDark", "M-2 2H30M-2 18H30M0 18L28 2", 2.2],
  ],
  barrel: [["wood", disc(0, 0, 18)], ["line:metalDark", disc(0, 0, 15), 2.6], ["line:woodDark", "M-11 -9H11M-13 0H13M-11 9H11", 1.6], ["woodDark", disc(4, 0, 2.6)]],
  sack: [["straw", "M-14 -4Q-16 14 0 15Q16 14 14 -4Q8 -12 4 -12L6 -17H-6L-4 -12Q-9 -12 -14 -4Z"], ["line:woodDark", "M-6 -11H6", 2.4]],
  rack: [["metalDark", slab(96, 26, 2)], ["wood", box(-44, -9, 24, 18, 1)], ["cream", box(-17, -8, 15, 15, 1)], ["red", disc(8, 0, 7)], ["green", disc(23, 0, 7)], ["blueLight", box(33, -8, 11, 16, 3)]],
  clock: [["woodDark", slab(40, 26, 3)], ["white", disc(0, 1, 10)], ["line:black", "M0 1V-6M0 1L5 3", 2]],
  stairs: [["wood", slab(72, 84, 2)], ["line:woodDark", "M-36 -31H36M-36 -20H36M-36 -9H36M-36 2H36M-36 13H36M-36 24H36M-36 35H36", 2], ["red", box(-18, -42, 36, 84)], ["line:redDark", "M-18 -31H18M-18 -20H18M-18 -9H18M-18 2H18M-18 13H18M-18 24H18M-18 35H18", 2], ["woodLight", box(-38, -42, 6, 88, 3) + box(32, -42, 6, 88, 3)]],
  coats: [["woodDark", slab(60, 12, 3)], ["blueDark", "M-26 -2h16l3 20h-22Z"], ["redDark", "M-6 -2h14l3 22h-20Z"], ["straw", disc(20, 6, 9)], ["wood", disc(20, 6, 5)]],
  mat: [["soil", slab(70, 28, 2)], ["line:straw", slab(60, 18, 1), 2]],
  statue: [["stoneLight", slab(38, 38, 3)], ["stone", disc(0, 0, 15)], ["white", "M-14 3Q-13 -8 -5 -7Q0 -9 5 -7Q13 -8 14 3Q8 8 0 7Q-8 8 -14 3Z"], ["linen", disc(0, -2, 6)]],
  picture: [["brass", slab(62, 26, 2)], ["blue", box(-26, -9, 52, 18)], ["flat:fire", disc(10, -2, 5)], ["flat:greenDark", "M-26 9V3L-12 -5L2 4L12 0L26 5V9Z"]],
  picture_two: [["brass", slab(36, 26, 2)], ["redDark", box(-13, -9, 26, 18)], ["flat:cream", disc(0, -2, 4.500)], ["flat:black", "M-9 9Q-8 2 0 2Q8 2 9 9Z"]],
  easel: [["woodDark", "M-26 -22L-20 -24L0 18L20 -24L26 -22L4 24H-4Z"], ["white", "M-28 -16L24 -24L28 4L-24 12Z"], ["flat:waterLight", "M-24 -12L22 -20L24 -8L-22 0Z"], ["flat:leaf", "M-22 0L24 -8L25 0L-21 8Z"], ["flat:fire", disc(10, -12, 4)]],
  armour: [["stoneDark", slab(34, 34, 3)], ["metal", "M-16 4Q-16 -10 0 -10Q16 -10 16 4Q8 12 0 10Q-8 12 -16 4Z"], ["metalLight", disc(0, 0, 8)], ["line:black", "M-6 3H6", 2.2], ["flat:red", "M0 -8L4 -18L-4 -18Z"]],
  rope: [["line:red", "M-34 0Q-17 9 0 0Q17 9 34 0", 3.4], ["brass", disc(-34, 0, 5) + disc(0, 0, 5) + disc(34, 0, 5)]],
  globe: [["woodDark", disc(0, 0, 17)], ["water", disc(0, 0, 14)], ["flat:leafLight", "M-9 -8Q0 -12 3 -5Q-1 1 -7 1ZM2 3Q10 0 10 6Q5 12 1 9Z"], ["line:brass", "M-17 0Q0 -10 17 0", 2]],
  workbench: [
    ["woodLight", slab(110, 36, 2)], ["line:wood", "M-55 -5H55M-55 7H55", 1.4], ["metalDark", box(-50, 4, 22, 16, 2)], ["metalLight", box(-46, 14, 14, 8, 1)],
    ["metalLight", "M-18 -10L28 -4L28 5L-18 -2Z"], ["wood", "M28 -6h15q5 5 0 12h-15Z"], ["metalDark", box(-8, 5, 20, 7, 1)], ["woodDark", box(-1, 3, 5, 14, 2)],
  ],
  blueprint: [["wood", slab(66, 44, 3)], ["blue", slab(58, 36, 1)], ["line:white", "M-22 -10H2V8H-22ZM2 -2H18V8H2M-14 -10V-2H2", 1.6], ["straw", "M12 -14l16 6l-1 3l-16 -6Z"]],
  saw_bench: [["woodLight", slab(40, 46, 2)], ["metalLight", star(0, 0, 14, 15, 12)], ["metalDark", disc(0, 0, 4)], ["line:woodDark", "M0 -23V-15M0 15V23", 2]],
  wheel: [["metal", star(0, 0, 10, 17, 13)], ["metalDark", disc(0, 0, 6)]],
  shavings: [["line:straw", dots(5, 26, -30, -20, 60, 40), 3.4]],
};
