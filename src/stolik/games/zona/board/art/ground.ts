/** The ground of the map: paper, sectors, river, woods, heights; the same land lying and upright. */

import { onPaper, type Paper, type Point } from "../zone/places";

/** Pixels of the drawing for a unit of the map. */
export const UNIT = 100;

type Pair = readonly [number, number];

function placed(points: readonly Pair[], paper: Paper): Point[] {
  return points.map(([x, y]) => {
    const at = onPaper({ x, y }, paper);
    return { x: at.x * UNIT, y: at.y * UNIT };
  });
}

const shown = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A soft curve through points. */
export function curve(points: readonly Pair[], paper: Paper, closed = false): string {
  const at = placed(points, paper);
  const [first] = at;
  if (!first) return "";
  const around = (nth: number): Point => at[closed ? (nth + at.length) % at.length : Math.max(0, Math.min(at.length - 1, nth))] ?? first;
  const count = closed ? at.length : at.length - 1;
  const parts = Array.from({ length: count }, (_, nth) => {
    const [before, from, to, after] = [around(nth - 1), around(nth), around(nth + 1), around(nth + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${shown(one)} ${shown(other)} ${shown(to)}`;
  });
  return `M${shown(first)}${parts.join("")}${closed ? "Z" : ""}`;
}

const FAR = 3;
/** The edges of the yellow and the red sector, from top to bottom of the lying map. */
const YELLOW: readonly Pair[] = [[2.9, -FAR], [3.0, -0.8], [2.55, 0.3], [2.45, 1.5], [2.95, 2.1], [2.5, 2.8], [2.75, 3.6], [3.1, 4.4], [3.0, 5 + FAR]];
const RED: readonly Pair[] = [[5.75, -FAR], [5.8, -0.6], [5.6, 0.5], [5.75, 1.5], [5.55, 2.2], [5.72, 3.0], [5.65, 3.7], [5.9, 4.6], [5.8, 5 + FAR]];
const RIVER: readonly Pair[] = [[-1.2, 3.4], [-0.2, 3.35], [0.5, 2.7], [0.9, 1.9], [1.6, 1.45], [2.4, 1.3], [3.3, 1.9], [3.9, 2.85], [4.7, 3.25], [5.4, 3.65], [6.6, 3.75], [7.4, 3.1], [8.2, 2.9], [9.6, 3.3]];
const LAKE: readonly Pair[] = [[3.5, 3.75], [4.1, 3.5], [4.6, 3.7], [4.75, 4.25], [4.3, 4.55], [3.7, 4.5], [3.4, 4.2]];
const POND: readonly Pair[] = [[6.75, 2.5], [7.4, 2.45], [7.9, 2.65], [7.6, 2.85], [6.9, 2.8]];
const MARSH: readonly Pair[] = [[-0.5, 3.6], [0.3, 3.45], [0.6, 4.0], [0.3, 4.5], [-0.4, 4.5]];
const HILL: Pair = [5.05, 2.95];
const REACTOR: Pair = [7.2, 2];

export interface Ground {
  yellow: string;
  red: string;
  river: string;
  lake: string;
  pond: string;
  marsh: string;
  heights: readonly string[];
  rings: readonly string[];
  trees: readonly { x: number; y: number; kind: "birch" | "pine" | "dead"; size: number }[];
  reactor: Point;
  fog: readonly { x: number; y: number; r: number }[];
}

/** Numbers that are the same every time. */
function scatter(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return at / 2147483648;
  };
}

function ring([x, y]: Pair, r: number, paper: Paper): string {
  const points = Array.from({ length: 9 }, (_, nth): Pair => {
    const angle = (nth / 9) * 2 * Math.PI;
    const wobble = 1 + 0.13 * Math.sin(nth * 2.3 + r * 4);
    return [x + r * wobble * Math.cos(angle), y + 0.8 * r * wobble * Math.sin(angle)];
  });
  return curve(points, paper, true);
}

function trees(paper: Paper): Ground["trees"] {
  const next = scatter(86);
  return Array.from({ length: 170 }, () => {
    const [x, y] = [next() * 10 - 1, next() * 7.4 - 1.6];
    const [at] = placed([[x, y]], paper);
    const kind = x < 2.7 ? "birch" : x < 5.6 ? "pine" : "dead";
    return { x: at?.x ?? 0, y: at?.y ?? 0, kind: kind as "birch" | "pine" | "dead", size: 0.7 + next() * 0.6 };
  }).toSorted((one, other) => one.y - other.y);
}

/** All curves of the ground. */
export function ground(paper: Paper): Ground {
  const beyond: readonly Pair[] = [[9.8 + FAR, 5 + FAR], [9.8 + FAR, -FAR]];
  const [reactor = { x: 0, y: 0 }] = placed([REACTOR], paper);
  return {
    yellow: curve([...YELLOW, ...beyond], paper, true),
    red: curve([...RED, ...beyond], paper, true),
    river: curve(RIVER, paper),
    lake: curve(LAKE, paper, true),
    pond: curve(POND, paper, true),
    marsh: curve(MARSH, paper, true),
    heights: [0.3, 0.5, 0.72, 0.95].map((r) => ring(HILL, r, paper)).concat([0.25, 0.45, 0.65].map((r) => ring([2, 4.1], r, paper))),
    rings: [0.55, 1.05, 1.6, 2.2].map((r) => ring(REACTOR, r, paper)),
    trees: trees(paper),
    reactor,
    fog: placed([[0, 4.3], [1, -0.7], [1.1, 4.7], [5.2, 3.1], [5.3, -0.4], [6.3, 0.2], [7.8, 3.9], [8.2, 0.6]], paper).map((at, nth) => ({ ...at, r: 70 + (nth % 3) * 32 })),
  };
}
