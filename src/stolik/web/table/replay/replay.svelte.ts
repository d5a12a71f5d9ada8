import { momentsOf, notesAt, sameMoment, type Eyes, type Film } from "../../net/film";
import type { Source } from "../../net/films";
import { problemOf } from "../../net/api";
import type { Line, Listener } from "../../net/line";
import type { Entry, Notes as Texts, Problem, ServerMessage } from "../../net/protocol";
import { tablePath } from "../../net/root";
import type { BoardModule } from "../board";
import { settings, type Tempo } from "../settings.svelte";

/** Milliseconds for which a moment stands, once it is told, while the game plays by itself. */
const STANDS: Readonly<Record<Tempo, number>> = { calm: 1400, brisk: 700, instant: 350 };
/** Milliseconds between two looks whether it is told. */
const LOOK = 50;

/** What parts a game: rounds or turns, as its log has them, or phases. */
export type Part = "turn" | "phase";

type Marks = Pick<BoardModule, "heading" | "landmark" | "phaseKey">;

/** What a replay needs of its table's teller. */
interface Telling {
  /** Whether it is still telling. */
  readonly busy: boolean;
  skip(): void;
}

/** A game shown again, moment by moment: a line that says what the film's viewer heard. */
export class Replay {
  film = $state.raw<Film>() as Film;
  /** The moment that is shown. */
  at = $state(0);
  /** Whether it came by one step on, so that it is told as at the table. */
  told = $state(false);
  playing = $state(false);
  /** How fast it is told and plays by itself. */
  tempo = $state<Tempo>(settings.now.tempo);
  /** Whether the log shows what follows too. */
  ahead = $state(false);
  problem = $state.raw<Problem | null>(null);

  readonly moments: readonly ServerMessage[] = $derived(momentsOf(this.film));
  readonly last = $derived(this.moments.length - 1);
  readonly #begins: Readonly<Record<Part, readonly number[]>> = $derived({
    turn: this.moments.flatMap((_, nth) => (this.linesOf(nth).some((entry) => this.#isMark(entry)) ? [nth] : [])),
    phase: this.#phases(),
  });

  /** The teller of the table that hears it. */
  teller: Telling | null = null;
  #listener: Listener | null = null;
  #timer = 0;
  #wanted: Eyes;
  /** The eyes of the link itself. */
  readonly own: Eyes;

  constructor(
    film: Film,
    readonly source: Source,
    readonly board: Marks,
    /** The link of the table; null for a file. */
    readonly link: string | null,
  ) {
    this.film = film;
    this.own = this.#wanted = film.eyes;
  }

  /** Begins to show it; a game that runs from where it is now. */
  connect(listener: Listener): Line {
    this.#listener = listener;
    this.#show(Math.min(this.film.start ?? (this.film.over ? 0 : this.last), this.last));
    return { send: () => false, close: () => this.pause() };
  }

  /** The address of the table. */
  get table(): string | null {
    return this.link && tablePath(this.link);
  }

  /** The seats that have notes at this moment, with these. */
  readonly notes: readonly { seat: number; texts: Texts }[] = $derived(
    [...new Set(this.film.notes.map(({ seat }) => seat))].toSorted().flatMap((seat) => {
      const texts = Object.fromEntries(Object.entries(notesAt(this.film, this.at, seat)).filter(([, text]) => text !== ""));
      return Object.keys(texts).length > 0 ? [{ seat, texts }] : [];
    }),
  );

  /** The log up to a moment. */
  logAt(nth: number): readonly Entry[] {
    return this.moments[nth]?.log?.lines ?? [];
  }

  /** The lines that were written at a moment. */
  linesOf(nth: number): readonly Entry[] {
    return this.logAt(nth).slice(this.logAt(nth - 1).length);
  }

  /** The heading or landmark of the log that a moment comes after. */
  readonly mark: Entry | null = $derived(this.logAt(this.at).findLast((entry) => this.#isMark(entry)) ?? null);

  /** Shows a moment: the next one is told, any other is there at once. */
  to(nth: number): void {
    this.pause();
    this.#go(nth);
  }

  /** To the next beginning of such a part, or the one before. */
  toPart(part: Part, by: 1 | -1): void {
    const begins = this.#begins[part];
    this.to(by > 0 ? (begins.find((nth) => nth > this.at) ?? this.last) : (begins.findLast((nth) => nth < this.at) ?? 0));
  }

  /** To the moment at which a line of the log was written. */
  toLine(index: number): void {
    this.pause();
    this.#show(this.moments.findIndex((_, nth) => this.logAt(nth).length > index));
  }

  /** Plays by itself, from the start if it is at the end. */
  play(): void {
    if (this.at === this.last) this.#show(0);
    this.playing = true;
    this.#stand(STANDS[this.tempo]);
  }

  /** Plays, or pauses. */
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Through other eyes, at the same moment. */
  async see(eyes: Eyes): Promise<void> {
    this.pause();
    this.#wanted = eyes;
    try {
      const film = await this.source(eyes);
      if (this.#wanted !== eyes) return;
      const at = sameMoment(this.film, this.at, film);
      this.film = film;
      this.problem = null;
      this.#show(at);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  #isMark(entry: Entry): boolean {
    return (this.board.landmark?.(entry) ?? null) !== null || (this.board.heading?.(entry) ?? false);
  }

  #phases(): readonly number[] {
    const keys = this.moments.map(({ view }) => this.board.phaseKey(view ?? {}));
    return keys.flatMap((key, nth) => (nth > 0 && key !== keys[nth - 1] ? [nth] : []));
  }

  /** Goes on after this time, which begins anew as long as something is told, or nobody looks. */
  #stand(left: number): void {
    this.#timer = window.setTimeout(() => {
      if (this.teller?.busy || document.hidden) return this.#stand(STANDS[this.tempo]);
      if (left > LOOK) return this.#stand(left - LOOK);
      this.#go(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.#stand(STANDS[this.tempo]);
    }, LOOK);
  }

  #go(nth: number): void {
    const next = Math.max(0, Math.min(this.last, nth));
    if (next === this.at) return;
    if (next !== this.at + 1) return this.#show(next);
    this.teller?.skip();
    [this.at, this.told] = [next, true];
    this.#say();
  }

  /** A line that opens anew shows everything at once. */
  #show(nth: number): void {
    [this.at, this.told] = [nth, false];
    this.#listener?.state("open");
    this.#say();
  }

  /** Says what the viewer heard, and its notes of then. */
  #say(): void {
    const moment = this.moments[this.at] ?? {};
    this.#listener?.heard({ ...moment, notes: notesAt(this.film, this.at, moment.seat) });
  }
}
