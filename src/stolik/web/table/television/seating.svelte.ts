import { api } from "../../net/api";
import type { SeatInfo } from "../../net/protocol";
import { recallList, remember } from "../../ui/memory";
import type { OwnTable } from "../../lobby/tables";
import type { Table } from "../table.svelte";

/** A seat of a person, with its link. */
export interface Chair {
  seat: number;
  link: string;
}

function isLink(item: unknown): item is string {
  return typeof item === "string";
}

/** The links of the persons' seats, for the browser that opened the table, and which of them nobody has used yet. */
export class Seating {
  #hosted = $state.raw<readonly SeatInfo[]>([]);
  /** The links at which this browser has ever seen somebody sit: the server forgets it with the table. */
  #used = $state.raw<readonly string[]>([]);
  readonly #key: string;

  constructor(
    readonly own: OwnTable,
    readonly table: Table,
  ) {
    this.#key = `used.${own.watch}`;
    this.#used = recallList(this.#key, isLink);
  }

  readonly chairs: readonly Chair[] = $derived.by(() =>
    this.#hosted.flatMap(({ seat, kind, token }) => (kind === "person" && token ? [{ seat, link: token }] : [])),
  );

  /** The seats that nobody has taken yet. */
  readonly free: readonly Chair[] = $derived.by(() => {
    if (this.table.over) return [];
    return this.chairs.filter(({ seat, link }) => !this.#used.includes(link) && !this.#isTaken(seat));
  });

  #isTaken(seat: number): boolean {
    const here = this.table.seats.some((one) => one.seat === seat && one.connected);
    return here || this.#hosted.some((one) => one.seat === seat && one.opened);
  }

  /** Asks for the links again: somebody has come, or a link is new. */
  async look(): Promise<void> {
    const info = await api.table(this.own.host).catch(() => null);
    if (info) this.#hosted = info.seats;
    this.note();
  }

  /** Remembers the links that are in use now. */
  note(): void {
    const now = this.chairs.filter(({ seat, link }) => this.#isTaken(seat) && !this.#used.includes(link));
    if (now.length === 0) return;
    this.#used = [...this.#used, ...now.map(({ link }) => link)];
    remember(this.#key, JSON.stringify(this.#used));
  }
}
