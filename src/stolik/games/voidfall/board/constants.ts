/** Written by scripts/view_types.py from games.voidfall.view.constants: change that. */

export const RESOURCES = ["F", "E", "M", "C", "S"] as const;

/** In the order of a House's `tracks`. */
export const TRACKS = ["society", "politics", "economy"] as const;

/** The Agenda slots of a House board; there is one more only by a Technology. */
export const USUAL_SLOTS = 4;

/** Catastrophe tokens in the box: one more loses the game. */
export const CATASTROPHES = 3;

/** Harbingers and Crises that a row of the Crisis board takes. */
export const CRISIS_SLOTS = 4;
