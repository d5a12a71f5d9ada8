import { beforeEach, describe, expect, it, vi } from "vitest";
import { asks, MOVE, Played } from "./played";
import { isNews, waits } from "../../src/stolik/web/table/asking/sending";
import { settings } from "../../src/stolik/web/table/settings.svelte";

const QUESTION = {
  ...asks("turn", "room:1", "room:2", "word:end"),
  final: ["room:2"],
  says: { warn: { "word:end": { id: "warn-end" } } },
};
const SOME = { ...QUESTION, type: "some" as const, lo: 0, hi: 2 };

describe("a press", () => {
  let played: Played;
  const values = (): unknown[] => played.heard.map((message) => ("value" in message ? message.value : null));

  beforeEach(() => {
    vi.useFakeTimers();
    settings.now.caution = "final";
    played = new Played();
  });

  it("sends what can be taken back", () => {
    played.ask(QUESTION, false);
    played.table.press("room:1");
    expect(values()).toEqual(["room:1"]);
  });

  it.each(["room:2", "word:end"])("picks what cannot, or costs something for good (%s), and the next one sends it", (ref) => {
    played.ask(QUESTION, false);
    played.table.press(ref);
    expect([values(), played.table.picked]).toEqual([[], [ref]]);
    played.table.confirm();
    expect(values()).toEqual([ref]);
  });

  it("picks one of several, whatever it is", () => {
    played.ask(SOME, false);
    played.table.press("room:1");
    expect([values(), played.table.picked]).toEqual([[], ["room:1"]]);
  });

  it("sends nothing that is not asked", () => {
    played.ask(QUESTION, false);
    played.table.press("room:3");
    expect(values()).toEqual([]);
  });

  it("sends nothing while an answer is on its way", () => {
    played.ask(QUESTION, false);
    played.table.press("room:1");
    played.table.press("room:1");
    expect(values()).toEqual(["room:1"]);
  });

  it("of a thing dragged to a place answers the next question too, unless that is final", () => {
    for (const [then, sent] of [["room:1", ["word:token", "room:1"]], ["room:2", ["word:token"]]] as const) {
      played = new Played();
      played.ask(asks("token", "word:token"), false);
      played.table.pressThen("word:token", then);
      played.ask(QUESTION, true);
      expect([values(), played.table.picked]).toEqual([sent, [then]]);
    }
  });

  it("of another option forgets what was to follow", () => {
    settings.now.caution = "always";
    played.ask(asks("modify", "word:push", "word:done"), false);
    played.table.pressThen("word:push", "die:1");
    played.table.press("word:done");
    played.table.confirm();
    played.ask(asks("reroll", "die:0", "die:1"), true);
    expect([values(), played.table.picked]).toEqual([["word:done"], []]);
  });

  it("points out Undo the first time it sends, and not when it only picks", () => {
    played.ask(QUESTION, false);
    played.table.press("room:2");
    expect(played.table.hinting).toBe(false);
    played.table.press("room:1");
    expect(played.table.hinting).toBe(true);
    played.ask(MOVE, true);
    played.table.undo();
    expect(played.table.hinting).toBe(false);
  });
});

describe("a sequence of reveals", () => {
  const final = (kind: string, ...options: string[]): typeof MOVE => ({ ...asks(kind, ...options), final: options });
  const MEET = final("meet", "item:rope", "item:torch");
  let played: Played;
  const asked = (question: typeof MOVE, ref: string): boolean => {
    played.ask(question, false);
    played.table.press(ref);
    return !played.heard.some((message) => "value" in message && message.value === ref);
  };

  beforeEach(() => {
    settings.now.caution = "final";
    played = new Played();
    played.ask(final("turn", "room:1", "room:2"), false);
    played.table.press("room:1");
  });

  it("is confirmed once: what is asked in its midst is answered by one press", () => {
    played.table.confirm();
    expect([asked(MEET, "item:rope"), asked(MEET, "item:torch")]).toEqual([false, false]);
  });

  it("ends with the next decision", () => {
    played.table.confirm();
    expect(asked(final("turn", "room:2", "room:3"), "room:2")).toBe(true);
    played.table.press("room:3");
    expect(asked(asks("turn", "room:4", "room:5"), "room:4")).toBe(false);
    expect(asked(MEET, "item:rope")).toBe(true);
  });

  it("goes on after an answer of its own that can be taken back", () => {
    played.table.confirm();
    expect(asked(asks("meet", "item:map", "item:kite"), "item:map")).toBe(false);
    expect(asked(MEET, "item:rope")).toBe(false);
  });

  it("begins with what a button sends, though Undo may take that back", () => {
    played = new Played();
    played.ask({ ...asks("send", "fleet:1", "fleet:2"), type: "some", lo: 0, hi: 2 }, false);
    played.table.confirm();
    expect(asked(MEET, "item:rope")).toBe(false);
  });

  it("begins only with an answer that was confirmed", () => {
    expect(asked(MEET, "item:rope")).toBe(true);
  });

  it("does not outlive the line", () => {
    played.table.confirm();
    played.reconnect(MEET, { restarted: false });
    played.table.press("item:rope");
    expect(played.table.picked).toEqual(["item:rope"]);
  });

  it("is asked about at every step by whoever wants every answer to be", () => {
    settings.now.caution = "always";
    played.table.confirm();
    expect(asked(MEET, "item:rope")).toBe(true);
  });

  it("of which a word says that it goes on needs no confirmation, but what costs something for good does", () => {
    const roll = final("meet", "item:rope", "word:roll");
    expect(asked({ ...roll, says: { warn: { "word:roll": { id: "warn-roll" } } } }, "word:roll")).toBe(true);
    expect(asked(roll, "word:roll")).toBe(false);
  });

  it("has no part in a word that ends a turn: it is asked about while there is more to do than words", () => {
    expect(asked(final("turn", "room:2", "word:token", "word:over"), "word:over")).toBe(true);
    expect(asked(final("turn", "word:token", "word:over"), "word:over")).toBe(false);
  });
});

describe("what is asked about", () => {
  const asked = (caution: "always" | "final" | "costly"): string[] => QUESTION.options.filter((ref) => waits(QUESTION, ref, caution));

  it("is everything, or what cannot be taken back, or lasting costs", () => {
    expect(asked("always")).toEqual(["room:1", "room:2", "word:end"]);
    expect(asked("final")).toEqual(["room:2", "word:end"]);
    expect(asked("costly")).toEqual(["word:end"]);
  });

  it("is said in words only where other answers can be taken back", () => {
    const news = (question: typeof QUESTION): string[] => question.options.filter((ref) => isNews(question, ref));
    expect(news(QUESTION)).toEqual(QUESTION.final);
    expect(news({ ...QUESTION, final: [...QUESTION.options] })).toEqual([]);
  });

  it("is nothing in a plan, whose questions say nothing about it", () => {
    expect(waits(MOVE, "room:1", "final")).toBe(false);
  });
});
