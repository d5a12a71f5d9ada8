/** Written by scripts/view_types.py from games.not_alone.view.constants: change that. */

export type Token = "target" | "artemia";

/** The Will of a Hunted at the start of the game; it never has more. */
export const WILL = 3;

/** The Places of the reserve, in the order of the view. */
export const RESERVE = [6, 7, 8, 9, 10] as const;

/** Rescue spaces with an Artemia symbol, by side, as steps to the star. */
export const SYMBOLS: Readonly<Record<string, readonly number[]>> = {
  "side:a": [6, 5, 4, 3, 2, 1],
  "side:b": [11, 9, 7, 5, 3, 1],
};

/** The printed phase of each card; Flashback has that of the card it repeats. */
export const PHASE: Readonly<Record<string, number>> = {
  "hunt:anticipation": 2,
  "hunt:ascendancy": 2,
  "hunt:cataclysm": 3,
  "hunt:clone": 2,
  "hunt:despair": 1,
  "hunt:detour": 3,
  "hunt:fierceness": 2,
  "hunt:forbidden_zone": 2,
  "hunt:force_field": 1,
  "hunt:interference": 2,
  "hunt:mirage": 2,
  "hunt:mutation": 2,
  "hunt:persecution": 2,
  "hunt:phobia": 2,
  "hunt:scream": 2,
  "hunt:stasis": 4,
  "hunt:toxin": 2,
  "hunt:tracking": 4,
  "hunt:virus": 2,
  "survival:adrenaline": 1,
  "survival:ingenuity": 1,
  "survival:sacrifice": 1,
  "survival:sixth_sense": 1,
  "survival:smokescreen": 1,
  "survival:strike_back": 1,
  "survival:vortex": 2,
  "survival:detector": 3,
  "survival:dodge": 3,
  "survival:drone": 3,
  "survival:gate": 3,
  "survival:hologram": 3,
  "survival:wrong_track": 3,
  "survival:amplifier": 4,
  "survival:double_back": 4,
};

/** The token symbol printed on a Hunt card. */
export const TOKEN: Readonly<Record<string, Token>> = {
  "hunt:clone": "target",
  "hunt:despair": "artemia",
  "hunt:force_field": "target",
  "hunt:mirage": "target",
  "hunt:mutation": "artemia",
  "hunt:phobia": "artemia",
  "hunt:scream": "target",
  "hunt:toxin": "target",
  "hunt:virus": "artemia",
};
