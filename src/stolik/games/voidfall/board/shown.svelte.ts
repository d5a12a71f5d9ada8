import { recallFields, remember } from "../../../web/ui/memory";
import type { Ref } from "../../../web/net/protocol";

type Side = "left" | "right";
const KEY = "voidfall.folded";

/** What this person has open on the page; not part of the game. */
class Shown {
  /** The seat of this person; null if they only watch. */
  viewer = $state<number | null>(null);
  /** The seat whose House board is open in addition to the viewer's own. */
  seat = $state<number | null>(null);
  /** The thing whose details are open. */
  thing = $state<Ref | null>(null);
  /** The columns folded away, kept in this browser. */
  folded = $state<Record<Side, boolean>>(recallFields(KEY, { left: false, right: false }));

  /** Opens the House board of a seat, which may be the viewer's own. */
  open(seat: number): void {
    this.seat = seat === this.viewer ? null : seat;
    if (this.folded.left) this.fold("left");
  }

  fold(side: Side): void {
    this.folded = { ...this.folded, [side]: !this.folded[side] };
    remember(KEY, JSON.stringify(this.folded));
  }

  /** The table is left. */
  clear(): void {
    this.seat = this.thing = this.viewer = null;
  }
}

export const shown = new Shown();
