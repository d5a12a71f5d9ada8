/** Colours and kinds the whole kit shares. */

export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Place = (typeof PLACES)[number];
export type Danger = "" | "creature" | "artemia" | "target";
export type TokenKind = Exclude<Danger, "">;

/** A light: its colour in the air and the nearly white colour at its heart. */
export interface Light {
  lamp: string;
  core: string;
}

export const PLACE_LIGHT: Record<Place, Light> = {
  1: { lamp: "#f0569f", core: "#ffe3d0" },
  2: { lamp: "#35d46a", core: "#e2ffcf" },
  3: { lamp: "#3d9dff", core: "#dcf1ff" },
  4: { lamp: "#ff9a83", core: "#fff0e2" },
  5: { lamp: "#ffd84d", core: "#fffbe0" },
  6: { lamp: "#b4e33a", core: "#f6ffd0" },
  7: { lamp: "#ffa23f", core: "#fff0cf" },
  8: { lamp: "#7f8dff", core: "#e6e9ff" },
  9: { lamp: "#2fe6e6", core: "#e2ffff" },
  10: { lamp: "#b66bff", core: "#f4e4ff" },
};

export const DANGER_LIGHT: Record<TokenKind, Light> = {
  creature: { lamp: "#ff4a26", core: "#ffdcb8" },
  artemia: { lamp: "#35f5b0", core: "#e4fff2" },
  target: { lamp: "#ffb92e", core: "#fff3cc" },
};

/** What is left of a place's light when its power does nothing. */
export const NO_LIGHT: Light = { lamp: "#46536e", core: "#8a97ad" };
