import type { Place, TokenKind } from "./art/palette";
import type { HuntedView, NotAloneView } from "./fields";

export type * from "./fields";

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
