/** Colours the whole kit shares. */

import type { Zone } from "./plan/plan";

export interface ZoneColor {
  /** Seen in thin lines and tints. */
  bright: string;
  /** Ground of the sign with the room's id. */
  deep: string;
}

export const ZONE: Record<Zone, ZoneColor> = {
  red: { bright: "#f2705c", deep: "#7d2620" },
  blue: { bright: "#6aa8ff", deep: "#1f4488" },
  green: { bright: "#6fd07c", deep: "#123a20" },
};

export const NIGHT = "#0b1024";
export const INK = "#140d16";
export const LAMP = "#ffc46b";
export const CREAM = "#fff3d8";

/** The secret passages: colour of the hatch and of its dark. */
export const PASSAGE: Record<1 | 2, { rim: string; dark: string }> = {
  1: { rim: "#ffb84d", dark: "#4a2a05" },
  2: { rim: "#4fe0d2", dark: "#053b3b" },
};

/** What furniture is painted with. */
export const PAINT = {
  wood: "#96653b", woodLight: "#c59156", woodDark: "#5b3a24",
  red: "#ab3c33", redLight: "#d9705c", redDark: "#6d2226",
  blue: "#3f659f", blueLight: "#7fa6d8", blueDark: "#263c66",
  green: "#47764c", greenLight: "#7fae6c", greenDark: "#2b4d36",
  violet: "#71508f", cream: "#eddcb6", white: "#f8f4ea", linen: "#d9d2c4",
  metal: "#8893a3", metalLight: "#c6ced9", metalDark: "#4a525f", black: "#25212b",
  brass: "#dfaa42", gold: "#ffd874",
  stone: "#82848d", stoneLight: "#b1b2b8", stoneDark: "#54565f",
  leaf: "#3d8546", leafLight: "#74bd58", leafDark: "#24522e",
  soil: "#4b3526", soilDark: "#2c1e17",
  water: "#3b83b5", waterLight: "#9bd7ef",
  fire: "#ff9d3a", glow: "#ffe9a8", glass: "#a9e2df",
  rose: "#ef6f8d", lilac: "#b98be8", straw: "#d9b76a",
} as const;
export type PaintName = keyof typeof PAINT;
