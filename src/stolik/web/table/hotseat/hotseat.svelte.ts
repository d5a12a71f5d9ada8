import { lend } from "../../ui/memory";

/** A seat whose player shares this device, with its link. */
export interface SharedSeat {
  seat: number;
  token: string;
}

/** What everybody around the device may know of a table. */
export interface InPublic {
  over: boolean;
  /** The seats it waits for, if that is public. */
  waiting: readonly number[];
  waitingSecret: boolean;
  people: readonly number[];
  /** How many lines of the log everybody can read. */
  told: number;
}

/**
 * One device that several players hand around, each with a hidden hand: who holds it, and who takes it next. Both follow
 * from what everybody knows: while somebody is asked in secret, it goes round once to all, asked or not.
 */
export class HotSeat {
  /** The seat of whoever holds the device; null while it lies on the table. */
  holder = $state<number | null>(null);
  #last = -1;
  /** Who has held it since something public has happened, and what that was. */
  #had = new Set<number>();
  #moment = "";

  constructor(
    /** The link for watching: what the device shows while it lies on the table. */
    readonly watch: string,
    readonly seats: readonly SharedSeat[],
  ) {
    lend(seats.map(({ token }) => token));
  }

  /** The link of what the device shows now. */
  get link(): string {
    return this.seats.find(({ seat }) => seat === this.holder)?.token ?? this.watch;
  }

  /** Who takes the device next; null if nobody here is waited for, as far as everybody knows. */
  next({ over, waiting, waitingSecret, people, told }: InPublic): number | null {
    if (over) return null;
    const moment = [told, waitingSecret, ...waiting].join();
    if (moment !== this.#moment) this.#had.clear();
    this.#moment = moment;
    const here = this.seats.map(({ seat }) => seat).filter((seat) => people.includes(seat));
    const due = waitingSecret ? here.filter((seat) => !this.#had.has(seat)) : here.filter((seat) => waiting.includes(seat));
    return due.find((seat) => seat > this.#last) ?? due[0] ?? null;
  }

  take(seat: number): void {
    this.#had.add(seat);
    this.#last = seat;
    this.holder = seat;
  }

  /** Nothing of the seat is shown any more. */
  handOn(): void {
    this.holder = null;
  }
}
