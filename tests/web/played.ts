import { vi } from "vitest";
import type { Line, LineState, Listener } from "../../src/stolik/web/net/line";
import type { ClientMessage, Entry, Question } from "../../src/stolik/web/net/protocol";
import type { BoardModule } from "../../src/stolik/web/table/board";

vi.stubGlobal("window", globalThis);
vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("document", { hidden: false });
const { Table } = await import("../../src/stolik/web/table/table.svelte");
export const { settings } = await import("../../src/stolik/web/table/settings.svelte");

const board: Partial<BoardModule> = { zones: {}, phaseKey: () => "1", points: () => [], goesOn: { meet: ["word:roll"] }, amid: ["meet"], begins: ["send"], byHand: ["word:over"] };
export const asks = (kind: string, ...options: string[]): Question => ({ type: "choose", kind, options, lo: 1, hi: 1, about: "", secret: false });
export const MOVE = asks("turn", "room:1", "room:2");
export const END = asks("turn", "word:end");
const LONGER_THAN_A_PASS = 5000;

/** A table whose server asks what the test says, and keeps what it hears. */
export class Played {
  readonly heard: ClientMessage[] = [];
  /** What has happened so far. */
  log: readonly Entry[] = [];
  #listener: Listener | null = null;
  #seq = 0;
  readonly table = new Table("seat", board as BoardModule, (listener): Line => {
    this.#listener = listener;
    return { send: (message) => this.heard.push(message) > 0, close: () => undefined };
  });

  ask(question: Question, undo: boolean, undo_turn = false): void {
    this.#seq += 1;
    this.#listener?.heard({ seq: this.#seq, seat: 1, view: {}, question, undo, undo_turn, log: { from: 0, lines: this.log } });
  }

  refuse(): void {
    this.#listener?.heard({ error: { id: "nothing_to_undo" } });
  }

  /** Somebody else does something; what is asked here stays. */
  rest(question: Question, undo: boolean): void {
    this.#seq -= 1;
    this.ask(question, undo);
  }

  /** The line breaks and comes back; a server that was started anew counts from elsewhere. */
  reconnect(question: Question, { restarted }: { restarted: boolean }): void {
    for (const state of ["lost", "open"] as LineState[]) this.#listener?.state(state);
    this.#seq += restarted ? 1000 : 0;
    this.rest(question, false);
  }

  wait(): void {
    vi.advanceTimersByTime(LONGER_THAN_A_PASS);
  }

  get last(): ClientMessage | undefined {
    return this.heard.at(-1);
  }
}
