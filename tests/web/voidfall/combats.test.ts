import { expect, test } from "vitest";
import { combatTold } from "@stolik/games/voidfall/board/combats";
import type { Entry } from "@stolik/web/net/protocol";

const LOG: readonly Entry[] = [
  { id: "invades", args: { seat: "seat:1", sector: "sector:3" } },
  { id: "sends", args: { seat: "seat:1", n: 2, fleet: "fleet:corvette", sector: "sector:2" } },
  { id: "combat_begins", args: { sector: "sector:3", n: 2, power: 1 } },
  { id: "combat_salvo", args: { n: 1 } },
  { id: "combat_recalled", args: { side: "role:invader", n: 1, by: "" } },
];

test("a combat is told with those who were seen to stand in the sector", () => {
  const combat = combatTold(LOG, { seat: 0, fleets: { dreadnought: 1 } });
  expect([combat?.invader.seat, combat?.defender.seat]).toEqual([1, 0]);
  expect(combat?.defender.ships).toEqual([{ kind: "dreadnought", lost: false }]);
  expect(combat?.invader.ships.map(({ lost }) => lost)).toEqual([false, true]);
});

test("whoever was not seen in the sector is not taken for the Voidborn", () => {
  expect(combatTold(LOG, undefined)?.defender.seat).toBeUndefined();
});
