/** What a card's picture is made of. */

import { DANGER_LIGHT, type Light } from "../palette";

/**
 * How a layer is painted. Filled: `glow` (soft light), `lamp`, `core`, `body` (lit dark mass), `dark`, `ghost` (thin
 * light), `shade`. Drawn: `line` and `fine` in the core colour, `edge` and `bold` in the lamp colour, `ink` in the dark,
 * `dashed`.
 */
export type Paint =
  | "glow" | "lamp" | "core" | "body" | "dark" | "ghost" | "shade"
  | "line" | "fine" | "edge" | "bold" | "ink" | "dashed";

/** Paint, path data and, where it differs, the transform. */
export type Layer = readonly [paint: Paint, d: string, transform?: string];

export interface Picture {
  /** The token whose colour lights the picture, if any. */
  light?: "target" | "artemia";
  layers: readonly Layer[];
}

const HUNT_LIGHT: Light = { lamp: "#ff5a3c", core: "#ffe6cf" };
const SURVIVAL_LIGHT: Light = { lamp: "#35d6d9", core: "#e3fffb" };

/** The light of a card's picture and ground. */
export function cardLight(kind: "hunt" | "survival", token?: "target" | "artemia"): Light {
  return token ? DANGER_LIGHT[token] : kind === "hunt" ? HUNT_LIGHT : SURVIVAL_LIGHT;
}
