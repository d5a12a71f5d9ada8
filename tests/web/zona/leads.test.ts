import { expect, it } from "vitest";
import { leads } from "../../../src/stolik/games/zona/board/leads";
import { asks } from "../played";
import { seen } from "./views";

const dice = ["face:success", "face:blank", "face:radiation", "face:blank"];
const testing = seen({ test: { dice } as never });

it("pushes a die that has not succeeded, and of equal ones the first", () => {
  const pressed = (kind: string): unknown[] => dice.map((_, nth) => leads(`die:${nth}`, asks(kind, "word:push"), testing)?.then ?? null);
  expect(pressed("modify")).toEqual([null, "die:1", "die:2", "die:1"]);
  expect(pressed("reroll")).toEqual([null, null, null, null]);
  expect(leads("item:rope", asks("modify", "word:push"), testing)).toBe(null);
});

it("sells a thing of one's own when camping, but not what was bought in this turn", () => {
  const { scavengers } = seen({});
  const items = ["item:rope", "item:torch"].map((item) => ({ item, place: "pack" as const, wear: 0 }));
  const camping = seen({
    scavengers: scavengers.map((one) => (one.seat === 0 ? { ...one, items, trophies: ["threat:mongrel"] } : one)),
    turn: { seat: 0, actions: 1, area_action: true, bought: ["item:torch"] },
  });
  const pressed = (ref: string): unknown => leads(ref, asks("camp", "word:sell"), camping);
  expect(pressed("item:rope")).toEqual({ first: "word:sell", then: "item:rope" });
  expect(pressed("threat:mongrel")).toEqual({ first: "word:sell", then: "threat:mongrel" });
  expect([pressed("item:torch"), pressed("item:helmet")]).toEqual([null, null]);
});
