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
    return inWindow && seen(node, document.elementFromPoint(left + width / 2, top + height / 2)) ? [{ key: `${ref}/${nth}`, ref, wanted: answer, top, left, width, height, corners: cornersOf(node) }] : [];
  });
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
