/** From short notes about a map to its plan. */

import { outline, type Point } from "../shapes";
import { DOOR_WIDTH, five, type Feature, type HousePlan, type RoomPlan, type WindowPlan, type Zone } from "./plan";

/** Corners of a room; two are enough for a rectangle. */
type Corners = readonly Point[];

export interface RoomDraft {
  corners: Corners;
  outside?: boolean;
  /** Middle of the five places for figures and their distances from it; by default from the rectangle around the room. */
  stand?: readonly [middle: Point, dx: number, dy: number];
  label?: Point;
  features?: readonly (readonly [Feature, Point])[];
}

export interface Draft {
  ref: string;
  /** Put before a room's id in references. */
  prefix: string;
  rooms: Readonly<Record<string, RoomDraft>>;
  /** Rooms joined by a door, where it is and the direction of its wall. */
  doors: readonly (readonly [a: string, b: string, at: Point, wall: "level" | "upright"])[];
  borders: readonly (readonly [a: string, b: string, ...line: Point[]])[];
  passages: readonly (readonly [numeral: 1 | 2, room: string, to: string, at: Point])[];
  windows: readonly (readonly [room: string, at: Point, wall: "level" | "upright", out: 1 | -1])[];
  exits: readonly (readonly [kind: "main" | "hidden", room: string, at: Point, wall: "level" | "upright"])[];
  gap?: readonly [a: string, b: string, at: Point, wall: "level" | "upright"];
}

export const WIDTH = 1200;
export const HEIGHT = 800;
const WINDOW = 44;
const ZONES: Readonly<Record<string, Zone>> = { R: "red", B: "blue", G: "green" };

function around(corners: Corners): [left: number, top: number, right: number, bottom: number] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function room(id: string, draft: RoomDraft, prefix: string): RoomPlan {
  const [left, top, right, bottom] = around(draft.corners);
  const corners: Corners =
    draft.corners.length > 2 ? draft.corners : [[left, top], [right, top], [right, bottom], [left, bottom]];
  const [middle, dx, dy] = draft.stand ?? [
    [(left + right) / 2, (top + bottom) / 2] as Point,
    Math.min(64, (right - left) / 2 - 46),
    Math.min(44, (bottom - top) / 2 - 40),
  ];
  return {
    ref: `room:${prefix}${id}`,
    id,
    zone: ZONES[id.charAt(0)] ?? "red",
    outside: draft.outside ?? false,
    corners,
    path: outline(corners),
    origin: [left, top],
    middle,
    slots: five(middle, dx, dy),
    label: draft.label ?? [left + 34, top + 27],
    features: (draft.features ?? []).map(([feature, at]) => ({ feature, at })),
  };
}

export function draw(draft: Draft): HousePlan {
  const ref = (id: string): string => `room:${draft.prefix}${id}`;
  return {
    ref: draft.ref,
    width: WIDTH,
    height: HEIGHT,
    turned: false,
    rooms: Object.entries(draft.rooms).map(([id, sketch]) => room(id, sketch, draft.prefix)),
    doors: draft.doors.map(([a, b, at, wall]) => ({
      ref: `door:${draft.prefix}${a}_${b}`, between: [ref(a), ref(b)] as const, at, wall, width: DOOR_WIDTH,
    })),
    borders: draft.borders.map(([a, b, ...line]) => ({ between: [ref(a), ref(b)] as const, line })),
    passages: draft.passages.map(([numeral, id, to, at]) => ({ numeral, room: ref(id), to: ref(to), at })),
    windows: draft.windows.map(([id, at, wall, out]): WindowPlan => ({ room: ref(id), at, wall, width: WINDOW, out })),
    exits: draft.exits.map(([kind, id, at, wall]) => ({ kind, room: ref(id), at, wall })),
    gap: draft.gap ? { between: [ref(draft.gap[0]), ref(draft.gap[1])] as const, at: draft.gap[2], wall: draft.gap[3] } : null,
  };
}
