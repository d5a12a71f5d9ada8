import { describe, expect, it } from "vitest";
import { ownAnswer } from "../../src/stolik/web/table/asking/autopass";
import type { Question } from "../../src/stolik/web/net/protocol";
import { answerOf, firstPicks, offered, pick, sameQuestion, unitsOf, withUnits } from "../../src/stolik/web/table/asking/picks";

function question(part: Partial<Question>): Question {
  return { type: "choose", kind: "lay", options: ["place:1", "place:2", "place:3"], lo: 1, hi: 1, about: "", secret: false, ...part };
}

describe("picking", () => {
  it("replaces a single choice", () => {
    const asked = question({});
    expect(answerOf(asked, pick(asked, ["place:1"], "place:2"))).toBe("place:2");
  });

  it("toggles several and holds them to the highest number", () => {
    const asked = question({ type: "some", lo: 1, hi: 2 });
    expect(pick(asked, ["place:1"], "place:1")).toEqual([]);
    expect(pick(asked, ["place:1", "place:2"], "place:3")).toEqual(["place:1", "place:2"]);
    expect(answerOf(asked, [])).toBeNull();
    expect(answerOf(asked, ["place:2", "place:1"])).toEqual(["place:2", "place:1"]);
  });

  it("answers an order only when everything has its turn", () => {
    const asked = question({ type: "order" });
    expect(answerOf(asked, ["place:2", "place:1"])).toBeNull();
    expect(answerOf(asked, ["place:2", "place:1", "place:3"])).toEqual(["place:2", "place:1", "place:3"]);
  });

  it("answers a number with a number", () => {
    const asked = question({ type: "number", options: [], lo: 2, hi: 4 });
    expect(offered(asked)).toEqual(["number:2", "number:3", "number:4"]);
    expect(answerOf(asked, ["number:3"])).toBe(3);
  });

  describe("shares out units", () => {
    const goods = ["good:wood", "good:stone", "good:gold"];
    const pay = question({ type: "amounts", options: goods, limits: [2, 1, 3], lo: 3, hi: 3 });
    const send = question({ type: "amounts", options: goods, limits: [2, 1, 3], lo: 0, hi: 4 });
    const units = (picked: readonly string[]): number[] => goods.map((good) => unitsOf(picked, good));

    it("beginning with the first legal distribution", () => {
      expect(units(firstPicks(pay))).toEqual([2, 1, 0]);
      expect(answerOf(pay, firstPicks(pay))).toEqual(["good:wood", "good:wood", "good:stone"]);
      expect(firstPicks(send)).toEqual([]);
      expect(answerOf(send, firstPicks(send))).toEqual([]);
      const proposed = [send.options[0] as string];
      expect(firstPicks({ ...send, proposed })).toEqual(proposed);
      expect(firstPicks(question({}))).toEqual([]);
    });

    it("within the limit of each option", () => {
      expect(units(withUnits(send, [], "good:stone", 3))).toEqual([0, 1, 0]);
      expect(units(withUnits(send, [], "good:stone", -1))).toEqual([0, 0, 0]);
      expect(units(pick(send, ["good:wood"], "good:wood"))).toEqual([2, 0, 0]);
      expect(units(pick(send, ["good:wood", "good:wood"], "good:wood"))).toEqual([2, 0, 0]);
    });

    it("within the total, which never takes from others unless it is fixed", () => {
      const four = ["good:wood", "good:wood", "good:stone", "good:gold"];
      expect(units(withUnits(send, four, "good:gold", 3))).toEqual([2, 1, 1]);
      expect(units(withUnits(pay, firstPicks(pay), "good:gold", 2))).toEqual([0, 1, 2]);
      expect(units(withUnits(pay, firstPicks(pay), "good:gold", 3))).toEqual([0, 0, 3]);
      expect(answerOf(pay, withUnits(pay, firstPicks(pay), "good:wood", 0))).toBeNull();
    });
  });

  it("knows a question that is still open", () => {
    expect(sameQuestion(question({}), question({}))).toBe(true);
    expect(sameQuestion(question({}), question({ about: "hunt:clone" }))).toBe(false);
    expect(sameQuestion(null, null)).toBe(false);
    expect(sameQuestion(question({}), question({ final: ["place:lair"] }))).toBe(true);
  });
});

describe("passing by itself", () => {
  const only = question({ kind: "play", options: ["word:pass"] });
  const choice = question({ kind: "play", options: ["word:pass", "survival:dodge"] });

  it("happens only when passing is all one may do, unless asked for", () => {
    expect(ownAnswer(only, true)).toBe("word:pass");
    expect(ownAnswer(question({ options: ["word:end"] }), true)).toBe("word:end");
    expect(ownAnswer(question({ options: ["word:end"] }), true, ["word:end"])).toBe(null);
    expect(ownAnswer(question({ options: ["place:4"] }), true)).toBe(null);
    expect(ownAnswer(only, false)).toBe(null);
    expect(ownAnswer(choice, true)).toBe(null);
  });
});
