/** Whose skill it is, for its colour; Pursue and Sense are everybody's. */

import { KILLERS } from "../people/killers";

const OWNER: Readonly<Record<string, string>> = {
  madness: "butcher", barricade: "butcher", stayyyy: "butcher", revving_chainsaw: "butcher", brutal_rage: "butcher",
  scream: "spectre", trail: "spectre", whizz: "spectre", vanish: "spectre", life_drain: "spectre",
  deduction: "murderer", notice: "murderer", stalk: "murderer", lurk: "murderer", death_blossom: "murderer",
  hyper_hearing: "werewolf", howl: "werewolf", savage_bite: "werewolf", blood_hunt: "werewolf", territorial_awareness: "werewolf",
  hunting_instinct: "huntress", axe_throw: "huntress", bated_breath: "huntress", tracking: "huntress", traps_reset: "huntress",
};
const EVERYBODY = { color: "#ff7a5a", deep: "#3d1016" };

export const skillColors = (skill: string): { color: string; deep: string } => KILLERS[OWNER[skill] ?? ""] ?? EVERYBODY;
