import type { Ref } from "../../../../web/net/protocol";

/** The actions of each Focus card, from the top; content/focus/ says what they do. */
const ACTIONS: Readonly<Record<string, string>> = {
  conquest: "engage plan prepare",
  development: "grow settle harmonize",
  innovation: "research invent consolidate",
  politics: "inspire assert control",
  production: "flourish supply optimize",
  progress: "experiment invent restore",
  prosperity: "prosper stockpile organize",
  reinforcements: "accelerate muster mobilize",
  temptation: "exploit conspire exert",
  astoran_conquest: "besiege harvest sustain",
  astoran_prosperity: "parade regulate rebuild",
  fenrax_development: "install colonize recruit",
  fenrax_dispersion: "retake muster disperse",
  kradmor_temptation: "overcome foresee exert",
  kradmor_production: "push amplify hatch",
  marqualos_guile: "obtain transfer direct",
  nervo_production: "industrialize mechanize flourish",
  nervo_uplift: "bombard analyse regenerate",
  novaris_progress: "embrace experiment ensnare",
  novaris_reinforcements: "adapt muster accelerate",
  shiveus_crusade: "indoctrinate exterminate illuminate",
  shiveus_politics: "exalt retaliate brandish",
  thegwyn_production: "flourish raise amass",
  yarvek_conquest: "engage rally recycle",
  yarvek_raid: "liberate consult negotiate",
  zenor_conquest: "engage invest experiment",
  zenor_politics: "inspire divide replicate",
  heroic_conquest: "annihilate plan prepare",
  heroic_development: "develop grow harmonize",
  heroic_innovation: "research experiment consolidate",
  heroic_leadership: "rise employ repel",
  heroic_politics: "inspire assert overthrow",
  heroic_production: "flourish supply optimize",
  heroic_progress: "experiment invent restore",
  heroic_prosperity: "prosper revolt organize",
  heroic_reinforcements: "accelerate muster resist",
  heroic_temptation: "exploit harness exert",
  joint_conquest: "coordinated_strike war_council common_arms",
  joint_development: "shared_works resettlement purification_rite",
  joint_innovation: "open_science symposium treaty",
  joint_leadership: "shelter rally defiance",
  joint_politics: "embassy honours accord",
  joint_production: "festival relief pooling",
  joint_progress: "laboratory exchange restoration",
  joint_prosperity: "boom convoy charter",
  joint_reinforcements: "supply_line call_up picket",
  joint_temptation: "pact bargain sacrifice",
};

/** The actions of a Focus card as references: `action:conquest_engage`. */
export function actionsOf(focus: Ref): readonly Ref[] {
  const id = focus.slice("focus:".length);
  return (ACTIONS[id] ?? "").split(" ").filter(Boolean).map((action) => `action:${id}_${action}`);
}

/** Whether an action is printed on another Focus card than this one, and taken through an effect. */
export function ofAnother(action: Ref, focus: Ref): boolean {
  const printed = Object.keys(ACTIONS).map((id) => `focus:${id}`).filter((card) => actionsOf(card).includes(action));
  return printed.length > 0 && !printed.includes(focus);
}

/** An icon and its tags. */
export type Emblem = readonly [name: string, tags: readonly string[]];

/** What a Focus card is about, by the last word of its id. */
const EMBLEMS: Readonly<Record<string, Emblem>> = {
  conquest: ["invade", []],
  crusade: ["invade", []],
  raid: ["invade", []],
  development: ["installation", []],
  innovation: ["technology", []],
  uplift: ["technology", []],
  politics: ["advance", ["politics"]],
  production: ["produce", []],
  progress: ["raise", []],
  prosperity: ["advance", ["economy"]],
  reinforcements: ["fleet_kinds", []],
  dispersion: ["regroup", []],
  temptation: ["corrupt", []],
  guile: ["peek", []],
  leadership: ["active", []],
};

/** The emblem of a Focus card; null of anything else. */
export function emblemOf(thing: Ref): Emblem | null {
  return thing.startsWith("focus:") ? (EMBLEMS[thing.split(/[:_]/).at(-1) ?? ""] ?? CARD) : null;
}

/** The emblem of any other card. */
export const CARD: Emblem = ["agenda", []];
