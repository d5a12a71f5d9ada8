/** Where the figures and tokens in a room stand: near its middle, side by side, and never on its name. */

import type { HousePlan, RoomPlan } from "../art/plan/plan";
import type { Point } from "../art/shapes";

/** How wide a figure or a token is, in units of the plan. */
export const WIDTH = 72;
const LETTER = 10;
const FEATURE = 22;
const LINE = 23;
/** From so many times its size on, a name takes several lines. */
const LARGE = 2;
/** The size of a name on a large map, and of a code. */
const FONT = 17.6;
const CODE_FONT = 21.5;
/** How wide and high the sign with the code is on a large map. */
const CODE: Point = [52, 30];
const NOTE = 48;
const GRID = 9;
/** How close two may be, in multiples of their width; the first that fits is used. */
const SPACINGS = [0.98, 0.86, 0.74, 0.6, 0.4, 0.25];

/** Where a room's name begins, and how far it may run: beside the room's sign, or under it where there is no space. */
export interface Sign {
  x: number;
  y: number;
  right: number;
}

export function signOf(plan: HousePlan, room: RoomPlan, name: string, grown = 1): Sign {
  const [start, middle] = room.label;
  const more = grownCode(grown) - 1;
  const left = start + CODE[0] * more;
  const wall = Math.max(...room.corners.filter(([, top]) => top <= middle).map(([edge]) => edge));
  const signs = room.features.filter(({ at }) => at[0] > left && Math.abs(at[1] - middle) < 2 * FEATURE);
  const free = Math.min(wall, ...signs.map(({ at }) => at[0] - FEATURE)) - left - 31;
  const under = plan.turned || free < LETTER * grown * name.length;
  if (!under) return { x: left + 31, y: middle - 12, right: left + 31 + free + FEATURE };
  const [x, y] = [start - 22, middle + 18 + CODE[1] * more];
  // A name in large text would run under what stands below its beginning.
  const below = grown > LARGE ? room.features.filter(({ at }) => at[0] > start + FEATURE && at[1] > y - FEATURE && at[1] < y + 2 * LINE * grown) : [];
  return { x, y, right: Math.min(wall, ...below.map(({ at }) => at[0] - FEATURE)) };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function around([x, y]: Point, wide: number, high: number): Box {
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function inside(room: RoomPlan, [x, y]: Point): boolean {
  let within = false;
  room.corners.forEach(([ax, ay], i) => {
    const [bx, by] = room.corners[(i + 1) % room.corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** How many times as large, beside the rooms, a name is on a map of that width as on a large one; `text` is the least
 * size of a name. Both are in pixels. */
export function grownText(plan: HousePlan, width: number, text: number): number {
  return Math.max(1, (text * plan.width) / width / FONT);
}

/** How many times as large a code is, whose upper left corner stays where it is. */
export function grownCode(grown: number): number {
  return Math.max(1, (grown * FONT) / CODE_FONT);
}

/** The text in a room: its sign and its name, so many times as large as on a large map. */
export function written(plan: HousePlan, room: RoomPlan, name: string, grown = plan.turned ? 1.16 : 1): readonly Box[] {
  const { x, y, right } = signOf(plan, room, name, plan.turned ? 1 : grown);
  return [around(room.label, 27 * grown, 16 * grown), { left: x, right: Math.min(right, x + LETTER * grown * name.length), top: y, bottom: y + LINE * grown }];
}

/** Under the name: how far the room is, or who may be there. */
function noted(plan: HousePlan, room: RoomPlan, name: string): Box {
  const { x, y } = signOf(plan, room, name);
  return { left: x, right: x + NOTE, top: y + LINE, bottom: y + 2.4 * LINE };
}

/** The box a figure of that width covers where it stands; it is drawn a little above the point. */
export function covered([x, y]: Point, width: number): Box {
  return around([x, y - 0.1 * width], 0.46 * width, 0.5 * width);
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** Places for so many things of that width. */
export function standsIn(plan: HousePlan, room: RoomPlan, name: string, count: number, width = WIDTH, grown?: number): readonly Point[] {
  const texts = written(plan, room, name, grown);
  const signs = room.features.map(({ at }) => around(at, 0.7 * FEATURE, 0.7 * FEATURE));
  const xs = room.corners.map(([x]) => x);
  const ys = room.corners.map(([, y]) => y);
  const free: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) {
      const box = covered([x, y], width);
      const corners: readonly Point[] = [[box.left, box.top], [box.right, box.top], [box.left, box.bottom], [box.right, box.bottom]];
      if (corners.every((corner) => inside(room, corner)) && !texts.some((text) => meet(text, box))) free.push([x, y]);
    }
  }
  const quiet = free.filter((at) => !meet(noted(plan, room, name), covered(at, width)));
  const bare = quiet.filter((at) => !signs.some((sign) => meet(sign, covered(at, width))));
  for (const spacing of SPACINGS) {
    for (const candidates of [bare, quiet, free]) {
      const found = spread(candidates, room.middle, count, spacing * width);
      if (found.length === count) return found;
    }
  }
  return atTheBottom(room, count, width);
}

/** Side by side at the lower wall: in the smallest rooms there is no other way past the name. */
function atTheBottom(room: RoomPlan, count: number, width: number): readonly Point[] {
  const low = Math.max(...room.corners.map(([, y]) => y));
  const wall = room.corners.filter(([, y]) => y === low).map(([x]) => x);
  const [left, right] = [Math.min(...wall) + width / 2, Math.max(...wall) - width / 2];
  return Array.from({ length: count }, (_, nth) => [left + ((right - left) * (nth + 0.5)) / count, low - 0.3 * width]);
}

/** The candidates nearest to the middle that are at least this far from each other. */
function spread(candidates: readonly Point[], middle: Point, count: number, apart: number): readonly Point[] {
  const found: Point[] = [];
  for (const at of candidates.toSorted((one, other) => distance(one, middle) - distance(other, middle))) {
    if (found.length < count && found.every((other) => distance(at, other) >= apart)) found.push(at);
  }
  return found;
}
