import type { Ref } from "../../../web/net/protocol";
import type { DAMAGE } from "./constants";
import type { ScavengerView, ZonaView } from "./fields";

export type * from "./fields";

export type Damage = (typeof DAMAGE)[number];

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
