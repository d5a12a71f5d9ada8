/** Plays a table's sounds. Loaded once they are wanted and the board can be used. */
import type { Entry, Ref, View } from "../net/protocol";
import type { Weight } from "../table/board";
import { Air } from "./air";
import { chanceOf } from "./chance";
import { CUES } from "./cues";
import { DEFAULTS } from "./defaults";
import type { Cue, GameSounds, Mood } from "./description";
import { Scape } from "./scape";

/** Signs closer together than this would be one noise. */
const APART = 0.09;
/** So many at once, at most. */
const TOGETHER = 3;
/** Seconds: how often calls are planned, and how far ahead. */
const PLANNING = 1;
const AHEAD = 2.5;
/** Seconds after the last sign until the context rests, so that an idle page uses no power. */
const LINGERS = 4;
/** Seconds of the fade before the page is hidden. */
const LEAVES = 0.2;

const games = import.meta.glob<{ default: GameSounds }>("../../games/*/board/sounds.ts");

/** The sounds of a game; if it has none, those of any game. */
export async function soundsOf(game: string): Promise<GameSounds> {
  return (await games[`../../games/${game}/board/sounds.ts`]?.())?.default ?? DEFAULTS;
}

export class Player {
  readonly #on = new AudioContext({ latencyHint: "balanced" });
  readonly #air: Air;
  readonly #chance = chanceOf(Date.now());
  #scape: Scape | null = null;
  #mood: Mood = {};
  /** When each sign that is still heard ends. */
  #ends: number[] = [];
  #last = -1;
  #volume = 0;
  readonly #planning: ReturnType<typeof setInterval>;

  /** `where` says from where a thing on the board is heard, -1 being left and 1 right. */
  constructor(
    readonly sounds: GameSounds,
    readonly where: (thing: Ref) => number,
  ) {
    this.#air = new Air(this.#on, sounds.room);
    this.#planning = setInterval(() => this.#tend(), 1000 * PLANNING);
  }

  /** The volume from 0 to 1, and whether the soundscape is heard beside the signs. */
  set(volume: number, scape: boolean): void {
    this.#volume = volume;
    this.#air.volume(document.hidden ? 0 : volume);
    if (scape && volume > 0 && !this.#scape) {
      this.#scape = new Scape(this.#air, this.sounds.scape, this.#chance, this.where, this.#on.currentTime);
      this.#scape.feel(this.#mood, this.#on.currentTime);
    } else if (!(scape && volume > 0) && this.#scape) {
      this.#ends.push(this.#scape.end(this.#on.currentTime));
      this.#scape = null;
    }
    this.#tend();
  }

  /** After a press: browsers let nothing sound before one. */
  wake(): void {
    if (this.#on.state !== "running" && this.#wanted) void this.#on.resume();
  }

  /** The page is hidden, or seen again. */
  hide(hidden: boolean): void {
    this.#air.volume(hidden ? 0 : this.#volume, LEAVES);
    this.#tend();
  }

  feel(view: View): void {
    this.#mood = this.sounds.mood(view);
    this.#scape?.feel(this.#mood, this.#on.currentTime);
  }

  sign(name: string, thing?: Ref): void {
    const cue: Cue | undefined = this.sounds.cues[name] ?? (CUES as Readonly<Record<string, Cue>>)[name];
    const now = this.#on.currentTime;
    this.#ends = this.#ends.filter((end) => end > now);
    if (!cue || this.#volume === 0 || document.hidden || now - this.#last < APART || this.#ends.length >= TOGETHER) return;
    this.#last = now;
    const place = thing === undefined ? 0 : this.where(thing);
    this.#ends.push(this.#air.play(cue, now + 0.01, place, this.#chance));
    this.wake();
  }

  /** What is heard of these lines: the first that has a sound. */
  tell(lines: readonly Entry[], weight: Weight): void {
    const heard = lines.map((line) => this.sounds.heard(line, weight)).find((one) => one !== null);
    if (typeof heard === "string") this.sign(heard);
    else if (heard) this.sign(heard.cue, heard.from);
  }

  over(): void {
    if (this.sounds.over) this.sign(this.sounds.over);
  }

  leave(): void {
    clearInterval(this.#planning);
    void this.#on.close();
  }

  get #wanted(): boolean {
    return !document.hidden && this.#volume > 0 && (this.#scape !== null || this.#ends.some((end) => end + LINGERS > this.#on.currentTime));
  }

  /** Plans what comes; lets the context rest if nothing does. */
  #tend(): void {
    if (!this.#wanted) {
      // Once it has faded: to stop at once would click.
      setTimeout(() => !this.#wanted && this.#on.state === "running" && void this.#on.suspend(), 2000 * LEAVES);
      return;
    }
    if (navigator.userActivation.hasBeenActive) this.wake();
    this.#scape?.plan(this.#on.currentTime + AHEAD);
  }
}
