/** Written by scripts/view_types.py from games.terrorscape.view.constants: change that. */

export type SkillKind = "fast" | "special" | "slow" | "attack";

/**
 * What is printed on a skill card: its kinds, and how many other cards of the hand are discarded for it (None: the
 * whole rest of the hand).
 */
export interface SkillCard {
  kinds: readonly SkillKind[];
  cost: number | null;
}

/** The dice of a defence, one less for each fear. */
export const DICE = 4;

export const MOST_FEAR = 2;

export const REPAIRS = 5;

export const RESCUE_ROUNDS = 5;

export const BACKPACK = 3;

export const HIGHEST_LEVEL = 5;

/** The level from which the Huntress pays one card less for a skill. */
export const CHEAPER_SKILLS = 3;

/** The level from which the Butcher's chainsaw is fast. */
export const FAST_CHAINSAW = 4;

export const SKILLS: Readonly<Record<string, SkillCard>> = {
  "skill:pursue": { kinds: ["fast"], cost: 0 },
  "skill:sense": { kinds: ["fast"], cost: 0 },
  "skill:madness": { kinds: ["fast"], cost: 2 },
  "skill:barricade": { kinds: ["slow"], cost: 0 },
  "skill:stayyyy": { kinds: ["slow"], cost: 4 },
  "skill:revving_chainsaw": { kinds: ["special"], cost: 2 },
  "skill:brutal_rage": { kinds: ["special"], cost: 1 },
  "skill:scream": { kinds: ["fast"], cost: 0 },
  "skill:trail": { kinds: ["fast"], cost: 1 },
  "skill:whizz": { kinds: ["special"], cost: 0 },
  "skill:vanish": { kinds: ["slow"], cost: 1 },
  "skill:life_drain": { kinds: ["special"], cost: null },
  "skill:deduction": { kinds: ["fast"], cost: 1 },
  "skill:notice": { kinds: ["fast"], cost: 1 },
  "skill:stalk": { kinds: ["slow", "attack"], cost: 0 },
  "skill:lurk": { kinds: ["slow"], cost: 1 },
  "skill:death_blossom": { kinds: ["slow"], cost: 2 },
  "skill:howl": { kinds: ["fast"], cost: 2 },
  "skill:savage_bite": { kinds: ["attack"], cost: 0 },
  "skill:blood_hunt": { kinds: ["fast"], cost: 0 },
  "skill:territorial_awareness": { kinds: ["fast", "slow"], cost: 0 },
  "skill:hyper_hearing": { kinds: ["fast"], cost: 3 },
  "skill:hunting_instinct": { kinds: ["fast"], cost: 1 },
  "skill:axe_throw": { kinds: ["attack"], cost: 1 },
  "skill:bated_breath": { kinds: ["special"], cost: 2 },
  "skill:tracking": { kinds: ["fast"], cost: 1 },
  "skill:traps_reset": { kinds: ["special"], cost: 3 },
};
