/** What the server shows of a game of Zona (view/observe.py). */

import type { Ref } from "../../../web/net/protocol";

export type Shortcut = "" | "radiation" | "disturbance" | "wound";
export type Sector = "green" | "yellow" | "red" | "bunker" | "sarcophagus";
export type Held = "pack" | "worn" | "small";

export interface WayView {
  border: Ref;
  to: Ref;
  shortcut: Shortcut;
}

export interface AreaView {
  area: Ref;
  sector: Sector;
  x: number;
  y: number;
  ways: readonly WayView[];
}

export interface ItemView {
  item: Ref;
  place: Held;
  wear: number;
}

export interface ScavengerView {
  seat: number;
  character: Ref;
  area: Ref;
  fatigue: number;
  damage: number;
  fortitude: number;
  attributes: readonly number[];
  traumas: readonly Ref[];
  roubles: number;
  reputation: "bad" | "neutral" | "good";
  room: number;
  items: readonly ItemView[];
  trophies: readonly Ref[];
  secrets: readonly Ref[];
  ability_used: boolean;
  deaths: number;
  steady: boolean;
}

export interface FacilityView {
  facility: Ref;
  slot: number;
  entrances: readonly Ref[];
  lock: Ref;
  open: boolean;
  events: number;
  finds: number;
  known: readonly Ref[] | null;
}

export interface TestView {
  seat: number;
  attribute: Ref;
  difficulty: number;
  value: number;
  signs: readonly string[];
  stage: string;
  by: Ref;
  dice: readonly Ref[];
  bonus: number;
  cancel: number;
  total: number;
  may_push: boolean;
  chance: number;
  best: number;
}

export interface EncounterView {
  seat: number;
  threat: Ref;
  area: Ref;
  detected: boolean;
  scanned: boolean;
  /** The attribute and difficulty of the confrontation as things are now. */
  attribute: Ref;
  difficulty: number;
}

export interface ReadingView {
  seat: number;
  event: Ref;
  paragraph: number;
  endings: readonly Ref[];
}

export interface DeckView {
  deck: Ref;
  cards: number;
  discards: readonly Ref[];
  known: readonly Ref[];
}

export interface ZonaView {
  round: number;
  phase: "setup" | "actions" | "events" | "rumours";
  voice: number;
  scavengers: readonly ScavengerView[];
  turn: { seat: number; actions: number; area_action: boolean };
  test: TestView | null;
  encounter: EncounterView | null;
  reading: ReadingView | null;
  packet: readonly [number, number, number];
  areas: readonly AreaView[];
  tokens: readonly { area: Ref; threats: readonly Ref[] }[];
  facilities: readonly FacilityView[];
  market: readonly Ref[];
  decks: readonly DeckView[];
  rumour: Ref;
  timed: Ref;
  mark: Ref;
  emission: number;
  emission_space: number;
  secrets_needed: number;
  storm_areas: readonly Ref[];
  drawn: readonly Ref[];
  unused: readonly Ref[];
  offered: readonly (readonly Ref[])[];
}

export const ATTRIBUTES = ["alertness", "physique", "smarts", "willpower"] as const;
export const DAMAGE = ["radiation", "disturbance", "wound"] as const;
export type Damage = (typeof DAMAGE)[number];
export const FATIGUE_MAX = 5;
export const ROUNDS = 21;

const COLOURS = ["#5ec8ff", "#ff9d4d", "#c69bff", "#8ee06a"] as const;

/** The colour of a seat; its number and figure tell it too. */
export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}

/** The part of a reference after its family: `rope_2` of `item:rope_2`. */
export function idOf(ref: Ref): string {
  return ref.slice(ref.indexOf(":") + 1);
}

export function familyOf(ref: Ref): string {
  return ref.slice(0, Math.max(0, ref.indexOf(":")));
}

/** Threats on an area. */
export function threatsAt(view: ZonaView, area: Ref): readonly Ref[] {
  return view.tokens.find((one) => one.area === area)?.threats ?? [];
}

/** Living scavengers in a place. */
export function peopleAt(view: ZonaView, place: Ref): readonly ScavengerView[] {
  return view.scavengers.filter((one) => one.character && one.area === place);
}

/** Cards left in a deck, such as `rumours`. */
export function left(view: ZonaView, deck: string): number {
  return view.decks.find((one) => one.deck === `deck:${deck}`)?.cards ?? 0;
}
