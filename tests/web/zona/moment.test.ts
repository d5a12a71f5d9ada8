import { describe, expect, it } from "vitest";
import { choiceOf, momentOf, type Told } from "../../../src/stolik/games/zona/board/scene/moment";
import type { TestView } from "../../../src/stolik/games/zona/board/view";
import { asks, scavenger, seen, told } from "./views";

const EVENT = told("event", { seat: "seat:1", event: "event:g01" });
const SCENE = told("scene", { seat: "seat:1", event: "event:g01_pg", scene: "scene:g01_pg" });
const ROLLED = told("rolled", { seat: "seat:1", dice: ["face:success", "face:blank", "face:failure"], by: "event:g01", attribute: "attribute:alertness", total: 3, difficulty: 2 });
const PASSED = told("passed", { seat: "seat:1", by: "event:g01" });
const ENDING = told("ending", { seat: "seat:1", ending: "ending:g01_pg_success" });
const TEST: TestView = {
  seat: 0, attribute: "attribute:smarts", difficulty: 3, value: 1, signs: [], stage: "", by: "event:g01", dice: [], bonus: 0, cancel: 0, total: 1,
  may_push: true, chance: 0.4, best: 0.6,
};

const moment = (given: Partial<Told>) => momentOf({ view: seen({ phase: "events" }), log: [], staged: [], leading: null, ...given });

describe("the moment", () => {
  it("is nothing while only the map matters", () => {
    expect(moment({ view: seen() })).toBeNull();
    expect(moment({ log: [EVENT, SCENE, ENDING] })).toBeNull();
  });

  it("shows the scene while it is told and while its card is read", () => {
    expect(moment({ log: [EVENT, SCENE], staged: [SCENE] })).toMatchObject({ seat: 1, scene: "scene:g01_pg", ending: "" });
    const reading = { seat: 1, event: "event:g01", paragraph: 1, endings: [] };
    expect(moment({ view: seen({ phase: "events", reading }), log: [EVENT, SCENE] })?.scene).toBe("scene:g01_pg");
  });

  it("rolls the dice before it shows what they are", () => {
    const rolling = moment({ log: [EVENT, SCENE], leading: ROLLED });
    expect(rolling).toMatchObject({ rolling: true, result: "", test: { difficulty: 2, chance: null } });
    expect(moment({ log: [EVENT, SCENE, ROLLED], staged: [ROLLED] })).toMatchObject({ rolling: false, test: { total: 3 } });
  });

  it("shows new dice, not those of the view that are being rolled again", () => {
    const view = seen({ phase: "events", test: { ...TEST, dice: ["face:failure", "face:failure", "face:blank"] } });
    expect(moment({ view, log: [EVENT, SCENE, ROLLED], staged: [ROLLED] })?.test).toMatchObject({ total: 3, difficulty: 2, chance: null });
  });

  it("keeps the dice while the result is told, then the ending", () => {
    expect(moment({ log: [EVENT, SCENE, ROLLED, PASSED], staged: [PASSED] })).toMatchObject({ result: "passed", test: { dice: ["face:success", "face:blank", "face:failure"] } });
    expect(moment({ log: [EVENT, SCENE, ROLLED, PASSED, ENDING], staged: [ENDING] })).toMatchObject({ ending: "ending:g01_pg_success", test: null });
  });

  it("shows the odds of the test that is being made", () => {
    expect(moment({ view: seen({ test: TEST }) })?.test).toMatchObject({ chance: 0.4, best: 0.6 });
  });

  it("shows a threat that is met, and damage on its way", () => {
    const encounter = { seat: 0, threat: "threat:mongrel", area: "area:ka", detected: true, scanned: false, attribute: "attribute:physique", difficulty: 2 };
    expect(moment({ view: seen({ encounter, packet: [0, 0, 1] }) })).toMatchObject({ seat: 0, threat: "threat:mongrel", detected: true, packet: [0, 0, 1] });
  });

  it("does not show the last event's scene in the next round", () => {
    const round = told("round", { n: 4, voice: "seat:1" });
    expect(moment({ view: seen({ test: TEST }), log: [EVENT, SCENE, round] })?.scene).toBe("");
  });
});

describe("what is laid out to choose from", () => {
  it("is the threats in somebody's way, for whom they wait", () => {
    const question = { ...asks("voice_threat", "threat:mongrel", "threat:echo"), about: "seat:1" };
    expect(choiceOf(question, seen(), 0)).toEqual({ things: ["threat:mongrel", "threat:echo"], seat: 1 });
  });

  it("is the cards that lie nowhere else, without the words beside them", () => {
    const held = scavenger(0, { items: [{ item: "item:rope", place: "pack", wear: 0 }] });
    const view = seen({ scavengers: [held], market: ["item:boots"] });
    expect(choiceOf(asks("find", "item:palmtop", "word:pass"), view, 0)).toEqual({ things: ["item:palmtop"], seat: 0 });
    expect(choiceOf(asks("drop", "item:rope"), view, 0)).toBeNull();
    expect(choiceOf(asks("buy", "item:boots", "word:done"), view, 0)).toBeNull();
    expect(choiceOf(asks("sell", "threat:mongrel"), view, 0)).toBeNull();
  });
});
