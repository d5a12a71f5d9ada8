import type { Point } from "./sectors";

/** How the galaxy is seen: a point p of it lies at p * scale + (x, y) on the screen. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** How much wider and higher hexes may be drawn. */
const MOST = { wide: 1.5, high: 1.3 };

/** The factors on the width and the height of things that let a box use more of a room. */
export function stretched(box: Size, room: Size): { wide: number; high: number } {
  const wanted = (room.width / Math.max(1, room.height)) / (box.width / box.height);
  return { wide: Math.max(1, Math.min(MOST.wide, wanted)), high: Math.max(1, Math.min(MOST.high, 1 / Math.max(0.01, wanted))) };
}

/** How much nearer than the whole galaxy one can come. */
const NEAREST = 4;

/** How much of the spare height is left below, where previews and buttons are, in pixels. */
const LIFT = 36;

/** The camera that shows all of a box in the middle of a window, a little above it where there is room. */
export function fitted(box: Box, width: number, height: number): Camera {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const full = Number.isFinite(scale) && scale > 0 ? Math.min(scale, 1.8) : 1;
  const spare = Math.max(0, height - (box.bottom - box.top) * full);
  return { scale: full, x: width / 2 - ((box.left + box.right) / 2) * full, y: (height - Math.min(spare, 2 * LIFT)) / 2 - ((box.top + box.bottom) / 2) * full };
}

/** The camera nearer by a factor; the point `at` of the window stays where it is. */
export function zoomed(camera: Camera, by: number, at: Point, least: number): Camera {
  const scale = Math.min(least * NEAREST, Math.max(least, camera.scale * by));
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** Corners of a window, in the order in which they are tried. */
const CORNERS = ["bottom right", "top right", "bottom left"] as const;
export type Corner = (typeof CORNERS)[number];

/** A corner with room for a box of this size beside round things of a radius; null if none has. */
export function freeCorner(things: readonly Point[], radius: number, window: Size, box: Size): Corner | null {
  const free = CORNERS.find((corner) => {
    const left = corner.endsWith("right") ? window.width - box.width : 0;
    const top = corner.startsWith("bottom") ? window.height - box.height : 0;
    return things.every(({ x, y }) => {
      const near = { x: Math.min(Math.max(x, left), left + box.width), y: Math.min(Math.max(y, top), top + box.height) };
      return Math.hypot(x - near.x, y - near.y) > radius;
    });
  });
  return free ?? null;
}

export function dragged(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

/** A curve from one point to another. */
export function bend(one: Point, other: Point): string {
  const x = (one.x + other.x) / 2 + (other.y - one.y) * 0.14;
  const y = (one.y + other.y) / 2 - (other.x - one.x) * 0.14;
  return `M${one.x} ${one.y}Q${x} ${y} ${other.x} ${other.y}`;
}
