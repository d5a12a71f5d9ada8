import { expect, it } from "vitest";
import { pressesOf } from "../../../src/stolik/games/zona/board/people/packing";
import { asks, scavenger } from "./views";

const oleg = scavenger(0, {
  items: [
    { item: "item:rope", place: "pack", wear: 0 },
    { item: "item:helmet", place: "worn", wear: 0 },
    { item: "item:herbs", place: "small", wear: 0 },
  ],
});
const action = asks("action", "area:go", "item:rope", "item:helmet", "item:herbs", "word:drop", "word:pass");

it("takes clothing off by dragging it into the backpack", () => {
  expect(pressesOf(action, oleg, "item:helmet", "pack")).toEqual([{ ref: "item:helmet" }]);
});

it("does nothing where a thing already is", () => {
  expect(pressesOf(action, oleg, "item:helmet", "worn")).toEqual([]);
  expect(pressesOf(action, oleg, "item:herbs", "pack")).toEqual([]);
});

it("drops what is dragged away: the word first, then the thing", () => {
  expect(pressesOf(action, oleg, "item:rope", "bin")).toEqual([{ ref: "word:drop", then: "item:rope" }]);
  expect(pressesOf(asks("make_room", "item:rope"), oleg, "item:rope", "bin")).toEqual([{ ref: "item:rope" }]);
});

it("does nothing that is not offered", () => {
  expect(pressesOf(asks("action", "word:pass"), oleg, "item:helmet", "pack")).toEqual([]);
  expect(pressesOf(asks("make_room", "item:rope"), oleg, "item:helmet", "bin")).toEqual([]);
  expect(pressesOf(asks("camp", "item:rope"), oleg, "item:rope", "bin")).toEqual([]);
  expect(pressesOf(null, oleg, "item:rope", "bin")).toEqual([]);
});
