import type { Ref } from "../../../web/net/protocol";
import type { Place, TokenKind } from "./art/palette";

export type VisitStatus = "waiting" | "used" | "took" | "nothing" | "blocked" | "caught" | "artemia";

export interface Visit {
  card: Place;
  place: Place;
  status: VisitStatus;
}

export interface HuntedView {
  seat: number;
  will: number;
  hand_size: number;
  hand: readonly Place[] | null;
  /** Hand and face-down Places as one public set; null when this viewer may not know it. */
  may_hold: readonly Place[] | null;
  /** The Places of which one may be face down, by everything this viewer knows; null when hidden. */
  may_lie: readonly Place[] | null;
  discard: readonly Place[] | null;
  discard_size: number;
  survival_size: number;
  survival: readonly Ref[] | null;
  offered: readonly Ref[];
  laid: readonly Place[] | null;
  laid_count: number;
  known_laid: readonly Place[];
  shown: readonly Place[];
  lays: "one" | "river" | "artefact";
  next: "" | "river" | "artefact";
  visits: readonly Visit[];
  survival_played: boolean;
  dodging: boolean;
  detecting: boolean;
}

export interface NotAloneView {
  seat: number | null;
  players: number;
  turn: number;
  phase: number;
  side: "" | "a" | "b";
  rescue: number;
  assimilation: number;
  rescue_start: number;
  assimilation_start: number;
  symbols: readonly number[];
  beach_marker: boolean;
  beach_used: boolean;
  wreck_used: boolean;
  reserve: readonly number[];
  creature_token: readonly Place[];
  target_token: readonly Place[];
  artemia_token: readonly Place[];
  tokens_ready: readonly Ref[];
  forbidden: readonly Place[];
  blocked: readonly Place[];
  hunt_played: readonly Ref[];
  effects: readonly { card: Ref; about: Ref }[];
  creature: { hand_size: number; hand: readonly Ref[] | null; plays_left: number };
  hunt_deck: number;
  hunt_discard: readonly Ref[];
  hunt_bottom: readonly Ref[] | null;
  survival_deck: number;
  survival_discard: readonly Ref[];
  hunted: readonly HuntedView[];
  winner: "" | "creature" | "hunted";
  reason: string;
}

export const TOKENS: readonly TokenKind[] = ["target", "artemia", "creature"];

export function tokenPlaces(view: NotAloneView, kind: TokenKind): readonly Place[] {
  return { creature: view.creature_token, target: view.target_token, artemia: view.artemia_token }[kind];
}

export function tokensOn(view: NotAloneView, place: Place): readonly TokenKind[] {
  return TOKENS.filter((kind) => tokenPlaces(view, kind).includes(place));
}

export type Held = "may" | "discarded" | "unowned" | "hidden";

/** What everyone knows of one Place of one Hunted. */
export function heldState(hunted: HuntedView, place: Place): Held {
  if (hunted.may_hold === null || hunted.discard === null) return "hidden";
  if (hunted.may_hold.includes(place)) return "may";
  return hunted.discard.includes(place) ? "discarded" : "unowned";
}

export interface Spot {
  column: number;
  row: number;
}

/** Where a Place lies: two rows of five, or two columns of five on a narrow upright screen. */
export function spotOf(place: Place, upright: boolean): Spot {
  const along = (place - 1) % 5;
  const across = Math.floor((place - 1) / 5);
  return upright ? { column: across, row: along } : { column: along, row: across };
}

/** The middle of the Places, in cells: a token on two Places lies between them. */
export function middleOf(places: readonly Place[], upright: boolean): Spot {
  const spots = places.map((place) => spotOf(place, upright));
  const mean = (pick: (spot: Spot) => number): number => spots.reduce((sum, spot) => sum + pick(spot), 0) / spots.length;
  return { column: mean((spot) => spot.column), row: mean((spot) => spot.row) };
}
