import { beforeEach, describe, expect, it, vi } from "vitest";
import { asks, MOVE, Played } from "./played";
import { waits } from "../../src/stolik/web/table/asking/sending";
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

  it("of a thing that only leads to an option answers what leads there, and picks it", () => {
    const which = { ...asks("reroll", "die:0", "die:1"), final: ["die:1"] };
    played.ask(asks("modify", "word:push", "word:done"), false);
    expect([played.table.lit("die:3", "test"), played.table.lit("die:2", "test")]).toEqual([true, false]);
    played.table.press("die:3");
    played.ask(which, true);
    expect([values(), played.table.picked]).toEqual([["word:push"], ["die:1"]]);
    played.ask(asks("modify", "word:done"), true);
    expect(played.table.lit("die:3", "test")).toBe(false);
  });

  it("of another option forgets what was to follow", () => {
    settings.now.caution = "always";
    played.ask(asks("modify", "word:push", "word:done"), false);
    played.table.press("die:3");
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

describe("what is asked about", () => {
  const asked = (caution: "always" | "final" | "costly"): string[] => QUESTION.options.filter((ref) => waits(QUESTION, ref, caution));

  it("is everything, or what cannot be taken back, or lasting costs", () => {
    expect(asked("always")).toEqual(["room:1", "room:2", "word:end"]);
    expect(asked("final")).toEqual(["room:2", "word:end"]);
    expect(asked("costly")).toEqual(["word:end"]);
  });

  it("is nothing in a plan, whose questions say nothing about it", () => {
    expect(waits(MOVE, "room:1", "final")).toBe(false);
  });
});
