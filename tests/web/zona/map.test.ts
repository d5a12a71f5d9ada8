import { describe, expect, it } from "vitest";
import { MOTIFS } from "../../../src/stolik/games/zona/board/art/motifs";
import { cross, onMap, paperFor, roads, sizeOf, spots, uprightIn, type Point } from "../../../src/stolik/games/zona/board/zone/places";
import { idOf } from "../../../src/stolik/games/zona/board/view";
import { seen } from "./views";

const view = seen();
const all = spots(view, false);

const ROOMS = [
  { upright: true, x: 390, y: 400 },
  { upright: true, x: 390, y: 605 },
  { upright: true, x: 390, y: 900 },
  { upright: false, x: 685, y: 400 },
  { upright: false, x: 685, y: 632 },
  { upright: false, x: 685, y: 680 },
  { upright: false, x: 552, y: 338 },
];

describe.each(ROOMS)("the map, upright: $upright, in a room of $x by $y", ({ upright, ...room }) => {
  const paper = paperFor(room, upright);
  const all = spots(view, paper.low);
  const at = (ref: string): Point => onMap(all.get(ref) ?? { x: NaN, y: NaN }, paper);

  it("has every place on the paper", () => {
    const { x: wide, y: high } = sizeOf(paper);
    for (const place of all.keys()) {
      const { x, y } = at(place);
      expect(x, place).toBeGreaterThan(0.4);
      expect(x, place).toBeLessThan(wide - 0.4);
      expect(y, place).toBeGreaterThan(0.3);
      expect(y, place).toBeLessThan(high - 0.3);
    }
  });

  /** Half as wide as the longest name in one line on a low sheet, where one row is another's neighbour. */
  const WIDE = 0.7;
  it("keeps places apart", () => {
    const places = [...all.keys()];
    if (paper.low) {
      for (const place of places) {
        const row = places.filter((other) => other !== place && Math.abs(at(other).y - at(place).y) < 0.8 * paper.stretch);
        for (const other of row) expect(Math.abs(at(other).x - at(place).x), `${place} ${other}`).toBeGreaterThan(WIDE);
      }
      return;
    }
    for (const [nth, one] of places.entries()) {
      for (const other of places.slice(nth + 1)) {
        const [a, b] = [at(one), at(other)];
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${one} ${other}`).toBeGreaterThan(0.78);
      }
    }
  });

  it("has no two borders that cross", () => {
    const ways = roads(view).filter(({ entrance }) => !entrance).map(({ border, from, to }) => ({ border, ends: [at(from), at(to)] as const }));
    for (const [nth, one] of ways.entries()) {
      for (const other of ways.slice(nth + 1)) expect(cross(one.ends, other.ends), `${one.border} ${other.border}`).toBe(false);
    }
  });
});

it("draws each border once, and two ways into each secret location", () => {
  const ways = roads(view);
  expect(ways.filter(({ entrance }) => !entrance)).toHaveLength(view.areas.flatMap((area) => area.ways).length / 2);
  expect(ways.filter(({ entrance }) => entrance)).toHaveLength(8);
});

it("has a picture of every place", () => {
  for (const place of all.keys()) expect(MOTIFS, place).toHaveProperty(idOf(place));
});

it.each([{ upright: true, x: 390, y: 605 }, { upright: false, x: 685, y: 632 }])("fills the room it has, upright: $upright", ({ upright, ...room }) => {
  const size = sizeOf(paperFor(room, upright));
  expect(size.y / size.x).toBeCloseTo(room.y / room.x, 1);
});

it("is drawn the way that fills more of its room", () => {
  expect(uprightIn({ x: 390, y: 605 })).toBe(true);
  expect(uprightIn({ x: 685, y: 632 })).toBe(false);
  expect(uprightIn({ x: 733, y: 800 })).toBe(false);
});
