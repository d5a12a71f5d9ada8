import type { ClientMessage, Notes as Texts, Problem, Ref } from "../../net/protocol";
import { forget, recallList, remember } from "../../ui/memory";
import { left, plain } from "./text";

/** The thing of the note that is on none. */
export const FREE: Ref = "";

/** Milliseconds without a key after which a note is sent, and after which one that was refused is sent again. */
const PAUSE = 600;
const AGAIN = 5000;
/** What the server says of a note that it will not take as it is. */
const REFUSED: readonly string[] = ["note_too_long", "notebook_full", "notebook_shown", "notebook_closed"];

type Typed = readonly [Ref, string];
const isTyped = (item: unknown): item is Typed => Array.isArray(item) && item.length === 2 && item.every((part) => typeof part === "string");

/** The notes of this seat. What is typed stays in this browser until the server has kept it. */
export class Notes {
  /** The thing about which a note is asked for. */
  asked = $state<Ref | null>(null);
  /** The notes that seats have shown, by seat. */
  shown = $state.raw<Readonly<Record<number, Texts>>>({});
  /** Why what was sent last is not kept. */
  problem = $state.raw<Problem | null>(null);
  /** Whether the server can be told. */
  #open = $state(false);
  /** What the server keeps. */
  #kept = $state.raw<Texts>({});
  /** What is typed and not kept yet. */
  #typed = $state.raw<ReadonlyMap<Ref, string>>(new Map());
  /** What has been sent and not confirmed. */
  readonly #sent = new Map<Ref, string>();
  /** What arrives after connecting, until the table is shown. */
  #arriving: Texts | null = {};
  #timer = 0;
  readonly #key: string;

  constructor(
    token: string,
    readonly send: (message: ClientMessage) => boolean,
  ) {
    this.#key = token && `unsaved.${token}`;
    this.#typed = new Map(recallList(this.#key, isTyped));
  }

  /** All notes, by thing. */
  readonly all: Texts = $derived(Object.fromEntries(Object.entries({ ...this.#kept, ...Object.fromEntries(this.#typed) }).filter(([, text]) => text !== "")));

  /** The note on a thing; empty if there is none. */
  on(thing: Ref): string {
    return this.all[thing] ?? "";
  }

  /** How far the server has what is typed. */
  get state(): "saved" | "saving" | "waiting" | "refused" | "long" {
    if ([...this.#typed.values()].some((text) => left(text) < 0)) return "long";
    if (this.#typed.size === 0) return "saved";
    if (this.problem) return "refused";
    return this.#open ? "saving" : "waiting";
  }

  /** Writes the note on a thing, which is sent after a short pause; an empty one is deleted. */
  write(thing: Ref, text: string): void {
    this.problem = null;
    this.#type(new Map([...this.#typed, [thing, text]]));
    this.#saveIn(PAUSE);
  }

  /** Sends what is not sent yet. */
  save(): void {
    window.clearTimeout(this.#timer);
    if (!this.#open) return;
    for (const [thing, typed] of this.#typed) {
      const text = plain(typed);
      if (left(typed) < 0 || this.#sent.get(thing) === text) continue;
      if (this.send({ note: text, on: thing })) this.#sent.set(thing, text);
    }
  }

  /** Shows all notes to the table, for good. */
  show(): void {
    this.save();
    this.send({ show_notes: true });
  }

  heard(notes: Texts, of: number | undefined): void {
    if (of !== undefined) {
      this.shown = { ...this.shown, [of]: notes };
      return;
    }
    if (this.#arriving) this.#arriving = { ...this.#arriving, ...notes };
    else this.#keep({ ...this.#kept, ...notes });
  }

  /** The line has been opened: everything arrives anew. */
  connected(): void {
    this.#arriving = {};
  }

  /** The table is shown, and all notes have arrived before it. */
  arrived(): void {
    if (this.#arriving === null) return;
    const kept = this.#arriving;
    this.#arriving = null;
    this.#open = true;
    this.#keep(kept);
    this.save();
  }

  lost(): void {
    this.#open = false;
    this.#sent.clear();
  }

  /** The server has refused something; returns whether that was a note. Whatever else it was, nothing is lost by sending
   * again what is not confirmed. */
  refused(problem: Problem): boolean {
    this.#sent.clear();
    if (REFUSED.includes(problem.id)) {
      this.problem = problem;
      return true;
    }
    if (this.#typed.size > 0) this.#saveIn(AGAIN);
    return false;
  }

  leave(): void {
    this.save();
    window.clearTimeout(this.#timer);
  }

  #saveIn(wait: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.save(), wait);
  }

  #keep(kept: Texts): void {
    this.#kept = kept;
    for (const [thing, text] of this.#sent) if (text === (kept[thing] ?? "")) this.#sent.delete(thing);
    this.#type(new Map([...this.#typed].filter(([thing, text]) => plain(text) !== (kept[thing] ?? ""))));
  }

  #type(typed: ReadonlyMap<Ref, string>): void {
    this.#typed = typed;
    // A replay keeps nothing.
    if (!this.#key) return;
    if (typed.size > 0) remember(this.#key, JSON.stringify([...typed]));
    else forget(this.#key);
  }
}
