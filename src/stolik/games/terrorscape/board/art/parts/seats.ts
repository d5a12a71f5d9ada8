/** Things to sit, lie and eat at. */

import { box, disc, repeat, rosette, slab, star, type Point } from "../shapes";
import type { Part } from "./part";

const PLATES: readonly Point[] = [[-80, -18], [-40, -18], [0, -18], [40, -18], [80, -18], [-80, 18], [-40, 18], [0, 18], [40, 18], [80, 18]];
const CHAIR = (x: number, y: number): string => box(x - 10, y - 9, 20, 18, 4);
const ROUND: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => [Math.cos((i * Math.PI) / 3) * 34, Math.sin((i * Math.PI) / 3) * 34] as const);

export const SEATS: Readonly<Record<string, Part>> = {
  chair: [["wood", slab(20, 20, 4)], ["woodDark", box(-11, -13, 22, 6, 3)]],
  armchair: [
    ["red", slab(46, 44, 8)], ["redDark", box(-23, -24, 46, 14, 6)], ["redDark", box(-25, -14, 11, 36, 5)],
    ["redDark", box(14, -14, 11, 36, 5)], ["redLight", box(-13, -9, 26, 28, 5)],
  ],
  sofa: [
    ["red", slab(104, 44, 8)], ["redDark", box(-52, -24, 104, 15, 6)], ["redDark", box(-55, -16, 13, 38, 6)],
    ["redDark", box(42, -16, 13, 38, 6)], ["redLight", box(-40, -8, 39, 27, 5)], ["redLight", box(1, -8, 39, 27, 5)],
    ["brass", "M-36 -8l16 -4l3 14l-15 4Z"],
  ],
  bench: [["wood", slab(70, 18, 3)], ["line:woodDark", "M-34 -3H34M-34 3H34", 1.4], ["metalDark", box(-30, -11, 5, 22, 2) + box(25, -11, 5, 22, 2)]],
  table_low: [["woodLight", slab(34, 56, 6)], ["line:wood", box(-12, -23, 24, 46, 3), 1.4], ["white", box(-7, -14, 13, 17, 1)], ["blue", disc(4, 14, 5)]],
  table_dining: [
    ["wood", repeat(CHAIR, [[-80, -40], [-40, -40], [0, -40], [40, -40], [80, -40], [-80, 40], [-40, 40], [0, 40], [40, 40], [80, 40]])],
    ["woodDark", box(-126, -12, 18, 24, 5) + box(108, -12, 18, 24, 5)],
    ["woodLight", slab(214, 68, 8)], ["red", slab(206, 16, 2)], ["flat:gold", slab(206, 2)],
    ["white", repeat((x, y) => disc(x, y, 8.5), PLATES)], ["line:linen", repeat((x, y) => disc(x, y, 5), PLATES), 1.4],
    ["brass", disc(-50, 0, 6) + disc(50, 0, 6)], ["glow", disc(-50, 0, 2.6) + disc(50, 0, 2.6)],
    ["green", rosette(0, 0, 7, 12)], ["rose", disc(0, 0, 4)],
  ],
  table_round: [
    ["woodDark", repeat((x, y) => disc(x, y, 9), ROUND)], ["white", disc(0, 0, 30)], ["line:linen", disc(0, 0, 24), 1.4],
    ["cream", repeat((x, y) => disc(x * 0.55, y * 0.55, 5), ROUND)], ["brass", disc(0, 0, 6)], ["glow", disc(0, 0, 2.8)],
  ],
  table_high: [
    ["violet", box(-46, -17, 20, 18, 4) + box(26, -17, 20, 18, 4)], ["redDark", box(-14, -24, 28, 26, 5)], ["brass", box(-14, -26, 28, 7, 3)],
    ["white", box(-66, 0, 132, 26, 4)], ["line:red", "M-62 22H62", 2], ["brass", disc(-30, 12, 5) + disc(30, 12, 5)],
    ["glow", disc(-30, 12, 2.2) + disc(30, 12, 2.2)], ["cream", disc(0, 13, 7)],
  ],
  piano: [
    ["black", "M-36 -24H20Q40 -24 40 -2Q40 10 24 14Q8 18 4 34Q0 46 -14 46H-36Z"], ["line:metalDark", "M-28 -16H16Q32 -14 31 0Q30 6 18 9Q2 14 -2 30", 1.6],
    ["white", box(-36, -36, 62, 12, 2)], ["line:black", "M-30 -36v7M-24 -36v7M-15 -36v7M-9 -36v7M-3 -36v7M6 -36v7M12 -36v7M20 -36v7", 2.6], ["wood", box(-20, -54, 30, 13, 3)],
  ],
  bed: [
    ["woodDark", slab(64, 92, 4)], ["white", box(-28, -42, 56, 84, 4)], ["linen", box(-24, -38, 22, 18, 4) + box(2, -38, 22, 18, 4)],
    ["blue", box(-29, -12, 58, 56, 4)], ["blueLight", box(-29, -12, 58, 11, 2)],
  ],
  desk: [
    ["wood", slab(92, 40, 4)], ["green", slab(80, 30, 2)], ["white", "M-18 -8Q-9 -13 0 -8Q9 -13 18 -8V10Q9 6 0 10Q-9 6 -18 10Z"], ["line:linen", "M0 -8V10M-13 -4h8M-13 0h8M5 -4h8M5 0h8", 1.4],
    ["brass", disc(34, -6, 7)], ["glow", disc(34, -6, 4)], ["black", disc(-34, 6, 4)],
  ],
  stool: [["wood", disc(0, 0, 9)], ["line:woodDark", disc(0, 0, 5), 1.4]],
  rug_star: [["redDark", disc(0, 0, 58)], ["line:brass", disc(0, 0, 52), 2], ["flat:brass", star(0, 0, 8, 46, 20)], ["flat:red", star(0, 0, 8, 32, 13)]],
  rug: [["redDark", slab(150, 104, 3)], ["line:brass", slab(138, 92, 2), 2], ["flat:red", slab(118, 72)], ["flat:brass", "M0 -30L44 0L0 30L-44 0Z"], ["flat:redDark", "M0 -20L28 0L0 20L-28 0Z"]],
  rug_long: [["redDark", slab(300, 122, 3)], ["line:brass", slab(286, 108), 2], ["flat:red", slab(268, 90)]],
  rug_runner: [["redDark", slab(58, 160, 2)], ["flat:red", slab(44, 160)], ["line:brass", "M-24 -80V80M24 -80V80", 2]],
  runner: [["blueDark", slab(226, 54, 2)], ["flat:blue", slab(214, 40)], ["line:brass", "M-113 -22H113M-113 22H113", 2], ["line:cream", "M-96 0L-80 -10L-64 0L-80 10ZM-48 0L-32 -10L-16 0L-32 10ZM0 0L16 -10L32 0L16 10ZM48 0L64 -10L80 0L64 10Z", 1.6]],
  rug_blue: [["blueDark", slab(110, 76, 3)], ["line:cream", slab(98, 64), 1.6], ["flat:blue", slab(82, 48)], ["line:cream", "M-30 0L0 -16L30 0L0 16Z", 1.6]],
};
