import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Listener } from "../../src/stolik/web/net/line";
import type { ClientMessage, Question } from "../../src/stolik/web/net/protocol";
import type { BoardModule } from "../../src/stolik/web/table/board";

vi.hoisted(() => {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("document", { hidden: false });
});
const { Table } = await import("../../src/stolik/web/table/table.svelte");

const board: Partial<BoardModule> = { zones: {}, manner: () => "confirm", stretch: () => "1", points: () => [] };
const asks = (kind: string, ...options: string[]): Question => ({ type: "choose", kind, options, lo: 1, hi: 1, about: "", secret: false });
const MOVE = asks("turn", "room:1", "room:2");
const END = asks("turn", "word:end");
const LONGER_THAN_A_PASS = 5000;

/** A table whose server asks what the test says, and keeps what it hears. */
class Played {
  readonly heard: ClientMessage[] = [];
  #listener: Listener | null = null;
  #seq = 0;
  readonly table = new Table("seat", board as BoardModule, (listener): Line => {
    this.#listener = listener;
    return { send: (message) => this.heard.push(message) > 0, close: () => undefined };
  });

  ask(question: Question, undo: boolean): void {
    this.#seq += 1;
    this.#listener?.heard({ seq: this.#seq, seat: 1, view: {}, question, undo, log: { from: 0, lines: [] } });
  }

  refuse(): void {
    this.#listener?.heard({ error: { id: "nothing_to_undo" } });
  }

  /** Somebody else does something; what is asked here stays. */
  rest(question: Question, undo: boolean): void {
    this.#seq -= 1;
    this.ask(question, undo);
  }

  wait(): void {
    vi.advanceTimersByTime(LONGER_THAN_A_PASS);
  }

  get last(): ClientMessage | undefined {
    return this.heard.at(-1);
  }
}

describe("undo after an answer that was given by itself", () => {
  let played: Played;

  beforeEach(() => {
    vi.useFakeTimers();
    played = new Played();
    played.ask(MOVE, false);
    played.table.press("room:1");
    played.table.confirm();
    played.ask(END, true);
    played.wait();
    played.ask(MOVE, true);
  });

  it("goes back to the last answer the person gave", () => {
    expect(played.heard).toEqual([{ seq: 1, value: "room:1" }, { seq: 2, value: "word:end" }]);
    played.table.undo();
    expect(played.last).toEqual({ seq: 3, undo: true });
    played.ask(END, true);
    expect(played.last).toEqual({ seq: 4, undo: true });
    played.ask(MOVE, false);
    played.wait();
    expect(played.heard).toHaveLength(4);
    expect(played.table.question).toEqual(MOVE);
  });

  it("stays at the only answer where nothing before it can be taken back", () => {
    played.table.undo();
    played.ask(END, false);
    played.wait();
    played.rest(END, false);
    played.wait();
    expect(played.last).toEqual({ seq: 3, undo: true });
    expect(played.table.passing).toBe(false);
    played.table.press("word:end");
    played.table.confirm();
    expect(played.last).toEqual({ seq: 4, value: "word:end" });
  });

  it("lets things answer by themselves again once the person has answered", () => {
    played.table.undo();
    played.ask(END, true);
    played.ask(MOVE, false);
    played.table.press("room:2");
    played.table.confirm();
    played.ask(END, true);
    played.wait();
    expect(played.last).toEqual({ seq: 6, value: "word:end" });
  });

  it("takes back a pass that is still to come", () => {
    played.ask(END, true);
    played.table.undo();
    played.wait();
    expect(played.last).toEqual({ seq: 4, undo: true });
  });

  it("is over when the server refuses", () => {
    played.table.undo();
    played.refuse();
    played.ask(END, true);
    played.wait();
    expect(played.last).toEqual({ seq: 4, value: "word:end" });
  });
});
