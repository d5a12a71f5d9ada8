import { describe, expect, it } from "vitest";
import { GAP, shared, spot, type Area, type Spot } from "../../src/stolik/web/ui/spot";

const SCREEN = { width: 1000, height: 700 };
const CARD = { width: 300, height: 120 };
const area = (left: number, top: number, width: number, height: number): Area => ({ left, top, right: left + width, bottom: top + height });
const THING = area(400, 300, 100, 100);
const ABOVE = area(300, 100, 300, 190);
const BELOW = area(300, 410, 300, 200);

const at = (place: Spot | null): [number, number] | null => place && [place.left, place.top];
const areaOf = ({ left, top, width, height }: Spot): Area => area(left, top, width, height);

describe("an explanation lies", () => {
  it("above its thing where there is room", () => {
    expect(at(spot(THING, [CARD], SCREEN, [], []))).toEqual([300, 170]);
  });

  it("below where answers are above", () => {
    expect(at(spot(THING, [CARD], SCREEN, [], [ABOVE]))).toEqual([300, 410]);
  });

  it("at the side where the question is above and answers are below", () => {
    expect(at(spot(THING, [CARD], SCREEN, [ABOVE], [BELOW]))).toEqual([90, 290]);
  });

  it("on the screen, and not over its thing", () => {
    expect(at(spot(area(0, 0, 80, 80), [CARD], SCREEN, [], []))).toEqual([10, 90]);
    expect(at(spot(area(900, 600, 100, 100), [CARD], SCREEN, [], []))).toEqual([690, 470]);
  });

  it("narrower where only a narrow part of the screen is free", () => {
    const wall = area(260, 0, 740, 700);
    expect(spot(area(20, 20, 60, 60), [CARD, { width: 220, height: 170 }], SCREEN, [wall], [])).toEqual({ left: GAP, top: 90, width: 220, height: 170 });
  });

  it("cut rather than over the question or its thing", () => {
    const question = area(0, 500, 1000, 200);
    const place = spot(area(0, 200, 1000, 290), [{ width: 300, height: 400 }], SCREEN, [question], []);
    expect(place).toMatchObject({ top: GAP, height: 180 });
  });

  it("over its thing if the rest of the screen belongs to the question, and nowhere if all of it does", () => {
    const question = area(0, 200, 1000, 500);
    const place = spot(area(0, 0, 1000, 190), [CARD], SCREEN, [question], []);
    expect(place && shared(areaOf(place), question)).toBe(0);
    expect(spot(THING, [CARD], SCREEN, [area(0, 0, 1000, 700)], [])).toBeNull();
  });
});
