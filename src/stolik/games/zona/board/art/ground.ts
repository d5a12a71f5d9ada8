/** The ground of the map drawn on a paper: the same land lying and upright. */

import { onPaper, type Paper, type Point } from "../zone/places";
import { CLOUDS, FAR, FIELDS, HILLS, LAKE, MARSH, MIST, POND, POOLS, REACTOR, RED, RIVER, STAMPS, WOODS, YELLOW, type Pair, type Tree, type Wood } from "./land";

/** Pixels of the drawing for a unit of the map. */
export const UNIT = 100;

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

export interface Placed extends Point {
  readonly kind: string;
  readonly size: number;
}

export interface Ground {
  yellow: string;
  red: string;
  river: string;
  lake: string;
  pond: string;
  marsh: string;
  woods: readonly { kind: Tree; edge: string }[];
  fields: readonly (Point & { size: Pair; turn: number; tint: string })[];
  pools: readonly (Point & { size: Pair })[];
  /** From the lowest height to the highest of each hill. */
  heights: readonly string[];
  rings: readonly string[];
  /** Trees and buildings, from the farthest to the nearest. */
  standing: readonly Placed[];
  reactor: Point;
  mist: readonly (Point & { r: number })[];
  clouds: readonly (Point & { r: number })[];
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

function within([x, y]: Pair, edge: readonly Pair[]): boolean {
  return edge.reduce((inside, [ax, ay], nth) => {
    const [bx, by] = edge[(nth + 1) % edge.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

/** How far trees stand from each other, along and across. */
const [ALONG, ACROSS] = [0.17, 0.24];

/** The trees of a wood: in rows, none in line. */
function trees({ kind, edge }: Wood, paper: Paper): Placed[] {
  const next = scatter(86);
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.ceil((Math.max(...xs) - left) / ALONG), Math.ceil((Math.max(...ys) - top) / ACROSS)];
  const grid = Array.from({ length: across * down }, (_, nth): Pair => [
    left + ((nth % across) + next() * 0.8) * ALONG,
    top + (Math.floor(nth / across) + next() * 0.8) * ACROSS,
  ]);
  return placed(grid.filter((at) => within(at, edge)), paper).map((at) => ({ ...at, kind, size: 0.75 + next() * 0.45 }));
}

const at = (point: Pair, paper: Paper): Point => placed([point], paper)[0] ?? { x: 0, y: 0 };
const round = (points: readonly Pair[], paper: Paper): (Point & { r: number })[] => placed(points, paper).map((one, nth) => ({ ...one, r: 70 + (nth % 3) * 32 }));

/** All curves of the ground. */
export function ground(paper: Paper): Ground {
  const beyond: readonly Pair[] = [[9.8 + FAR, 5 + FAR], [9.8 + FAR, -FAR]];
  const standing = [...WOODS.flatMap((wood) => trees(wood, paper)), ...STAMPS.map((one) => ({ ...one, ...at(one.at, paper) }))];
  return {
    yellow: curve([...YELLOW, ...beyond], paper, true),
    red: curve([...RED, ...beyond], paper, true),
    river: curve(RIVER, paper),
    lake: curve(LAKE, paper, true),
    pond: curve(POND, paper, true),
    marsh: curve(MARSH, paper, true),
    woods: WOODS.map(({ kind, edge }) => ({ kind, edge: curve(edge, paper, true) })),
    fields: FIELDS.map((one) => ({ ...one, ...at(one.at, paper) })),
    pools: POOLS.map((one) => ({ ...one, ...at(one.at, paper) })),
    heights: HILLS.flatMap((hill) => hill.rings.map((r) => ring(hill.at, r, paper))),
    rings: [0.55, 1.05, 1.6, 2.2].map((r) => ring(REACTOR, r, paper)),
    standing: standing.toSorted((one, other) => one.y - other.y),
    reactor: at(REACTOR, paper),
    mist: round(MIST, paper),
    clouds: round(CLOUDS, paper),
  };
}
