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
  const line = 'M' + spots.map(([x, y]) => at(x, y)).join('L');
  let shade = '';
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
    shade += 'M' + slope.map(([a, b]) => at(a, b)).join('L') + 'L' + back.join('L') + 'Z';
  });
  return { line, area: `${line}V204H-4Z`, shade };
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

/** Slivers of a rock face: leaning, sharp quadrilaterals. */
export function facets(seed: number, count: number, x: number, y: number, width: number, height: number, size: number): string {
  const next = random(seed);
  let path = '';
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
  let path = '';
  for (let i = 0; i < count; i++) {
    const wide = long * (0.4 + next());
    const high = wide * (0.04 + 0.05 * next());
    path += `M${at(x + next() * width - wide / 2, y + next() * height)}q${at(wide * 0.35, -high * 2)} ${at(wide, 0)}q${at(-wide * 0.5, high)} ${at(-wide, 0)}Z`;
  }
  return path;
}

/** The umbrella trees of Artemia: a leaning stem under a flat cap, on the line between two points. */
export function umbrellas(seed: number, count: number, from: Point, to: Point, least: number, most: number): string {
  const next = random(seed);
  let path = '';
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
  let stalks = '';
  let bulbs = '';
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
  let path = '';
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
  return `M${middle(bays - 1)}` + points.map(([px, py], i) => `Q${at(px, py)} ${middle(i)}`).join('') + 'Z';
}

/** Leaves adrift in a box, each slit along its rib. */
export function leaves(seed: number, count: number, x: number, y: number, width: number, height: number, size: number): string {
  const next = random(seed);
  let path = '';
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

/** A circle as path data. */
export const disc = (x: number, y: number, r: number): string => `M${at(x - r, y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
