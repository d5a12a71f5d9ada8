import { expect, test } from "vitest";
import { combatTold } from "@stolik/games/voidfall/board/stage/combats";
import type { Entry } from "@stolik/web/net/protocol";

const SENT = { invader: "seat:1", invader_fleets: ["fleet:corvette", "fleet:corvette"] };
const STOOD = { defender: "seat:0", defender_fleets: ["fleet:dreadnought"] };

function told(sides: Entry["args"]): readonly Entry[] {
  return [
    { id: "combat_begins", args: { sector: "sector:3", n: 2, power: 1, ...sides } },
    { id: "combat_salvo", args: { n: 1 } },
    { id: "combat_recalled", args: { side: "role:invader", n: 1, by: "" } },
  ];
}

test("a combat is told with the fleets of both players", () => {
  const combat = combatTold(told({ ...SENT, ...STOOD }));
  expect([combat?.invader.seat, combat?.defender.seat]).toEqual([1, 0]);
  expect(combat?.defender.ships).toEqual([{ kind: "dreadnought", lost: false }]);
  expect(combat?.invader.ships.map(({ lost }) => lost)).toEqual([false, true]);
});

test("a side without a seat is the Voidborn", () => {
  const combat = combatTold(told(SENT));
  expect(combat?.defender).toEqual({ seat: null, ships: [{ kind: "void", lost: false }] });
  expect(combatTold(told(STOOD))?.invader.seat).toBeNull();
});
