/** Small scenes around the middle of a hex that tell the kinds of tiles apart. */

/** How a layer of a scene is drawn: far away and faint, as a body lit from above, its shaded parts, lines, lit windows. */
export type Manner = "far" | "body" | "shade" | "line" | "lamp";
export type Layer = readonly [manner: Manner, d: string];

/** Windows of a size at these places. */
function lamps(size: number, ...places: readonly (readonly [number, number])[]): Layer {
  return ["lamp", places.map(([x, y]) => `M${x} ${y}h${size}v${size * 1.5}h${-size}z`).join("")];
}

/** A round world. */
export function world(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The colour of each kind of tile, which is seen under any owner and in the Void. */
export const COLOURS: Readonly<Record<string, string>> = {
  home: "#8fb4e8",
  fallen_house: "#c9785e",
  asteroid_belt: "#b39a7a",
  paradise_world: "#5fc98a",
  survivor_colony: "#d6a34e",
  transmission_relay: "#58c6d8",
  research_facility: "#6f9cf0",
  novarch_palace: "#e0c25a",
  ancient_ruins: "#a8b27a",
  megalopolis: "#d87fae",
  genesis: "#7fe0c8",
  wormhole: "#b79cff",
  rift: "#e0608a",
};

/** The ground on which things stand: the rim of a world seen from near. */
const GROUND: Layer = ["far", "M-42 31Q0 16 42 31L32 48H-32Z"];

export const SCENES: Readonly<Record<string, readonly Layer[]>> = {
  home: [
    ["far", world(0, 6, 40)],
    ["body", "M-44 32V18h7V8h8V-6h7v20h6V-14h5V-24L0 -38L11 -24V-14h5v28h6V-8h8V6h7V16h7V32Z"],
    ["line", "M0 -38V-46M-25 -6V-13M26 -8V-14"],
    lamps(2, [-34, 12], [-26, 0], [-26, 8], [-3, -20], [2, -12], [-6, -6], [24, 0], [27, 8], [33, 12]),
    ["shade", "M-44 32Q0 22 44 32V36H-44Z"],
  ],
  fallen_house: [
    ["far", world(0, 6, 40)],
    ["body", "M-44 32V20l7 -5V4l8 7V-12l7 8V14h6V-16l4 5L-6 -34L2 -22L6 -36L10 -12l3 8v18h6V0l8 -6v14l7 -8v16h10V32Z"],
    ["line", "M-30 32L-22 16L-27 8L-20 -2M12 32L7 18L14 10L9 -2M30 32L26 22L32 14"],
    lamps(2, [-34, 22], [20, 22]),
    ["shade", "M-44 32Q0 22 44 32V36H-44Z"],
  ],
  asteroid_belt: [
    ["far", "M-50 -16Q0 -44 58 -2L52 13Q0 -22 -55 8Z"],
    ["body", "M-48 4L-40 -8L-26 -6L-22 6L-32 14L-44 12ZM-14 -16L-2 -26L10 -18L8 -4L-6 0ZM16 6L30 -8L46 -2L46 12L32 22L20 18ZM-20 26L-10 18L0 24L-4 34L-16 35ZM24 -28L31 -33L37 -28L33 -21L26 -21ZM-40 -26L-34 -30L-29 -26L-32 -20L-38 -20Z"],
    ["shade", "M-48 4L-36 4L-32 14L-44 12ZM-14 -16L-4 -12L-6 0ZM16 6L30 8L32 22L20 18ZM-20 26L-11 27L-16 35Z"],
    ["line", "M-36 4L-40 -8M-36 4L-22 6M-4 -12L-2 -26M-4 -12L8 -4M30 8L30 -8M30 8L46 12"],
  ],
  paradise_world: [
    ["far", world(0, 2, 44)],
    ["body", world(0, 2, 36)],
    ["lamp", "M-27 -12Q-14 -26 0 -20T8 -8Q-4 -2 -12 2T-30 0ZM8 12Q22 4 32 10Q28 24 14 30Q4 26 8 12ZM-24 20Q-16 14 -10 20T-14 30Q-22 28 -24 20Z"],
    ["line", "M-33 -10Q-10 -18 14 -14M-34 10Q0 0 34 -6M-24 26Q6 20 30 22"],
  ],
  survivor_colony: [
    GROUND,
    ["body", "M-26 32V18a26 24 0 0 1 52 0V32ZM-50 33V26a14 13 0 0 1 26 -4V33ZM24 33V22a14 13 0 0 1 26 4V33Z"],
    ["line", "M-24 12H24M-14 -3V32M14 -3V32M0 -6V-26M-6 -20H6M-9 -26H9"],
    lamps(3, [-20, 20], [-2, 20], [16, 20], [-42, 25], [38, 25], [-8, 2], [6, 2]),
  ],
  transmission_relay: [
    GROUND,
    ["body", "M-6 34L-2 4H2L6 34ZM-34 -22A36 36 0 0 0 30 6Q14 14 -6 6T-34 -22Z"],
    ["shade", "M-34 -22Q-20 6 30 6Q14 14 -6 6T-34 -22Z"],
    ["line", "M-4 2L16 -20M14 -30A14 14 0 0 1 26 -18M14 -39A23 23 0 0 1 35 -18M14 -48A32 32 0 0 1 44 -18"],
    ["lamp", world(16, -20, 3)],
  ],
  research_facility: [
    ["far", world(0, 0, 44)],
    ["body", "M-42 2a42 17 0 1 0 84 0a42 17 0 1 0 -84 0zM-33 2a33 11 0 1 1 66 0a33 11 0 1 1 -66 0z"],
    ["body", "M-9 26V-24L0 -38L9 -24V26L0 36Z"],
    ["line", "M-33 2H33M-24 -6L24 10M-24 10L24 -6M0 -38V-48"],
    lamps(2.4, [-5, -22], [2, -22], [-5, -12], [2, -12], [-5, 16], [2, 16], [-40, 1], [38, 1]),
  ],
  novarch_palace: [
    GROUND,
    ["far", "M-30 34V-4L0 -50L30 -4V34Z"],
    ["body", "M-46 34V2L-40 -12L-34 2V14H-26V-12L-19 -28L-12 -12V8H-7V-28L0 -46L7 -28V8H12V-12L19 -28L26 -12V14H34V2L40 -12L46 2V34Z"],
    ["shade", "M-8 34V20a8 9 0 0 1 16 0V34Z"],
    ["line", "M-26 14H-12M12 14H26M-7 -10H7M0 -46V-51"],
    lamps(2, [-41, 6], [39, 6], [-20, -8], [18, -8], [-20, 0], [18, 0], [-1, -22], [-1, -4]),
  ],
  ancient_ruins: [
    GROUND,
    ["body", "M-44 32V-4h9V32ZM-46 -4V-9h13v5ZM-24 32V-26h9V32ZM-28 -26V-32H30V-26H17V32H8V-26H-15V-26ZM32 32V10l4 -5 5 7V32Z"],
    ["shade", "M-15 32V-14a11 11 0 0 1 23 0V32Z"],
    ["line", "M-20 -26V32M12 -26V32M-40 -4V32M-26 -20L-17 -12M9 8L16 16M-43 10L-36 16"],
    ["lamp", "M-3.500 -4L0 -10L-3.500 -16L-7 -10Z"],
  ],
  megalopolis: [
    ["far", "M-42 34V0h0V-20h6V-6h8V-34h9V-12h7V-44h12V-16h8V-30h9V-4h5V-18h6V4h2V34Z"],
    ["body", "M-50 34V10h9V-6h10V10h5V-20h11V4h5V-30L-4 -38L2 -30V34ZM2 34V-8h11V8h5V-22h10V12h5V0h9V14h8V34Z"],
    lamps(1.8, [-38, -1], [-34, 6], [-38, 13], [-22, -14], [-18, -6], [-22, 2], [-18, 10], [-7, -24], [-3, -14], [-7, -4], [-3, 8], [5, -2], [9, 6], [20, -16], [24, -8], [20, 2], [24, 14], [35, 6], [39, 14], [-46, 16], [45, 20]),
    ["shade", "M-50 34Q0 26 50 34V36H-50Z"],
  ],
  genesis: [
    ["far", world(0, 0, 42)],
    ["line", "M0 -50V-34M0 34V50M-52 0H-36M36 0H52M-34 -32L-24 -22M34 -32L24 -22M-34 32L-24 22M34 32L24 22"],
    ["body", "M0 -34L9 -9L34 0L9 9L0 34L-9 9L-34 0L-9 -9Z"],
    ["shade", "M0 0L9 -9L34 0ZM0 0L9 9L0 34ZM0 0L-9 9L-34 0ZM0 0L-9 -9L0 -34Z"],
    ["lamp", world(0, 0, 5)],
  ],
  wormhole: [
    ["far", world(0, 0, 46)],
    ["line", "M-46 0a46 30 0 1 0 92 0a46 30 0 1 0 -92 0zM-40 4a36 22 0 1 0 76 -4M-32 -8a30 19 0 1 1 60 12M-26 6a24 14 0 0 0 50 -6"],
    ["shade", "M-24 0a24 14 0 1 0 48 0a24 14 0 1 0 -48 0z"],
  ],
  rift: [
    ["far", "M-22 -50L-4 -20L-20 -4L4 12L-16 26L2 50H16L2 26L22 10L4 -6L22 -20L6 -50Z"],
    ["lamp", "M-8 -50L4 -20L-9 -5L12 11L-6 25L8 50L0 26L17 10L-2 -6L12 -20Z"],
    ["line", "M4 -20L24 -30M-9 -5L-32 0L-44 -8M12 11L36 16L46 10M-6 25L-24 36"],
  ],
};

/** The Homes of one galaxy are unlike each other. */
const HOMES: readonly (readonly Layer[])[] = [
  SCENES["home"] ?? [],
  [
    ["far", world(0, 6, 40)],
    ["body", "M-46 32V20a14 15 0 0 1 24 -7V6a22 24 0 0 1 44 0v7a14 15 0 0 1 24 7V32Z"],
    ["line", "M0 -18V-40M-6 -33H6M-22 6H22M-36 8V0M36 8V0M-11 -12V6M11 -12V6"],
    lamps(2.4, [-40, 22], [-32, 22], [-14, 12], [-3, 12], [8, 12], [30, 22], [37, 22], [-3, -6]),
    ["shade", "M-46 32Q0 22 46 32V36H-46Z"],
  ],
  [
    ["far", world(0, 6, 40)],
    ["body", "M-48 32L-40 12H-24L-18 -4H-8L-3 -42H3L8 -4H18L24 12H40L48 32Z"],
    ["line", "M-40 12H40M-18 -4H18M0 -42V-50M-30 32L-26 12M30 32L26 12M-8 32V-4M8 32V-4"],
    lamps(2, [-36, 20], [-28, 20], [-14, 4], [-2, -16], [-2, 2], [11, 4], [25, 20], [33, 20], [-2, 16]),
    ["shade", "M-48 32Q0 22 48 32V36H-48Z"],
  ],
];

/** The scene of a special sector; `home` is the seat whose Home it is. */
export function sceneOf(kind: string, home: number | null): readonly Layer[] {
  return (kind === "home" ? HOMES[(home ?? 0) % HOMES.length] : SCENES[kind]) ?? [];
}

/** What stands over the world of an Outpost. */
export const OUTPOST: readonly Layer[] = [
  ["body", "M-30 32V22h8V10h9V22h8V32ZM6 32V6L13 -8L20 6V32Z"],
  ["line", "M-34 32H34M13 -8V-18M9 -14H17"],
  lamps(2, [-26, 25], [-19, 14], [12, 8], [12, 18]),
];
