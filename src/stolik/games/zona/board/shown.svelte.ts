/** What this person has open on the page; not part of the game. */
class Shown {
  /** The seat of this person; null if they only watch. */
  viewer = $state<number | null>(null);
  /** The seat whose sheet is open instead of the viewer's own. */
  seat = $state<number | null>(null);
  /** Whether the market is open to be looked at. */
  market = $state(false);

  open(seat: number): void {
    this.seat = seat === this.viewer ? null : seat;
  }

  /** The table is left. */
  clear(): void {
    this.viewer = this.seat = null;
    this.market = false;
  }
}

export const shown = new Shown();
