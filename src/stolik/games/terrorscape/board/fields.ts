/** Written by scripts/view_types.py from games.terrorscape.view.fields: change that. */

export type Side = "killer" | "survivors" | "";
export type Kind = "noise" | "sense" | "search" | "fear" | "wound" | "unblocked" | "shown" | "distance";
export type Refs = readonly string[];

/** A Survivor. `may_be`, `may_reach`: where it can be by public facts (statements.py). */
export interface SurvivorView {
  survivor: string;
  seat: number;
  /** Only the Survivors see it; everybody sees the rooms of the eliminated. */
  room: string | null;
  wounded: boolean;
  alive: boolean;
  escaped: boolean;
  fear: number | null;
  items: Refs | null;
  /** Own keys; only in Separate Ways. */
  keys: number;
  trait: string | null;
  acted: boolean | null;
  /** A Survivor who walks into a net is visible to all until the next survivors' phase. */
  netted: boolean;
  may_be: Refs;
  may_reach: Refs;
}

/** A bonus to a defence. */
export interface BonusView {
  by: string;
  value: number;
}

/** The encounter of this round; it is shown until the next survivors' phase. */
export interface EncounterView {
  room: string;
  found: Refs;
  attacked: Refs;
  card: string;
  defender: string;
  item: string;
  dice: readonly number[];
  bonuses: readonly BonusView[];
  total: number | null;
  strength: number;
  result: "" | "defended" | "wounded";
}

/** A public statement: who (of those asked) was in these rooms at that moment. */
export interface StatementView {
  round: number;
  kind: Kind;
  rooms: Refs;
  survivors: Refs;
}

/** One of the Huntress's traps; only the Killer sees it. */
export interface TrapView {
  trap: string;
  room: string;
}

/** A plan of the Survivors: its steps, how many are done. `room`: where its trap or ambush is. */
export interface PlanView {
  plan: string;
  steps: Refs;
  done: number;
  complete: boolean;
  room: string;
}

/** The whole table as one seat (None: a spectator) sees it. */
export interface TerrorscapeView {
  seat: number | null;
  side: Side;
  players: number;
  map: string;
  round: number;
  phase: number;
  killer: string;
  level: number;
  strength: number;
  /** The Killer's room; for other viewers the room where he was last seen. */
  killer_room: string;
  last_seen: string;
  stealthed: boolean;
  stage: number;
  actions_left: number;
  hand: Refs | null;
  hand_size: number | null;
  deck_size: number | null;
  discard: Refs | null;
  locked: Refs;
  played: Refs;
  killer_traits: Refs;
  killer_traits_used: Refs;
  hunter_traps: readonly TrapView[] | null;
  blocks: Refs;
  blocks_left: number;
  noise: Refs;
  old_noise: Refs;
  firecracker: boolean;
  survivors: readonly SurvivorView[];
  keys: number;
  keys_needed: number;
  repaired: number | null;
  repair_done: boolean | null;
  rescue: number | null;
  discovery_left: number | null;
  search_left: number | null;
  item_discard: Refs | null;
  item_offer: Refs | null;
  trap: string | null;
  buzzer: string | null;
  chests: Refs | null;
  suitcase: boolean | null;
  plans: readonly PlanView[] | null;
  actor: string | null;
  main_done: boolean | null;
  leader: number;
  encounter: EncounterView | null;
  statements: readonly StatementView[];
  winners: readonly number[];
  reason: string;
}
