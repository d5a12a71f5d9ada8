import type { Ref } from "../../net/protocol";

/** A ring around a thing on the screen, in pixels of the window. */
export interface Ring {
  key: string;
  ref: Ref;
  wanted: boolean;
  top: number;
  left: number;
  width: number;
  height: number;
  /** The corners of a thing that is no rectangle, as SVG points in a box of 100 by 100; empty for others. */
  corners: string;
  /** What of the ring is drawn, as a clip path: not what would lie across the question. */
  drawn: string;
}

interface Found {
  ref: Ref;
  wanted: boolean;
  node: Element;
}

/** The most copies of one thing that are marked. */
const MOST = 2;

/** Pixels from the edge of a thing to the points that are tested. */
const EDGE = 4;

function all(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0);
}

/** The things on the board for a reference: those that can be picked now, else those that are there, else anything that
 * explains it. */
function thingsOf(ref: Ref): readonly Element[] {
  const about = `[data-about="${CSS.escape(ref)}"]`;
  const tries = [`main .touch.lit${about}, main .answers ${about}`, `main .touch${about}`, `main ${about}`];
  return tries.map(all).find((nodes) => nodes.length > 0) ?? [];
}

/** What is marked: the answer that is waited for, then the other things. */
export function found(marks: readonly Ref[], wanted: readonly Ref[]): readonly Found[] {
  const answers = wanted.flatMap((ref) => thingsOf(ref).map((node) => ({ ref, wanted: true, node })));
  const others = marks.filter((ref) => !wanted.includes(ref));
  return [...answers, ...others.flatMap((ref) => thingsOf(ref).slice(0, MOST).map((node) => ({ ref, wanted: false, node })))];
}

/** The rings to draw now: only around what can be seen, is not under the question and not scrolled out of its view. */
export function ringsOf(marks: readonly Ref[], wanted: readonly Ref[]): readonly Ring[] {
  return found(marks, wanted).flatMap(({ ref, wanted: answer, node }, nth) => {
    const { top, left, width, height, bottom, right } = node.getBoundingClientRect();
    const inWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return inWindow && seen(node, document.elementFromPoint(left + width / 2, top + height / 2)) ? [{ key: `${ref}/${nth}`, ref, wanted: answer, top, left, width, height, corners: cornersOf(node), drawn: besides(node, document.querySelector(".prompt")) }] : [];
  });
}

/** Pixels that a ring and its glow reach beyond a thing. */
const GLOW = 60;

/** The clip path that leaves out of a ring what lies across the question; "none" if nothing does. */
function besides(node: Element, prompt: Element | null): string {
  if (!prompt || prompt.contains(node)) return "none";
  const [ring, box] = [node.getBoundingClientRect(), prompt.getBoundingClientRect()];
  return withoutBox(ring, box);
}

type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** The clip path of a ring with a hole where a box lies over it; "none" if the box is farther than its glow. */
export function withoutBox(ring: Edges, box: Edges): string {
  const apart = box.left > ring.right + GLOW || box.right < ring.left - GLOW || box.top > ring.bottom + GLOW || box.bottom < ring.top - GLOW;
  if (apart) return "none";
  const corners = ({ left, top, right, bottom }: Edges): string =>
    [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]].map(([x, y]) => `${Number(x) - ring.left}px ${Number(y) - ring.top}px`).join(", ");
  const all = { left: ring.left - GLOW, top: ring.top - GLOW, right: ring.right + GLOW, bottom: ring.bottom + GLOW };
  return `polygon(evenodd, ${corners(all)}, ${corners(box)})`;
}

/** The corners of the polygon to which a thing or the box around it is cut. */
function cornersOf(node: Element): string {
  const cut = [node, node.parentElement].map((one) => (one ? getComputedStyle(one).clipPath : "")).find((path) => path.startsWith("polygon("));
  const pairs = cut?.slice("polygon(".length, -1).split(",") ?? [];
  return pairs.map((pair) => pair.trim().split(/\s+/).map(parseFloat).join(" ")).join(", ");
}

/** Whether neither end of a thing is under the question. */
export function clear(node: Element): boolean {
  const { top, bottom, left, width } = node.getBoundingClientRect();
  return [top + EDGE, bottom - EDGE].every((y) => {
    const over = document.elementFromPoint(left + width / 2, y)?.closest(".prompt");
    return !over || over.contains(node);
  });
}

/** Whether a thing is visible at a point where `there` is the top element. */
function seen(node: Element, there: Element | null): boolean {
  const over = there?.closest(".prompt, [role=dialog], [data-covers]");
  return over ? over.contains(node) : there === null || (node.closest(".pane")?.contains(there) ?? true);
}
