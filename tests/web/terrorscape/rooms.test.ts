import { expect, test } from "vitest";
import { endsOf, zoneOf } from "../../../src/stolik/games/terrorscape/board/refs";

test("a door names its two rooms, on either map", () => {
  expect(endsOf("door:B3_B4")).toEqual(["room:B3", "room:B4"]);
  expect(endsOf("door:cabin_G5_B5")).toEqual(["room:cabin_G5", "room:cabin_B5"]);
});

test("a room's letter is its zone", () => {
  expect(["room:R1", "room:cabin_B3", "room:G5"].map(zoneOf)).toEqual(["zone:red", "zone:blue", "zone:green"]);
});
