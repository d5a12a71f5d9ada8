import { beforeEach, describe, expect, it, vi } from "vitest";
import { asks, Played } from "./played";
import { settings } from "../../src/stolik/web/table/settings.svelte";

const LEADS = [["effect:guild", "sector:4"], ["effect:agenda", "deck:might"]];
const WHICH = { ...asks("any_of", "effect:guild", "effect:agenda", "word:done"), leads: LEADS };
const WHERE = asks("guild_in", "sector:4", "sector:5");
const AFTER = asks("act", "action:grow", "word:end");

describe("one press for two answers", () => {
  let played: Played;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.now.caution = "final";
    played = new Played();
  });

  const values = (): unknown[] => played.heard.map((message) => ("value" in message ? message.value : "undo"));

  it("gives the answer that leads to the thing, then the thing", () => {
    played.ask(WHICH, false);
    expect([played.table.lit("sector:4", "map"), played.table.lit("sector:5", "map")]).toEqual([true, false]);
    played.table.press("sector:4");
    expect(values()).toEqual(["effect:guild"]);
    played.ask(WHERE, true);
    expect(values()).toEqual(["effect:guild", "sector:4"]);
  });

  it("is taken back by one Undo, but not together with an answer that came later", () => {
    const given = (): void => {
      played.ask(WHICH, false);
      played.table.press("sector:4");
      played.ask(WHERE, true);
      played.ask(AFTER, true);
    };
    given();
    played.table.undo();
    played.ask(WHERE, true);
    played.ask(WHICH, false);
    expect(values().slice(2)).toEqual(["undo", "undo"]);
    expect(played.table.question).toEqual(WHICH);

    given();
    played.table.press("action:grow");
    played.ask(AFTER, true);
    played.table.undo();
    played.ask(AFTER, true);
    expect(values().slice(-2)).toEqual(["action:grow", "undo"]);
    expect(played.table.question).toEqual(AFTER);
  });

  it("picks what cannot be taken back, and Undo then takes back only what was sent", () => {
    played.ask(WHICH, false);
    played.table.press("deck:might");
    played.ask({ ...asks("agenda", "deck:might"), final: ["deck:might"] }, true);
    expect(values()).toEqual(["effect:agenda"]);
    expect(played.table.picked).toEqual(["deck:might"]);
    played.table.undo();
    played.ask(WHICH, true);
    expect(values()).toEqual(["effect:agenda", "undo"]);
  });

  it("never gives an answer that waits for a confirmation", () => {
    settings.now.caution = "always";
    played.ask(WHICH, false);
    expect(played.table.lit("sector:4", "map")).toBe(false);
    settings.now.caution = "final";
    played.ask({ ...WHICH, says: { warn: { "effect:guild": { id: "costly" } } } }, false);
    expect(played.table.lit("sector:4", "map")).toBe(false);
    played.table.press("sector:4");
    expect(values()).toEqual([]);
  });

  it("gives three answers, which one Undo takes back", () => {
    const far = { ...asks("act", "action:grow", "word:end"), leads: [["action:grow", "effect:guild", "sector:4"]] };
    played.ask(far, false);
    played.table.press("sector:4");
    played.ask(WHICH, true);
    played.ask(WHERE, true);
    expect(values()).toEqual(["action:grow", "effect:guild", "sector:4"]);
    played.ask(AFTER, true);
    played.table.undo();
    played.ask(WHERE, true);
    played.ask(WHICH, true);
    played.ask(far, false);
    expect(values().slice(3)).toEqual(["undo", "undo", "undo"]);
    expect(played.table.question).toEqual(far);
  });

  it("stops where it comes to another question than it led to", () => {
    played.ask({ ...asks("act", "action:grow", "word:end"), leads: [["action:grow", "effect:guild", "sector:4"]] }, false);
    played.table.press("sector:4");
    played.ask({ ...WHICH, options: ["effect:agenda"] }, true);
    played.ask(WHERE, true);
    expect(values()).toEqual(["action:grow"]);
  });

  it("tells the same effect of two actions apart by the action it stands on, and lights no thing with two ways", () => {
    const both = [["action:grow", "effect:guild"], ["action:trade", "effect:guild"], ["action:grow", "sector:4"], ["action:trade", "sector:4"]];
    played.ask({ ...asks("act", "action:grow", "action:trade"), leads: both }, false);
    expect([played.table.lit("effect:guild", "hand"), played.table.lit("sector:4", "map")]).toEqual([false, false]);
    expect(played.table.lit("effect:guild", "hand", "action:trade")).toBe(true);
    played.table.press("effect:guild", "action:trade");
    played.ask(WHICH, true);
    expect(values()).toEqual(["action:trade", "effect:guild"]);
  });

  it("goes no further if the thing is not asked for after all", () => {
    played.ask(WHICH, false);
    played.table.press("sector:4");
    played.ask(AFTER, true);
    expect(values()).toEqual(["effect:guild"]);
    expect(played.table.picked).toEqual([]);
  });
});
