/** What grows on Artemia: pure functions that write SVG path data, as in `shapes.ts`. */

import { at, random, short, type Point } from "./shapes";

/** Blades growing from a line between two points. */
export function blades(seed: number, count: number, from: Point, to: Point, least: number, most: number, lean = 0): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const t = next();
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const high = least + (most - least) * next() * next();
    const tip = lean * high + (next() - 0.5) * high * 0.7;
    const wide = 0.5 + high * 0.035;
    path += `M${at(x - wide, y + 2)}Q${at(x - wide, y - high * 0.6)} ${at(x + tip, y - high)}`;
    path += `Q${at(x + wide, y - high * 0.5)} ${at(x + wide, y + 2)}Z`;
  }
  return path;
}

/** The umbrella trees of Artemia: a leaning stem under a flat cap, on the line between two points. */
export function umbrellas(seed: number, count: number, from: Point, to: Point, least: number, most: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const t = (i + next() * 0.8) / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const high = least + (most - least) * next();
    const lean = (next() - 0.5) * high * 0.35;
    const wide = high * (0.3 + 0.18 * next());
    const stem = 0.4 + high * 0.03;
    const top = y - high;
    path += `M${at(x - stem * 1.8, y + 3)}Q${at(x, y - high * 0.5)} ${at(x + lean - stem * 0.6, top)}H${short(x + lean + stem * 0.6)}Q${at(x + stem * 1.4, y - high * 0.5)} ${at(x + stem * 1.8, y + 3)}Z`;
    path += `M${at(x + lean - wide, top + wide * 0.16)}Q${at(x + lean - wide * 0.5, top - wide * 0.62)} ${at(x + lean, top - wide * 0.55)}T${at(x + lean + wide, top + wide * 0.16)}Q${at(x + lean, top - wide * 0.12)} ${at(x + lean - wide, top + wide * 0.16)}Z`;
  }
  return path;
}

export interface Lanterns {
  /** The bent stalks, to be stroked. */
  stalks: string;
  /** The hanging lights, to be stroked with round caps. */
  bulbs: string;
}

/** Lantern plants: a stalk bent over by the light at its end. */
export function lanterns(seed: number, count: number, from: Point, to: Point, least: number, most: number, lean: number): Lanterns {
  const next = random(seed);
  let stalks = "";
  let bulbs = "";
  for (let i = 0; i < count; i++) {
    const t = (i + next() * 0.7) / count;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const high = least + (most - least) * next();
    const aside = lean * high * (0.25 + next() * 0.3);
    stalks += `M${at(x, y + 4)}C${at(x, y - high * 0.7)} ${at(x + aside * 0.4, y - high * 1.1)} ${at(x + aside, y - high * 0.86)}`;
    bulbs += `M${at(x + aside, y - high * 0.8)}h.01`;
  }
  return { stalks, bulbs };
}

/** Moss hanging from a level line between two x: soft, tapering strands. */
export function hanging(seed: number, count: number, x0: number, x1: number, y: number, least: number, most: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = x0 + (x1 - x0) * next();
    const long = least + (most - least) * next() * next();
    const wide = 0.7 + long * 0.03;
    const sway = (next() - 0.5) * 5;
    path += `M${at(x - wide, y - 3)}Q${at(x - wide, y + long * 0.6)} ${at(x + sway, y + long)}Q${at(x + wide, y + long * 0.6)} ${at(x + wide, y - 3)}Z`;
  }
  return path;
}

/** A feathered leaf: a bent spine from `from` to `to`, `bend` aside, with leaflets on both sides. */
export function frond(from: Point, to: Point, bend: number, leaflets: number, size: number): string {
  const [ax, ay] = from;
  const [bx, by] = to;
  const length = Math.hypot(bx - ax, by - ay);
  const cx = (ax + bx) / 2 + ((by - ay) / length) * bend;
  const cy = (ay + by) / 2 - ((bx - ax) / length) * bend;
  const spot = (t: number): Point => [
    (1 - t) * (1 - t) * ax + 2 * t * (1 - t) * cx + t * t * bx,
    (1 - t) * (1 - t) * ay + 2 * t * (1 - t) * cy + t * t * by,
  ];
  let path = `M${at(ax - 0.8, ay)}Q${at(cx, cy)} ${at(bx, by)}Q${at(cx + 1.2, cy + 1.2)} ${at(ax + 0.8, ay)}Z`;
  for (let i = 1; i <= leaflets; i++) {
    const t = 0.12 + (0.86 * i) / leaflets;
    const [x, y] = spot(t);
    const [px, py] = spot(t - 0.02);
    const along = Math.atan2(y - py, x - px);
    const long = size * Math.sin(Math.PI * (0.12 + 0.8 * t));
    for (const side of [-1, 1]) {
      const angle = along + side * 0.85;
      const tipX = x + Math.cos(angle) * long;
      const tipY = y + Math.sin(angle) * long + long * 0.18;
      const bulge = (turn: number): string => at(x + Math.cos(angle + turn) * long * 0.55, y + Math.sin(angle + turn) * long * 0.55);
      path += `M${at(px, py)}Q${bulge(-side * 0.45)} ${at(tipX, tipY)}Q${bulge(side * 0.25)} ${at(x, y)}Z`;
    }
  }
  return path;
}

/** Leaves adrift in a box, each slit along its rib. */
export function leaves(seed: number, count: number, x: number, y: number, width: number, height: number, size: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const [ax, ay] = [x + ((i + next()) * width) / count, y + next() * height];
    const angle = next() * Math.PI * 2;
    const long = size * (0.6 + next() * 0.6);
    const spot = (along: number, aside: number): string =>
      at(ax + Math.cos(angle) * along - Math.sin(angle) * aside, ay + Math.sin(angle) * along + Math.cos(angle) * aside);
    path += `M${spot(0, 0)}Q${spot(long * 0.4, long * 0.5)} ${spot(long, 0)}Q${spot(long * 0.4, -long * 0.5)} ${spot(0, 0)}L${spot(long * 0.75, 0)}`;
  }
  return path;
}
