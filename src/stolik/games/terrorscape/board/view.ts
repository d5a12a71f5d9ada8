import type { Ref } from "../../../web/net/protocol";

export type Side = "killer" | "survivors" | "";

/** One of the three Survivors, as far as this viewer may know; null means hidden. */
export interface SurvivorView {
  survivor: Ref;
  /** Who plays this Survivor. */
  seat: number;
  room: Ref | null;
  wounded: boolean;
  alive: boolean;
  escaped: boolean;
  fear: number | null;
  items: readonly Ref[] | null;
  /** Own keys; only in Separate Ways. */
  keys: number;
  trait: Ref | null;
  acted: boolean | null;
  netted: boolean;
  /** Where this Survivor can be by public facts, on foot. */
  may_be: readonly Ref[];
  /** The same with one more hidden help. */
  may_reach: readonly Ref[];
}

export type EncounterResult = "" | "defended" | "wounded";

export interface Encounter {
  room: Ref;
  found: readonly Ref[];
  attacked: readonly Ref[];
  card: Ref | "";
  defender: Ref | "";
  item: Ref | "";
  dice: readonly number[];
  bonuses: readonly { by: Ref; value: number }[];
  total: number | null;
  strength: number;
  result: EncounterResult;
}

export const STATEMENT_KINDS = ["noise", "sense", "search", "fear", "wound", "unblocked", "shown", "distance"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A public statement, true at that moment. */
export interface Statement {
  round: number;
  kind: StatementKind;
  rooms: readonly Ref[];
  survivors: readonly Ref[];
}

export interface PlanView {
  plan: Ref;
  steps: readonly string[];
  done: number;
  complete: boolean;
  /** Where its trap or ambush is. */
  room: Ref | "";
}

export interface TerrorscapeView {
  seat: number | null;
  side: Side;
  players: number;
  map: Ref;
  killer: Ref | "";
  round: number;
  /** 0 setting up, 1 the Survivors' phase, 2 the Killer's. */
  phase: number;
  level: number;
  strength: number;
  /** Where the Killer is (for himself) or was last seen (for everyone else). */
  killer_room: Ref | "";
  last_seen: Ref | "";
  stealthed: boolean;
  hand_size: number | null;
  hand: readonly Ref[] | null;
  deck_size: number | null;
  discard: readonly Ref[] | null;
  locked: readonly Ref[];
  played: readonly Ref[];
  /** How far the Killer's phase has come: 0 fast skills, 1 standard actions, 2 a slow skill. */
  stage: number;
  actions_left: number;
  killer_traits: readonly Ref[];
  killer_traits_used: readonly Ref[];
  blocks: readonly Ref[];
  blocks_left: number;
  noise: readonly Ref[];
  old_noise: readonly Ref[];
  firecracker: boolean;
  survivors: readonly SurvivorView[];
  keys: number;
  keys_needed: number;
  repaired: number | null;
  repair_done: boolean | null;
  /** Steps until help arrives; 0 while nobody has called. */
  rescue: number | null;
  discovery_left: number | null;
  search_left: number | null;
  item_discard: readonly Ref[] | null;
  item_offer: readonly Ref[] | null;
  trap: Ref | "" | null;
  buzzer: Ref | "" | null;
  actor: Ref | "" | null;
  main_done: boolean | null;
  leader: number;
  hunter_traps: readonly { room: Ref; trap: Ref }[] | null;
  chests: readonly Ref[] | null;
  suitcase: boolean | null;
  plans: readonly PlanView[] | null;
  encounter: Encounter | null;
  statements: readonly Statement[];
  winners: readonly number[];
  reason: string;
}

export function survivorOf(view: TerrorscapeView, ref: Ref): SurvivorView | undefined {
  return view.survivors.find((other) => other.survivor === ref);
}

/** Where this viewer sees a Survivor: its known room, or the room where it has been found and fights. */
export function seenAt(view: TerrorscapeView, one: SurvivorView): Ref | null {
  if (one.escaped) return null;
  if (one.room !== null) return one.room;
  const fight = view.encounter;
  const open = fight !== null && (fight.result === "" || fight.found.some((other) => !fight.attacked.includes(other)));
  return open && one.alive && fight.found.includes(one.survivor) ? fight.room : null;
}

/** The Survivors seen in a room, dead or alive. */
export function standingIn(view: TerrorscapeView, room: Ref): readonly SurvivorView[] {
  return view.survivors.filter((other) => seenAt(view, other) === room);
}

/** Where the Killer's figure stands for this viewer: himself, or the trace of where he was last seen. */
export function killerAt(view: TerrorscapeView): Ref | "" {
  return view.stealthed && view.side !== "killer" && !view.reason ? view.last_seen : view.killer_room;
}
