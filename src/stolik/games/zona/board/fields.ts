/** Written by scripts/view_types.py from games.zona.view.fields: change that. */

export type Shortcut = "" | "radiation" | "disturbance" | "wound";
export type Reputation = "bad" | "neutral" | "good";
export type Phase = "setup" | "actions" | "events" | "rumours" | "over";
export type Held = "pack" | "worn" | "small";

/** A border: the area behind it, and the damage of its shortcut (empty: none). */
export interface WayView {
  border: string;
  to: string;
  shortcut: Shortcut;
}

/** An area of this side of the board: its sector, its place on the grid of the map, its borders. */
export interface AreaView {
  area: string;
  sector: "bunker" | "green" | "red" | "sarcophagus" | "yellow";
  x: number;
  y: number;
  ways: readonly WayView[];
}

/** An item somebody has: where it is (pack, worn, small), damage tokens on it. */
export interface ItemView {
  item: string;
  place: Held;
  wear: number;
}

/**
 * A scavenger. Attributes are those tested now, traumas the attributes with a token. `room` is the capacity of the
 * backpack; `columns` how many columns of the market are open; `ability_used` whether the once-per-round ability is
 * used; `steady` whether the player may still draw another card of the Sarcophagus (a variant).
 */
export interface ScavengerView {
  seat: number;
  character: string;
  area: string;
  fatigue: number;
  damage: number;
  fortitude: number;
  attributes: readonly number[];
  traumas: readonly string[];
  roubles: number;
  reputation: Reputation;
  room: number;
  columns: number;
  items: readonly ItemView[];
  trophies: readonly string[];
  secrets: readonly string[];
  ability_used: boolean;
  deaths: number;
  steady: boolean;
}

/**
 * A secret location: its slot from 1, its entrance areas, lock, events left, the number of finds and, for seats that
 * have looked and for everybody after the end, which.
 */
export interface FacilityView {
  facility: string;
  slot: number;
  entrances: readonly string[];
  lock: string;
  open: boolean;
  events: number;
  finds: number;
  known: readonly string[] | null;
}

/** Threats on an area. */
export interface TokensView {
  area: string;
  threats: readonly string[];
}

/**
 * The current test: `total` so far, and the chance of success with a push if it `may_push` now, and with everything
 * usable.
 */
export interface TestView {
  seat: number;
  attribute: string;
  difficulty: number;
  value: number;
  signs: readonly string[];
  stage: string;
  by: string;
  dice: readonly string[];
  bonus: number;
  cancel: number;
  total: number;
  may_push: boolean;
  chance: number;
  best: number;
}

/** The encounter under way. */
export interface EncounterView {
  seat: number;
  threat: string;
  area: string;
  detected: boolean;
  scanned: boolean;
  /** The attribute and difficulty of the confrontation as things are now. */
  attribute: string;
  difficulty: number;
}

/** The event card being resolved, and the current paragraph, from 1. With open events: how its scene may end. */
export interface ReadingView {
  seat: number;
  event: string;
  paragraph: number;
  endings: readonly string[];
}

/** The turn of the action phase. What was `bought` in it is not sold. */
export interface TurnView {
  seat: number;
  actions: number;
  area_action: boolean;
  bought: readonly string[];
}

/** A deck: the number of cards, its open discards, and the top cards as far as the viewer knows them. */
export interface DeckView {
  deck: string;
  cards: number;
  discards: readonly string[];
  known: readonly string[];
}

/**
 * Everything a seat may know. `mark` is the area or border of the timed rumour; `storm_areas` where the emission
 * under way brings threats; `fatigue_min` the lowest fatigue at this table; `packet` the damage somebody is about to
 * receive (radiation, disturbance, wounds).
 */
export interface ZonaView {
  round: number;
  phase: Phase;
  voice: number;
  scavengers: readonly ScavengerView[];
  turn: TurnView;
  test: TestView | null;
  encounter: EncounterView | null;
  reading: ReadingView | null;
  packet: readonly [number, number, number];
  areas: readonly AreaView[];
  tokens: readonly TokensView[];
  facilities: readonly FacilityView[];
  box_locks: readonly string[];
  market: readonly string[];
  decks: readonly DeckView[];
  rumour: string;
  timed: string;
  mark: string;
  emission: number;
  emission_space: number;
  fatigue_min: number;
  secrets_needed: number;
  storm_areas: readonly string[];
  drawn: readonly string[];
  unused: readonly string[];
  offered: readonly (readonly string[])[];
  drafted: readonly (readonly string[])[];
}
