import type { Ref } from "../../../web/net/protocol";

/** One part of a number: what it comes from, and how much. */
export interface SourceView {
  by: Ref;
  n: number;
}

export interface SectorView {
  ref: Ref;
  tile: Ref;
  /** Its axial place in a grid of flat-topped hexes. */
  at: readonly [number, number];
  near: readonly Ref[];
  owner: number | null;
  home: number | null;
  house: Ref | "";
  pop: number;
  corrupted: boolean;
  guilds: string[];
  guild_slots: number;
  installations: readonly string[];
  installation_slots: number;
  upkeep: number;
  /** The last slot of Guilds and that of Installations cost Upkeep when they are full. */
  upkeep_slots: boolean;
  /** Fleet Power by type. */
  fleets: Readonly<Record<string, number>>;
  void: number;
  void_limit: number;
  bounties: number;
  reclaims: number;
  glory: readonly number[];
  harbingers: number;
  /** Joins Wormholes. */
  letter: string;
}

export interface GoodView {
  stock: number;
  level: number;
  produces: number;
  parts: readonly SourceView[];
}

export interface TrackView {
  space: number;
  level: number;
  corrupted: boolean;
  steps: readonly string[];
}

export interface SlotView {
  agenda: Ref | "";
  corrupted: boolean;
  trade: boolean;
}

export interface HouseView {
  seat: number;
  house: Ref;
  start: Ref;
  influence: number;
  /** Where it came from. */
  influence_parts: readonly SourceView[];
  goods: Readonly<Record<string, GoodView>>;
  /** What is spent if the economic row of the Crisis board is paid now, and what is lacking for it. */
  board_due: Readonly<Record<string, number>>;
  board_short: number;
  upkeep: number;
  upkeep_parts: readonly SourceView[];
  /** Until the Evaluation: units of Upkeep without Food; of these, those that nothing pays, and the Influence they cost. */
  food_short: number;
  upkeep_short: number;
  upkeep_lost: number;
  active: number;
  inactive: number;
  sheltered: number;
  tracks: readonly TrackView[];
  slots: readonly SlotView[];
  trades: number;
  chambers: number;
  hand: readonly Ref[] | null;
  seen: readonly Ref[];
  hidden: Readonly<Record<string, number>>;
  focuses: readonly Ref[];
  discard: readonly Ref[];
  waiting: Ref | "";
  technologies: readonly Ref[];
  improved: readonly Ref[];
  own_improved: boolean;
  technology_limit: number;
  improved_limit: number;
  glory: readonly number[];
  bounties: readonly Ref[];
  reclaims: readonly Ref[];
  fallen: readonly Ref[];
  prepared: Ref | null;
  has_prepared: boolean;
}

export interface RowView {
  harbingers: number;
  crises: readonly Ref[];
  power: number;
  cost: string;
}

export interface CrisisView {
  difficulty: Ref;
  alert: Ref | "";
  alerts: number;
  crisis: Ref | "";
  /** Whether the active player could suffer the penalty of the current Crisis in full now. */
  sufferable: boolean;
  military: RowView;
  economic: RowView;
  catastrophes: number;
  consumed: number;
  /** Levels and built levels. */
  havens: readonly (readonly [number, number])[];
  offer: readonly Ref[];
  void_influence: readonly SourceView[];
}

export interface VoidfallView {
  seat: number | null;
  players: number;
  scenario: Ref;
  mode: string;
  cycle: number;
  round: number;
  rounds: number;
  phase: string;
  order: readonly number[];
  event: Ref | "";
  sectors: readonly SectorView[];
  houses: readonly HouseView[];
  turn: { seat: number; focus: Ref | ""; flipped: boolean; agenda: Ref | ""; acting: string; done: readonly Ref[]; target: Ref | "" };
  offers: readonly { type: string; agenda: Ref | ""; deck: number; corrupted: boolean }[];
  drawn: readonly Ref[] | null;
  peeked: readonly Ref[];
  bounties_left: number;
  reclaims_left: number;
  trades: readonly number[];
  tableau: readonly { technology: Ref; copies: readonly number[] }[];
  improved_now: readonly Ref[];
  locked: boolean;
  crisis: CrisisView | null;
  winners: readonly number[];
}

export const RESOURCES = ["F", "E", "M", "C", "S"] as const;
export const TRACKS = ["society", "politics", "economy"] as const;

/** The colour of each seat; its number is written wherever the colour stands. */
export const SEAT_COLOURS = ["#ffd166", "#5ad1ff", "#ff8fb0", "#8fe388"] as const;

export function colourOf(seat: number): string {
  return SEAT_COLOURS[seat] ?? "#dbe4f0";
}
