/** Written by scripts/view_types.py from games.zona.view.constants: change that. */

/** In the order of a scavenger's `attributes`. */
export const ATTRIBUTES = ["alertness", "physique", "smarts", "willpower"] as const;

/** In the order of `packet`. */
export const DAMAGE = ["radiation", "disturbance", "wound"] as const;

/** From the worst to the best. */
export const REPUTATIONS = ["bad", "neutral", "good"] as const;

export const FATIGUE_MAX = 5;

/** The actions of a turn. */
export const ACTIONS = 2;

/** The columns of the market. */
export const COLUMNS = 4;

/** What healing 1 damage costs when camping. */
export const HEAL_PRICE = 200;

/** What each damage token takes off the price of an exploitable item. */
export const WEAR_PRICE = 100;
