/** Drawing helpers: pure functions that write SVG path data. The same seed always draws the same shape. */

export type Point = readonly [number, number];

/** A small seeded generator: numbers in [0, 1). */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number with one decimal, as short as possible. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);

const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

export interface Ridge {
  /** The upper edge alone, for rim light. */
  line: string;
  /** The edge closed downwards, for the body. */
  area: string;
}

/** A rugged horizon through the given heights, spread evenly over the width, split `levels` times. */
export function ridge(seed: number, heights: readonly number[], rough: number, levels = 4, x0 = -4, x1 = 324): Ridge {
  const next = random(seed);
  let ys = [...heights];
  let amount = rough;
  for (let level = 0; level < levels; level++) {
    const split: number[] = [];
    ys.forEach((y, i) => {
      split.push(y);
      const right = ys[i + 1];
      if (right !== undefined) split.push((y + right) / 2 + (next() - 0.5) * amount);
    });
    ys = split;
    amount *= 0.55;
  }
  const step = (x1 - x0) / (ys.length - 1);
  const line = 'M' + ys.map((y, i) => at(x0 + i * step, y)).join('L');
  return { line, area: `${line}V204H${x0}Z` };
}

/** Points scattered in a box, to be stroked with round caps. */
export function dots(seed: number, count: number, x: number, y: number, width: number, height: number): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i++) path += `M${at(x + next() * width, y + next() * height)}h.01`;
  return path;
}

/** Level dashes scattered in a box, thinner and shorter towards its top: water, sand, strata. */
export function dashes(seed: number, count: number, x: number, y: number, width: number, height: number, long: number): string {
  const next = random(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const depth = next();
    path += `M${at(x + next() * width, y + depth * height)}h${short(long * (0.25 + depth * next()))}`;
  }
  return path;
}

/** Blades growing from a line between two points. */
export function blades(seed: number, count: number, from: Point, to: Point, least: number, most: number, lean = 0): string {
  const next = random(seed);
  let path = '';
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
      const midX = x + Math.cos(angle - side * 0.35) * long * 0.55;
      const midY = y + Math.sin(angle - side * 0.35) * long * 0.55;
      path += `M${at(px, py)}Q${at(midX, midY)} ${at(tipX, tipY)}L${at(x, y)}Z`;
    }
  }
  return path;
}

/** A closed, rugged boulder outline inside an ellipse. */
export function crag(seed: number, x: number, y: number, rx: number, ry: number, corners = 14, rough = 0.25): string {
  const next = random(seed);
  const points: string[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = ((i + next() * 0.6) / corners) * Math.PI * 2;
    const far = 1 - next() * rough;
    points.push(at(x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far));
  }
  return `M${points.join('L')}Z`;
}

/** The arms of a star or the teeth of a wheel: `count` points alternating between two radii. */
export function star(x: number, y: number, count: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  const points: string[] = [];
  for (let i = 0; i < count * 2; i++) {
    const angle = turn + (i * Math.PI) / count;
    const far = i % 2 === 0 ? outer : inner;
    points.push(at(x + Math.cos(angle) * far, y + Math.sin(angle) * far));
  }
  return `M${points.join('L')}Z`;
}
