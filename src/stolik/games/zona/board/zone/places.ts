/** Where everything lies on the drawn map, in units of its grid; turned on end for tall screens. */

import type { Ref } from "../../../../web/net/protocol";
import { idOf, type AreaView, type FacilityView, type Shortcut, type ZonaView } from "../view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the edges of the map to the first areas, in units of its grid; on a low sheet for whole rows of places. */
const EDGE = { along: 0.62, across: 1.36, low: 1.5 } as const;
/** What the map is drawn on. */
export interface Paper {
  readonly upright: boolean;
  /** The factor on the height of the grid, to use the space of the page. */
  readonly stretch: number;
  /** Whether it is so low that the places stand in rows, each with its name in one line. */
  readonly low: boolean;
}

/** The grid with its edges, lying. */
const GRID = { x: 9.3, y: 6.7, low: 7 } as const;
/** How far the map is stretched at least and at most. */
const STRETCHES = { upright: [0.94, 1.3], lying: [1.1, 1.55], low: [0.7, 1.3] } as const;
/** The height in pixels under which a lying sheet is low. */
const LOW = 430;

/** Upright, what lies at the edges is moved in, so that its name can be read. */
const MARGIN = 0.78;

/** The paper that fills a room, as far as the map may be stretched for it. */
export function paperFor(room: Point, upright: boolean): Paper {
  const low = !upright && room.y < LOW;
  const [least, most] = STRETCHES[upright ? "upright" : low ? "low" : "lying"];
  const plain = sizeOf({ upright, stretch: 1, low });
  const wanted = (room.y / Math.max(1, room.x)) * (plain.x / plain.y);
  return { upright, stretch: Math.round(Math.max(least, Math.min(most, wanted)) * 100) / 100, low };
}

/** The way of drawing the map that fills more of a room. */
export function uprightIn(room: Point): boolean {
  const [standing, lying] = [true, false].map((upright) => {
    const { x, y } = sizeOf(paperFor(room, upright));
    const scale = Math.min(room.x / x, room.y / y);
    return x * y * scale * scale;
  });
  return (standing ?? 0) > (lying ?? 0);
}

/** The size of the map in units. */
export function sizeOf({ upright, stretch, low }: Paper): Point {
  return upright ? { x: GRID.y, y: GRID.x * stretch } : { x: GRID.x, y: (low ? GRID.low : GRID.y) * stretch };
}

/** Small offsets from the grid, so that the map looks surveyed and not ruled. */
const SHIFTS: Readonly<Record<string, readonly [number, number]>> = {
  pg: [-0.05, -0.05], wy: [0.05, 0.08], mo: [0.08, -0.05], wi: [-0.04, 0.04], go: [0.04, 0.1], sz: [0.08, 0.02],
  za: [-0.06, 0.02], ka: [0.1, -0.02], cz: [0.06, -0.08], fa: [-0.04, 0.1], po: [0.0, -0.02], on: [0.02, 0.02],
  jb: [0.1, -0.04], cl: [-0.02, 0.06], mw: [0.02, -0.06], pr: [0.05, -0.12], om: [0.05, 0.14], el: [-0.02, 0],
  sa: [0.07, 0],
};
/** On a low sheet rows are straight, and only what has a neighbour beside it moves away from it. */
const LOW_SHIFTS: Readonly<Record<string, readonly [number, number]>> = { cl: [-0.15, 0], mw: [-0.25, 0], pr: [0.2, 0], om: [0.35, 0], el: [-0.25, 0], sa: [0.05, 0] };
/** The four secret locations at the edges, by slot. */
const SLOTS: readonly Point[] = [{ x: 1.05, y: -0.86 }, { x: 1.1, y: 4.8 }, { x: 5.2, y: -0.4 }, { x: 5.4, y: 4.42 }];
const LOW_SLOTS: readonly Point[] = [{ x: 1.05, y: -1 }, { x: 1.1, y: 5 }, { x: 5.2, y: -1 }, { x: 5.4, y: 5 }];

/** A point of the grid on the map, in units. */
export function onPaper({ x, y }: Point, { upright, stretch, low }: Paper): Point {
  const [along, across] = [x + EDGE.along, y + (low ? EDGE.low : EDGE.across)];
  return upright ? { x: across, y: (GRID.x - along) * stretch } : { x: along, y: across * stretch };
}

/** Where a place stands on the map. */
export function onMap(spot: Point, paper: Paper): Point {
  const { x, y } = onPaper(spot, paper);
  return paper.upright ? { x: Math.max(MARGIN, Math.min(x, sizeOf(paper).x - MARGIN)), y } : { x, y };
}

function areaSpot(area: AreaView, low: boolean): Point {
  const [dx, dy] = (low ? LOW_SHIFTS : SHIFTS)[idOf(area.area)] ?? [0, 0];
  return { x: area.x + dx, y: area.y + dy };
}

function facilitySpot({ slot }: FacilityView, low: boolean): Point {
  return (low ? LOW_SLOTS : SLOTS)[slot - 1] ?? { x: 0, y: 0 };
}

/** Where every place is, on the grid. */
export function spots(view: Pick<ZonaView, "areas" | "facilities">, low: boolean): ReadonlyMap<Ref, Point> {
  const areas = view.areas.map((area) => [area.area, areaSpot(area, low)] as const);
  return new Map([...areas, ...view.facilities.map((one) => [one.facility, facilitySpot(one, low)] as const)]);
}

/** A border drawn as a road: its name, its ends, what crossing it costs. */
export interface Road {
  border: Ref;
  from: Ref;
  to: Ref;
  shortcut: Shortcut;
  /** Into a secret location. */
  entrance: boolean;
}

/** Every road once: borders between areas, and the ways into secret locations. */
export function roads(view: Pick<ZonaView, "areas" | "facilities">): readonly Road[] {
  const borders = new Map(
    view.areas.flatMap(({ area, ways }) => ways.map(({ border, to, shortcut }) => [border, { border, from: area, to, shortcut, entrance: false }] as const)),
  );
  const entrances = view.facilities.flatMap(({ facility, entrances }) =>
    entrances.map((area) => ({ border: `entrance:${idOf(area)}`, from: area, to: facility, shortcut: "" as const, entrance: true })),
  );
  return [...borders.values(), ...entrances];
}

/** The way between two places: slightly bent, always in the same manner. */
export function bend(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = Math.round(from.x * 7 + to.y * 5) % 2 === 0 ? 0.07 : -0.07;
  return { x: (from.x + to.x) / 2 - dy * turn, y: (from.y + to.y) / 2 + dx * turn };
}

/** Whether two stretches cross each other elsewhere than at their ends. */
export function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;
}
