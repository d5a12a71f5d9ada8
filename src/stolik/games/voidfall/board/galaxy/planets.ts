/** How the world of a sector looks, and its sky: the same for a sector in every game, and unlike those of other numbers. */

import { world } from "./scenes";

/** How a part of a world's surface is drawn: lighter, darker, as lines, as burning lines, as lights. */
type Manner = "pale" | "deep" | "line" | "ember" | "lamp";

export interface Planet {
  x: number;
  y: number;
  radius: number;
  /** Its own colour, before light or the Void fall on it. */
  colour: string;
  /** What is on it, drawn on a disc of the radius `DISC`. */
  surface: readonly (readonly [Manner, string])[];
  /** A turn of the surface, in degrees. */
  turn: number;
  /** The tilt of its rings in degrees, and their radii in those of the world. */
  tilt: number;
  rings: readonly number[];
  moons: readonly { x: number; y: number; r: number }[];
}

export const DISC = 30;
const COLOURS = ["#4f93d8", "#d98d4c", "#5cb486", "#c56a8c", "#9aa4d6", "#d9bb5c", "#4fb9c4", "#9d6fd6", "#cc6152", "#b9c6cf"] as const;

const SURFACES: readonly Planet["surface"][] = [
  // Seas and continents under an ice cap.
  [["pale", "M-32 -8Q-20 -20 -8 -13T8 -2Q4 12 -8 10T-24 6ZM10 -32Q22 -22 33 -14V-32ZM0 20Q10 9 24 13L22 32H4Z"], ["deep", "M-20 20Q-14 14 -8 20T-14 28Z"]],
  // A giant of gas with a storm.
  [["deep", "M-32 -20H32V-13H-32ZM-32 -5Q0 1 32 -5V5Q0 10 -32 5ZM-32 15H32V19H-32Z"], ["pale", "M2 10a9 4.500 0 1 0 18 0a9 4.500 0 1 0 -18 0z"]],
  // Craters.
  [["deep", world(-11, -9, 7) + world(9, 5, 8) + world(-8, 15, 4) + world(14, -15, 5) + world(-22, 5, 3)], ["pale", world(11, 7, 5) + world(-9, -7, 4)]],
  // Plates of ice.
  [["pale", "M-32 -32H32V-8Q16 -16 6 -7T-14 -11T-32 -2Z"], ["line", "M-26 6L-8 2L2 11L24 6M-8 2L-13 22M2 11L9 28M-20 -10L-12 -24"]],
  // Lava under a broken crust.
  [["deep", "M-32 -32H32V32H-32Z"], ["ember", "M-30 -8L-13 -13L-2 -2L14 -8L30 -1M-2 -2L-7 14L-20 22M-7 14L10 24M14 -8L10 -27M-13 -13L-15 -27"]],
  // Dunes.
  [["line", "M-32 -14Q-12 -23 8 -15T34 -17M-32 -3Q-12 -11 8 -3T34 -5M-32 9Q-10 1 12 9T34 7M-28 20Q-8 13 14 20"], ["deep", world(13, -7, 4)]],
  // Cities.
  [["line", "M-32 -6H32M-32 10H32M-8 -32V32M12 -32V32"], ["lamp", [[-20, -14], [-4, -18], [4, -12], [-14, 2], [-2, 4], [7, -1], [17, 3], [-18, 16], [1, 16], [16, 15], [20, -12], [-3, 24]].map(([x, y]) => `M${x} ${y}h3v3h-3z`).join("")]],
  // A whirl of clouds.
  [["pale", "M0 -3a3 3 0 1 1 -3 4a9 9 0 0 0 15 -6a15 14 0 0 0 -27 -3a21 20 0 0 0 36 14q-4 14 -22 15a30 26 0 0 1 -23 -35a27 22 0 0 1 44 5a15 15 0 0 1 -26 11z"]],
];
/** What goes with a world: its rings, and how many moons. */
const COMPANY: readonly (readonly [rings: readonly number[], moons: number])[] = [[[], 1], [[1.5], 0], [[], 0], [[], 3], [[1.4, 1.66], 0], [[1.5], 1], [[], 2]];

/** Numbers from 0 to 1 that look drawn by lot but are always the same for a seed. */
function lots(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
}

/** One of these for a number, in turn. */
function turnOf<One>(all: readonly One[], nth: number): One {
  return all[nth % all.length] as One;
}

function numberOf(ref: string): number {
  return Number(ref.slice(ref.indexOf(":") + 1));
}

export function planetOf(ref: string): Planet {
  const number = numberOf(ref);
  const lot = lots(number);
  const [rings, moons] = turnOf(COMPANY, number);
  const radius = (rings.length > 0 ? 22 : 25) + lot() * 8;
  const about = lot() * 360;
  return {
    x: -9 + lot() * 18,
    y: lot() * 7,
    radius,
    colour: turnOf(COLOURS, number * 3),
    surface: turnOf(SURFACES, number * 3),
    turn: -35 + lot() * 70,
    tilt: -32 + lot() * 64,
    rings,
    moons: Array.from({ length: moons }, (_, nth) => {
      const at = ((about + nth * 100) / 180) * Math.PI;
      return { x: Math.cos(at) * (radius + 8), y: Math.sin(at) * (radius + 5), r: 2.5 + lot() * 3.5 };
    }),
  };
}

/** What stands in the sky of a special sector, which tells it from others of its kind. */
const SKIES: readonly string[] = [
  world(-38, -22, 9),
  world(40, -20, 5) + world(30, -30, 3),
  "M-52 -8Q-10 -52 52 -26L52 -22Q-8 -46 -52 -3Z",
  "M24 -34L50 -22L46 -18ZM-46 -20L-30 -28L-32 -23Z",
  world(-42, 2, 5) + world(42, 4, 7),
  world(0, -52, 20),
  "M-54 10Q-30 -40 10 -46L13 -42Q-24 -34 -50 12Z" + world(42, -16, 6),
];

export function skyOf(ref: string): string {
  return turnOf(SKIES, numberOf(ref));
}
