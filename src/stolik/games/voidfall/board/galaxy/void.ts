import type { Point } from "./sectors";

/** Claws of the Void over the edge from one point to another, reaching towards a third: as one path. */
export function claws(from: Point, to: Point, towards: Point): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const way = Math.hypot(towards.x - middle.x, towards.y - middle.y);
  const [dx, dy] = [(towards.x - middle.x) / way, (towards.y - middle.y) / way];
  const [ex, ey] = [to.x - from.x, to.y - from.y];
  return CLAWS.map(({ at, wide, long, lean }) => {
    const [ax, ay] = [from.x + ex * (at - wide), from.y + ey * (at - wide)];
    const [bx, by] = [from.x + ex * (at + wide), from.y + ey * (at + wide)];
    const [tx, ty] = [from.x + ex * (at + lean) + dx * long, from.y + ey * (at + lean) + dy * long];
    const [cx, cy] = [from.x + ex * at + dx * long * 0.35, from.y + ey * at + dy * long * 0.35];
    return `M${r(ax)} ${r(ay)}Q${r(cx)} ${r(cy)} ${r(tx)} ${r(ty)}Q${r(cx + ex * 0.03)} ${r(cy + ey * 0.03)} ${r(bx)} ${r(by)}Z`;
  }).join("");
}

const CLAWS = [
  { at: 0.13, wide: 0.09, long: 9, lean: 0.1 },
  { at: 0.34, wide: 0.1, long: 17, lean: -0.06 },
  { at: 0.58, wide: 0.1, long: 13, lean: 0.08 },
  { at: 0.83, wide: 0.1, long: 10, lean: -0.08 },
] as const;

function r(value: number): string {
  return value.toFixed(1);
}
