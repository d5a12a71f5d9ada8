import type { ClientMessage, ClocksTold, ServerMessage } from "../../net/protocol";

/** Milliseconds between two looks at the time. */
const LOOK = 200;
/** The part of a clock's time from which on little is left. */
const SHORT = 0.1;
/** And the seconds: a tenth of half a minute would come too late. */
const SOON = 10;
/** A clock with less than this has run out by the server's time. */
const NEARLY = 1;

/** How a clock stands: "" if it does not run. */
export type Moment = "" | "runs" | "short" | "zero";

/** The clocks of a table. The page counts them down by itself, from the time that it was told once. */
export class Clocks {
  told = $state.raw<ClocksTold | null>(null);
  /** How far the server's time is ahead of this page's, in seconds; null until it is told. */
  #ahead: number | null = null;
  /** The server's time at the last look. */
  #now = $state(0);
  #timer = 0;
  /** How often a bot has answered for this seat at zero while this page was open. */
  answered = $state(0);

  constructor(
    readonly send: (message: ClientMessage) => boolean,
    readonly seat: () => number | null,
  ) {}

  heard({ clock, now }: ServerMessage): void {
    if (now !== undefined) this.#ahead = now - performance.now() / 1000;
    if (clock) this.told = clock;
    if (!clock && now === undefined) return;
    this.leave();
    this.#look();
    if (this.told && this.told.on.length > 0 && !this.told.paused) this.#timer = window.setInterval(() => this.#look(), LOOK);
  }

  leave(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    this.#now = this.#ahead === null ? (this.told?.since ?? 0) : this.#ahead + performance.now() / 1000;
  }

  get paused(): boolean {
    return this.told?.paused ?? false;
  }

  /** Whether the clock of a seat is on: it runs, unless all are paused. */
  isOn(seat: number): boolean {
    return this.told !== null && this.told.on.includes(this.told.teams[seat] ?? -1);
  }

  /** The seconds that a seat has left; null at a table without clocks. */
  left(seat: number): number | null {
    const had = this.told?.left[this.told.teams[seat] ?? -1];
    if (!this.told || had === undefined) return null;
    const gone = this.isOn(seat) && !this.paused ? Math.max(0, this.#now - this.told.since) : 0;
    return Math.max(0, had - gone);
  }

  isShort(seat: number): boolean {
    const left = this.left(seat);
    return this.told !== null && left !== null && left <= Math.max(this.told.pace.seconds * SHORT, SOON);
  }

  /** How the clock of a seat stands. One that does not run tells nothing, unless a bank of time is nearly empty. */
  moment(seat: number): Moment {
    if (!this.isOn(seat) && (this.told?.pace.kind !== "bank" || !this.isShort(seat))) return "";
    if (this.left(seat) === 0) return "zero";
    return this.isShort(seat) ? "short" : "runs";
  }

  /** Whether this seat may give another one more time. */
  mayGive(of: number): boolean {
    const [told, seat] = [this.told, this.seat()];
    if (told === null || seat === null || of === seat) return false;
    return told.teams[of] !== told.teams[seat] || new Set(told.teams).size === 1;
  }

  give(of: number): void {
    this.send({ clock: "more", of });
  }

  /** Wishes for a pause. */
  pause(): void {
    this.send({ clock: "pause" });
  }

  /** Ends a pause, or takes back the wish for one. */
  go(): void {
    this.send({ clock: "go" });
  }

  /** This seat's question is gone, and this page has not answered it. */
  gone(): void {
    const seat = this.seat();
    if (this.told?.pace.end !== "answer" || seat === null || !this.isOn(seat)) return;
    if ((this.left(seat) ?? NEARLY) < NEARLY) this.answered += 1;
  }

  /** Whether a bot has taken a seat because its time was up. */
  hasTaken(seat: number): boolean {
    return this.told?.taken.includes(seat) ?? false;
  }

  /** Takes this seat back from the bot. */
  back(): void {
    this.send({ clock: "back" });
  }
}
