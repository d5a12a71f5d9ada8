import type { SeatInfo } from "../../net/protocol";

/** How long somebody may be away before a notice, in milliseconds; reloading a page takes less. */
const PATIENCE = 6000;

/** Notices about people who sit down and leave, except those who come back at once. */
export class Presence {
  readonly #here = new Map<number, boolean>();
  readonly #leaving = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(readonly tell: (seat: number, came: boolean) => void) {}

  see(seats: readonly SeatInfo[]): void {
    for (const { seat, kind, connected } of seats) {
      const before = this.#here.get(seat);
      const here = kind === "person" && connected;
      this.#here.set(seat, here);
      if (before === undefined || before === here) continue;
      const back = this.#leaving.get(seat);
      if (here && back === undefined) this.tell(seat, true);
      clearTimeout(back);
      this.#leaving.delete(seat);
      if (here || kind === "bot") continue;
      const gone = (): void => {
        this.#leaving.delete(seat);
        this.tell(seat, false);
      };
      this.#leaving.set(seat, setTimeout(gone, PATIENCE));
    }
  }

  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }
}
