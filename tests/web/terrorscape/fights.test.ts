import { expect, test } from "vitest";
import { fightTold } from "../../../src/stolik/games/terrorscape/board/fight/fights";

const FOUND = { id: "found", args: { room: "room:B1", survivors: ["survivor:anna", "survivor:marco"] } };
const ATTACKED = { id: "attacked", args: { killer: "killer:butcher", survivor: "survivor:marco", strength: 6 } };
const ITEM = { id: "defends_with", args: { survivor: "survivor:marco", item: "item:limestone_powder" } };
const ROLLED = { id: "rolled", args: { survivor: "survivor:marco", dice: [1, 3, 0, 1], total: 7, strength: 6 } };

test("the dice just told make the scene of their attack", () => {
  expect(fightTold([FOUND, ATTACKED, ITEM, ROLLED])).toMatchObject({
    room: "room:B1",
    found: ["survivor:anna", "survivor:marco"],
    defender: "survivor:marco",
    item: "item:limestone_powder",
    dice: [1, 3, 0, 1],
    bonuses: [{ by: "item:limestone_powder", value: 2 }],
    total: 7,
    strength: 6,
    result: "defended",
  });
});

test("an item of an earlier attack is not counted again", () => {
  const weak = { id: "rolled", args: { survivor: "survivor:anna", dice: [1, 1], total: 2, strength: 6 } };
  const second = { id: "attacked", args: { killer: "killer:butcher", survivor: "survivor:anna", strength: 6 } };
  expect(fightTold([FOUND, ATTACKED, ITEM, ROLLED, second, weak])).toMatchObject({ item: "", bonuses: [], result: "wounded" });
});

test("luck defends against any strength", () => {
  const luck = { id: "trait_used", args: { survivor: "survivor:anna", trait: "trait:stroke_of_luck" } };
  const none = { id: "rolled", args: { survivor: "survivor:anna", dice: [0, 0], total: 0, strength: 6 } };
  expect(fightTold([FOUND, ATTACKED, luck, none])?.result).toBe("defended");
});

test("nothing is shown while no dice are told", () => {
  expect(fightTold([FOUND, ATTACKED])).toBeNull();
  expect(fightTold([])).toBeNull();
});
