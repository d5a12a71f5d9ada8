const MAP = ["map"];
const OFFER = ["offer"];
const PEOPLE = ["survivors"];
const PACK = ["pack"];
const HAND = ["hand"];

/** Which part of the board answers which question. */
export const ZONES: Readonly<Record<string, readonly string[]>> = {
  killer: OFFER,
  survivors: OFFER,
  keep_trait: OFFER,
  keep_killer_traits: OFFER,
  keep: OFFER,
  discovered: OFFER,
  equip: OFFER,
  plan: OFFER,
  swap_take: OFFER,
  turn: ["map", "survivors", "pack", "menu"],
  prowl: ["map", "hand", "menu"],
  hunter_trap: MAP,
  via: MAP,
  noise_where: MAP,
  which_door: MAP,
  step: MAP,
  run_to: MAP,
  passage_to: MAP,
  move_to: MAP,
  sense_zone: MAP,
  sense_room: MAP,
  block: MAP,
  unblock: MAP,
  stealth_to: MAP,
  flee: MAP,
  heal_whom: PEOPLE,
  swap_with: PEOPLE,
  discoverer: PEOPLE,
  frighten: PEOPLE,
  defender: PEOPLE,
  drop: PACK,
  swap_give: PACK,
  silence: PACK,
  defence: PACK,
  amulet: PACK,
  heroic: PACK,
  pay: HAND,
  attack: HAND,
  unlock_discard: HAND,
};
