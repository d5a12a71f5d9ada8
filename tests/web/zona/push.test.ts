import { expect, it } from "vitest";
import { leads } from "../../../src/stolik/games/zona/board/push";
import { asks } from "../played";
import { seen } from "./views";

const dice = ["face:success", "face:blank", "face:radiation", "face:blank"];
const view = { ...seen({ test: { dice } as never }) };

it("pushes a die that has not succeeded, and of equal ones the first", () => {
  const pressed = (kind: string): unknown[] => dice.map((_, nth) => leads(`die:${nth}`, asks(kind, "word:push"), view as never)?.then ?? null);
  expect(pressed("modify")).toEqual([null, "die:1", "die:2", "die:1"]);
  expect(pressed("reroll")).toEqual([null, null, null, null]);
  expect(leads("item:rope", asks("modify", "word:push"), view as never)).toBe(null);
});
