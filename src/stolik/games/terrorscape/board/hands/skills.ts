import type { Ref } from "../../../../web/net/protocol";
import type { TerrorscapeView } from "../view";

export type SkillKind = "fast" | "special" | "slow" | "attack";

export interface Skill {
  kinds: readonly SkillKind[];
  /** Other cards of the hand to discard; "all" stands for the whole rest of the hand. */
  cost: number | "all";
}

function card(cost: number | "all", ...kinds: SkillKind[]): Skill {
  return { kinds, cost };
}

const SKILLS: Readonly<Record<string, Skill>> = {
  pursue: card(0, "fast"),
  sense: card(0, "fast"),
  madness: card(2, "fast"),
  barricade: card(0, "slow"),
  stayyyy: card(4, "slow"),
  revving_chainsaw: card(2, "special"),
  brutal_rage: card(1, "special"),
  scream: card(0, "fast"),
  trail: card(1, "fast"),
  whizz: card(0, "special"),
  vanish: card(1, "slow"),
  life_drain: card("all", "special"),
  deduction: card(1, "fast"),
  notice: card(1, "fast"),
  stalk: card(0, "slow", "attack"),
  lurk: card(1, "slow"),
  death_blossom: card(2, "slow"),
  hyper_hearing: card(3, "fast"),
  howl: card(2, "fast"),
  savage_bite: card(0, "attack"),
  blood_hunt: card(0, "fast"),
  territorial_awareness: card(0, "fast", "slow"),
  hunting_instinct: card(1, "fast"),
  axe_throw: card(1, "attack"),
  bated_breath: card(2, "special"),
  tracking: card(1, "fast"),
  traps_reset: card(3, "special"),
};

/** Why a card in hand cannot be played now in the Killer's phase, as the id of a text; null if it can, or if it is for
 * another time. */
export function whyNot(ref: Ref, view: TerrorscapeView, offered: readonly Ref[]): string | null {
  if (view.phase !== 2 || offered.includes(ref)) return null;
  const { kinds, cost } = skillOf(ref, view.killer, view.level);
  if (kinds.every((kind) => kind === "attack")) return "board-off-attack";
  if (view.stage > 0 && !kinds.includes("slow")) return "board-off-fast";
  if (cost !== "all" && cost >= (view.hand?.length ?? 0)) return "board-off-cost";
  return ref === "skill:blood_hunt" ? "board-off-wounded" : null;
}

/** The text of a skill card, including what the Killer's level changes. */
export function skillOf(ref: Ref, killer: Ref | "", level: number): Skill {
  const skill = SKILLS[ref.split(":")[1] ?? ""] ?? card(0, "fast");
  if (killer === "killer:huntress" && level >= 3 && skill.cost !== "all") return { ...skill, cost: Math.max(0, skill.cost - 1) };
  if (ref === "skill:revving_chainsaw" && level >= 4) return { ...skill, kinds: ["fast"] };
  return skill;
}
