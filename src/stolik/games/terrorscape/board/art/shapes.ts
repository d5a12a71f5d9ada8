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

export const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** A rectangle, its corners rounded by `r`. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${at(x, y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${at(dx, dy)}`;
  return `M${at(x + r, y)}h${short(w - 2 * r)}${arc(r, r)}v${short(h - 2 * r)}${arc(-r, r)}h${short(2 * r - w)}${arc(-r, -r)}v${short(2 * r - h)}${arc(r, -r)}Z`;
}

/** A rectangle around the middle (0, 0). */
export const slab = (w: number, h: number, r = 0): string => box(-w / 2, -h / 2, w, h, r);

/** A circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${short(r)} ${short(r)} 0 1 0 ${short(r * 2)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-r * 2)} 0Z`;

/** A straight closed outline. */
export const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;

/** The same path drawn several times, moved. */
export const repeat = (d: (x: number, y: number) => string, spots: readonly Point[]): string => spots.map(([x, y]) => d(x, y)).join("");

/** Points scattered in a box, to be stroked with round caps. */
export function dots(seed: number, count: number, x: number, y: number, width: number, height: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) path += `M${at(x + next() * width, y + next() * height)}h.01`;
  return path;
}

/** A closed, soft, uneven outline inside an ellipse: crowns, bushes, pools. */
export function blob(seed: number, x: number, y: number, rx: number, ry: number, bays = 9, rough = 0.22): string {
  const next = random(seed);
  const points: Point[] = [];
  for (let i = 0; i < bays; i++) {
    const angle = (i / bays) * Math.PI * 2;
    const far = 1 - next() * rough;
    points.push([x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far]);
  }
  const middle = (i: number): string => {
    const [ax, ay] = points[i % bays] ?? [x, y];
    const [bx, by] = points[(i + 1) % bays] ?? [x, y];
    return at((ax + bx) / 2, (ay + by) / 2);
  };
  return `M${middle(bays - 1)}` + points.map(([px, py], i) => `Q${at(px, py)} ${middle(i)}`).join("") + "Z";
}

/** The arms of a star or the teeth of a wheel: `count` points alternating between two radii. */
export function star(x: number, y: number, count: number, outer: number, inner: number, turn = -Math.PI / 2): string {
  const points: Point[] = [];
  for (let i = 0; i < count * 2; i++) {
    const angle = turn + (i * Math.PI) / count;
    const far = i % 2 === 0 ? outer : inner;
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  }
  return outline(points);
}

/** Leaves around a middle: a plant seen from above. */
export function rosette(x: number, y: number, count: number, r: number, width = 0.32, turn = 0): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * Math.PI * 2;
    const tip: Point = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    const side = (s: number): string => at(x + Math.cos(angle + s * width) * r * 0.6, y + Math.sin(angle + s * width) * r * 0.6);
    path += `M${at(x, y)}Q${side(1)} ${at(...tip)}Q${side(-1)} ${at(x, y)}Z`;
  }
  return path;
}
