import type { Ref } from "../../../../web/net/protocol";
import { CHEAPER_SKILLS, FAST_CHAINSAW, SKILLS, type SkillCard } from "../constants";
import type { TerrorscapeView } from "../view";

/** Why a card in hand cannot be played now in the Killer's phase, as the id of a text; null if it can, or if it is for
 * another time. */
export function whyNot(ref: Ref, view: TerrorscapeView, offered: readonly Ref[]): string | null {
  if (view.phase !== 2 || offered.includes(ref)) return null;
  const { kinds, cost } = skillOf(ref, view.killer, view.level);
  if (kinds.every((kind) => kind === "attack")) return "board-off-attack";
  if (view.stage > 0 && !kinds.includes("slow")) return "board-off-fast";
  if (cost !== null && cost >= (view.hand?.length ?? 0)) return "board-off-cost";
  return ref === "skill:blood_hunt" ? "board-off-wounded" : null;
}

/** The text of a skill card, including what the Killer's level changes. */
export function skillOf(ref: Ref, killer: Ref | "", level: number): SkillCard {
  const skill = SKILLS[ref] ?? { kinds: ["fast"], cost: 0 };
  if (killer === "killer:huntress" && level >= CHEAPER_SKILLS && skill.cost !== null) return { ...skill, cost: Math.max(0, skill.cost - 1) };
  if (ref === "skill:revving_chainsaw" && level >= FAST_CHAINSAW) return { ...skill, kinds: ["fast"] };
  return skill;
}
