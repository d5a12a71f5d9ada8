import { describe, expect, it } from "vitest";
import { spot, type Area } from "../../src/stolik/web/ui/spot";

const SCREEN = { width: 1000, height: 700 };
const CARD = { width: 300, height: 120 };
const area = (left: number, top: number, width: number, height: number): Area => ({ left, top, right: left + width, bottom: top + height });
const THING = area(400, 300, 100, 100);
const ABOVE = area(300, 100, 300, 190);
const BELOW = area(300, 410, 300, 200);

describe("an explanation lies", () => {
  it("above its thing where there is room", () => {
    expect(spot(THING, CARD, SCREEN, [])).toEqual({ left: 300, top: 170 });
  });

  it("below where the question is above", () => {
    expect(spot(THING, CARD, SCREEN, [ABOVE])).toEqual({ left: 300, top: 410 });
  });

  it("at the side where what is asked is above and below", () => {
    expect(spot(THING, CARD, SCREEN, [ABOVE, BELOW])).toEqual({ left: 510, top: 290 });
  });

  it("on the screen, and not over its thing", () => {
    expect(spot(area(0, 0, 80, 80), CARD, SCREEN, [])).toEqual({ left: 10, top: 90 });
    expect(spot(area(900, 600, 100, 100), CARD, SCREEN, [])).toEqual({ left: 690, top: 470 });
  });
});
