/** The small symbol in the emblem of a trait or a plan: the name of a token or a shape of its own. */

import type { Stroke } from "../common/stroke";
import { FEATURE } from "../ground/features";
import type { Feature } from "../plan/plan";
import { disc, star } from "../shapes";
import { TOKENS } from "../tokens/tokens";
import { DROP, EYE, FIST, FOOTPRINT, HAND, HEART, KNIFE, LEAVES, MOUTH, ROCKET, RUNNER } from "./glyphs";
import { place } from "./place";

const PALE = "#fff0d8";
const one = (d: string, fill = PALE): readonly Stroke[] => [[fill, d]];

/** The sign of a room, as large as a token. */
export function feature(name: Feature): readonly Stroke[] {
  const { color, filled = "", drawn = "", cut = "" } = FEATURE[name];
  return [[color, place(filled, 0, 2, 1.6)], ["", place(cut, 0, 2, 1.6), "#150a12", 2.4], ["", place(drawn, 0, 2, 1.6), color, 4]];
}

const SYMBOLS: Readonly<Record<string, readonly Stroke[]>> = {
  ...TOKENS,
  noise: [["", "M5 -5A7 7 0 0 1 5 5M11 -11A16 16 0 0 1 11 11M17 -17A24 24 0 0 1 17 17M-5 -5A7 7 0 0 0 -5 5M-11 -11A16 16 0 0 0 -11 11M-17 -17A24 24 0 0 0 -17 17", "#ffc93c", 4], ["#fff0b8", disc(0, 0, 4)]],
  hush: [["", "M8 -8A11 11 0 0 1 8 8M15 -15A21 21 0 0 1 15 15M-8 -8A11 11 0 0 0 -8 8M-15 -15A21 21 0 0 0 -15 15", "#c9d0de", 3.4], ["", "M-20 20L20 -20", "#150a12", 9], ["", "M-20 20L20 -20", PALE, 4.4]],
  block: [["#c08a50", place("M-26 -6H26V6H-26Z", 0, -9, 1, 14)], ["#d9a868", place("M-26 -6H26V6H-26Z", 0, 9, 1, -14)]],
  runner: one(place(RUNNER, 0, 0, 0.72)),
  heart: one(place(HEART, 0, 0, 0.72), "#ff6a5c"),
  eye: [[PALE, place(EYE, 0, 0, 0.74)], ["#c8261c", disc(0, 0, 10)], ["#150a12", disc(0, 0, 5)]],
  knife: one(place(KNIFE, 0, 0, 0.68, 30), "#ccd5e0"),
  hand: one(place(HAND, -2, 0, 0.62), "#e0b48c"),
  fist: [["#e0b48c", place(FIST, 0, 0, 0.82)]],
  foot: one(place(FOOTPRINT, -9, 9, 0.9, 16) + place(FOOTPRINT, 10, -8, 0.9, 16)),
  mouth: [["#8a1a22", place(MOUTH, 0, -2, 0.76)], ["", "M-18 -7Q0 -16 18 -7", PALE, 4]],
  leaves: one(place(LEAVES, 0, 0, 0.8), "#7cc868"),
  rocket: one(place(ROCKET, 0, 0, 0.76, 40), "#e8ecf2"),
  target: [["", `${disc(0, 0, 19)}${disc(0, 0, 9)}M0 -26V-12M0 12V26M-26 0H-12M12 0H26`, PALE, 4]],
  luck: [["#f6efe0", "M-18 -12Q-18 -18 -12 -18H12Q18 -18 18 -12V12Q18 18 12 18H-12Q-18 18 -18 12Z"], ["", disc(0, 0, 7), "#7d6c58", 3.4]],
  drop: one(place(DROP, 0, 2, 1.5), "#e8402c"),
  star: one(star(0, 1, 5, 24, 10), "#ffd23f"),
  hatch: [["#4fe0d2", disc(0, 0, 23)], ["#053b3b", disc(0, 0, 17)], ["", "M-4.500 -9V9M4.500 -9V9M-9 -9H9M-9 9H9", "#4fe0d2", 3.4]],
  book: feature("book"),
  radio: feature("radio"),
  occult: [["", disc(0, 0, 23), "#d3a6ff", 3], ["#d3a6ff", star(0, 1, 5, 20, 8)]],
};

export const OF: Readonly<Record<string, string>> = {
  martial_arts: "fist", hurried_flee: "runner", intrepidity: "fear", first_aid: "heart", survival_instinct: "runner", morale_boost: "rescue",
  silent_retrieval: "hush", heroic_save: "leader", sound_decoy: "noise", taunting_strategy: "mouth", stroke_of_luck: "luck", hypervigilance: "eye",
  secret_weapon: "knife", sleight_of_hand: "hand", judicious_move: "star", prompt_reaction: "foot", burst_of_speed: "runner", coordinator: "hand",
  herbology: "leaves", marksmanship: "target",
  fatal_attack: "knife", insidious_entrapment: "block", lie_in_wait: "stealth", murderous_intent: "drop", heightened_senses: "eye", deterrence: "fear",
  sly_entrapper: "block", terror_aura: "fear", perilous_ambush: "stealth", total_encirclement: "block", toying_with_the_prey: "hand", devious_ploy: "note",
  nightmare_descends: "fear", swift_action: "foot", acute_hearing: "noise", enhanced_tracking: "foot", self_challenge: "level", suppressed_rage: "fist",
  immediate_response: "runner", terrorising_the_mass: "mouth",
  explosive_trap: "firecracker", ambush: "knife", rocket_launcher: "rocket", arcane_seal: "occult", mechanical_blueprint: "repair", diy_radio: "radio",
  repair_with_caution: "hush", buzzer: "buzzer", site_study: "eye", tunnels_investigation: "hatch", concealed_portal: "occult", molotov: "firecracker",
  skeleton_key: "key", intel_sharing: "book", mystic_herbs: "leaves", ancient_chest: "chest",
};

const KILLER_TRAITS: ReadonlySet<string> = new Set([
  "fatal_attack", "insidious_entrapment", "lie_in_wait", "murderous_intent", "heightened_senses", "deterrence", "sly_entrapper", "terror_aura",
  "perilous_ambush", "total_encirclement", "toying_with_the_prey", "devious_ploy", "nightmare_descends", "swift_action", "acute_hearing",
  "enhanced_tracking", "self_challenge", "suppressed_rage", "immediate_response", "terrorising_the_mass",
]);

export const symbol = (id: string): readonly Stroke[] => SYMBOLS[OF[id] ?? "star"] ?? [];
export const isKillerTrait = (id: string): boolean => KILLER_TRAITS.has(id);
