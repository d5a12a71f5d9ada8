import { describe, expect, it } from "vitest";
import { MAPS } from "../../../src/stolik/games/terrorscape/board/art/plan/plans";
import { covered, standsIn, WIDTH, written } from "../../../src/stolik/games/terrorscape/board/house/stands";

const plans = Object.values(MAPS).flatMap(({ wide, tall }) => [wide, tall]);
const LONG = "Hol wejściowy";

describe.each(plans.map((plan) => [`${plan.ref}, ${plan.turned ? "standing" : "lying"}`, plan] as const))("on the map %s", (_, plan) => {
  it.each([2, 3, 4])("%i in a room never cover its name", (count) => {
    for (const room of plan.rooms) {
      for (const at of standsIn(plan, room, LONG, count)) {
        const box = covered(at, WIDTH);
        for (const text of written(plan, room, LONG)) {
          const over = box.left < text.right && text.left < box.right && box.top < text.bottom && text.top < box.bottom;
          expect(over, `${room.ref} ${count}`).toBe(false);
        }
      }
    }
  });
});
