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

export interface Ridge {
  /** The upper edge alone, for rim light. */
  line: string;
  /** The edge closed downwards, for the body. */
  area: string;
  /** The slopes turned away from the light. */
  shade: string;
}

/** A rugged horizon through the given heights, spread evenly over the width; light comes from the left (-1) or the right (1). */
export function ridge(seed: number, heights: readonly number[], rough: number, light: -1 | 1 = -1, levels = 4): Ridge {
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
  const step = 328 / (ys.length - 1);
  const spots = ys.map((y, i): Point => [i * step - 4, y]);
  const line = "M" + spots.map(([x, y]) => at(x, y)).join("L");
  let shade = "";
  const span = 2 ** levels;
  heights.forEach((top, i) => {
    if (top > (heights[i - 1] ?? 999) || top > (heights[i + 1] ?? 999)) return;
    let foot = i;
    while ((heights[foot - light] ?? -1) > (heights[foot] ?? 0)) foot -= light;
    const slope = light < 0 ? spots.slice(i * span, foot * span + 1) : spots.slice(foot * span, i * span + 1).reverse();
    const [x, y] = slope[0] ?? [0, 0];
    const [, low] = slope[slope.length - 1] ?? [0, 0];
    const wide = slope.length * step;
    const back = [1, 0.8, 0.62, 0.45, 0.3, 0.16].map((t, k) => at(x - light * wide * t * (k % 2 ? 0.42 : 0.1), y + (low + 16 - y) * t));
    shade += "M" + slope.map(([a, b]) => at(a, b)).join("L") + "L" + back.join("L") + "Z";
  });
  return { line, area: `${line}V204H-4Z`, shade };
}

/** Points scattered in a box, to be stroked with round caps. */
export function dots(seed: number, count: number, x: number, y: number, width: number, height: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) path += `M${at(x + next() * width, y + next() * height)}h.01`;
  return path;
}

/** Level dashes scattered in a box, thinner and shorter towards its top: water, sand, strata. */
export function dashes(seed: number, count: number, x: number, y: number, width: number, height: number, long: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const depth = next();
    path += `M${at(x + next() * width, y + depth * height)}h${short(long * (0.25 + depth * next()))}`;
  }
  return path;
}

/** Slivers of a rock face: leaning, sharp quadrilaterals. */
export function facets(seed: number, count: number, x: number, y: number, width: number, height: number, size: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const [ax, ay] = [x + next() * width, y + next() * height];
    const long = size * (0.5 + next());
    const wide = long * (0.2 + 0.35 * next());
    const lean = (next() - 0.4) * long * 0.6;
    path += `M${at(ax, ay)}L${at(ax + wide, ay + long * 0.25)}L${at(ax + wide * 0.7 + lean, ay + long)}L${at(ax + lean * 0.6, ay + long * 0.6)}Z`;
  }
  return path;
}

/** Thin level clouds. */
export function clouds(seed: number, count: number, x: number, y: number, width: number, height: number, long: number): string {
  const next = random(seed);
  let path = "";
  for (let i = 0; i < count; i++) {
    const wide = long * (0.4 + next());
    const high = wide * (0.04 + 0.05 * next());
    path += `M${at(x + next() * width - wide / 2, y + next() * height)}q${at(wide * 0.35, -high * 2)} ${at(wide, 0)}q${at(-wide * 0.5, high)} ${at(-wide, 0)}Z`;
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
  return `M${points.join("L")}Z`;
}

/** A closed, soft, uneven outline inside an ellipse: pools and puffs. */
export function blob(seed: number, x: number, y: number, rx: number, ry: number, bays = 11, rough = 0.2): string {
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
  const points: string[] = [];
  for (let i = 0; i < count * 2; i++) {
    const angle = turn + (i * Math.PI) / count;
    const far = i % 2 === 0 ? outer : inner;
    points.push(at(x + Math.cos(angle) * far, y + Math.sin(angle) * far));
  }
  return `M${points.join("L")}Z`;
}

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string => `M${at(x - r, y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
