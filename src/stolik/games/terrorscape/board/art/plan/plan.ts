/** The plan of a map as data: where every room, door, border and passage lies. Lengths are units of the view box. */

import { outline, type Point } from "../shapes";

export type Zone = "red" | "blue" | "green";
/** `called`: one may go there; a lamp burns low. */
export type Light = "lit" | "called" | "dim" | "dark";
/** What a room is good for, shown as a sign in it. */
export type Feature = "main_exit" | "hidden_exit" | "search" | "radio" | "book" | "tools" | "occult" | "suitcase";

export interface RoomPlan {
  /** Reference of the room: `room:R1`, `room:cabin_R1`. */
  ref: string;
  /** Zone letter and number: what the sign in the room says unless told otherwise. */
  id: string;
  zone: Zone;
  /** Under the open sky: fenced, not walled. */
  outside: boolean;
  corners: readonly Point[];
  path: string;
  /** Upper left corner of the room, from which its furniture is measured. */
  origin: Point;
  /** Where one figure stands. */
  middle: Point;
  /** Where up to five figures or tokens stand, 52 wide each. */
  slots: readonly Point[];
  /** The middle of the sign with the room's id. */
  label: Point;
  features: readonly { feature: Feature; at: Point }[];
}

export interface DoorPlan {
  /** Reference of the door: `door:B1_B2`. */
  ref: string;
  between: readonly [string, string];
  at: Point;
  /** Direction of the wall the door is in. */
  wall: "level" | "upright";
  width: number;
}

/** Two open spaces run into each other here. */
export interface BorderPlan {
  between: readonly [string, string];
  line: readonly Point[];
}

/** A broken window only the Killer climbs through. */
export interface GapPlan {
  between: readonly [string, string];
  at: Point;
  wall: "level" | "upright";
}

/** A way out of the map, in an outer edge of its room. */
export interface ExitPlan {
  kind: "main" | "hidden";
  room: string;
  at: Point;
  wall: "level" | "upright";
}

/** One end of a secret passage. */
export interface PassagePlan {
  numeral: 1 | 2;
  room: string;
  to: string;
  at: Point;
}

/** A window in an outer wall of a room; light falls out of it. */
export interface WindowPlan {
  room: string;
  at: Point;
  wall: "level" | "upright";
  width: number;
  /** Direction in which the light falls: 1 towards larger numbers. */
  out: 1 | -1;
}

export interface HousePlan {
  /** Reference of the map. */
  ref: string;
  width: number;
  height: number;
  /** Standing on its side: x and y have changed places, and so must the furniture. */
  turned: boolean;
  rooms: readonly RoomPlan[];
  doors: readonly DoorPlan[];
  borders: readonly BorderPlan[];
  passages: readonly PassagePlan[];
  windows: readonly WindowPlan[];
  exits: readonly ExitPlan[];
  /** A gap only the Killer fits through, if the map has one. */
  gap: GapPlan | null;
}

export const DOOR_WIDTH = 52;

/** Middle and four around it. */
export function five([x, y]: Point, dx: number, dy: number): readonly Point[] {
  return [[x, y], [x - dx, y - dy], [x + dx, y - dy], [x - dx, y + dy], [x + dx, y + dy]];
}

const swap = ([x, y]: Point): Point => [y, x];
const other = (wall: "level" | "upright"): "level" | "upright" => (wall === "level" ? "upright" : "level");

/** The same map on its side: what was left is above. */
export function turned(plan: HousePlan): HousePlan {
  return {
    ...plan,
    width: plan.height,
    height: plan.width,
    turned: !plan.turned,
    rooms: plan.rooms.map((room) => {
      const corners = room.corners.map(swap);
      return {
        ...room,
        corners,
        path: outline(corners),
        origin: swap(room.origin),
        middle: swap(room.middle),
        slots: room.slots.map(swap),
        label: swap(room.label),
        features: room.features.map(({ feature, at }) => ({ feature, at: swap(at) })),
      };
    }),
    doors: plan.doors.map((door) => ({ ...door, at: swap(door.at), wall: other(door.wall) })),
    borders: plan.borders.map(({ between, line }) => ({ between, line: line.map(swap) })),
    passages: plan.passages.map((passage) => ({ ...passage, at: swap(passage.at) })),
    windows: plan.windows.map((window) => ({ ...window, at: swap(window.at), wall: other(window.wall) })),
    exits: plan.exits.map((exit) => ({ ...exit, at: swap(exit.at), wall: other(exit.wall) })),
    gap: plan.gap && { ...plan.gap, at: swap(plan.gap.at), wall: other(plan.gap.wall) },
  };
}
