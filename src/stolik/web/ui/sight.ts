import { shared, type Area } from "./spot";

/** What is really in sight of the page: not cut off by a box that scrolls, not outside the window, not under anything. */

/** So many pixels each way of a thing in sight are enough to notice it. */
const ENOUGH = 40;
/** Where a thing is looked for in its part in sight, across and down; a thing is seen at so many of these points, since not
 * every thing is a rectangle. */
const POINTS = [0.1, 0.5, 0.9];
const SEEN_AT = 3;

export type Way = "above" | "below" | "before" | "after";
/** What lies beyond an edge of a box that scrolls: how many things, and the nearest of them. */
export interface Beyond {
  key: string;
  way: Way;
  count: number;
  first: Element;
  /** The part of the box in sight. */
  area: Area;
}

/** Views beside each other. */
const SWIPED = ".panes";

/** Which way a person can scroll a box; what is merely cut off, only a script could scroll. */
function scrolling(box: Element): { across: boolean; down: boolean } {
  const { overflowX, overflowY } = getComputedStyle(box);
  const may = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
  return { across: may(overflowX) && box.scrollWidth > box.clientWidth + 1, down: may(overflowY) && box.scrollHeight > box.clientHeight + 1 };
}

function scrolls(box: Element): boolean {
  const { across, down } = scrolling(box);
  return across || down;
}

/** The boxes that cut a thing off, the nearest first. */
function cutters(thing: Element): readonly Element[] {
  const found: Element[] = [];
  let placed = getComputedStyle(thing).position === "absolute";
  for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement) {
    const { display, overflow, position } = getComputedStyle(box);
    if (display === "contents" || (placed && position === "static")) continue;
    if (overflow !== "visible") found.push(box);
    placed = position === "absolute";
    if (position === "fixed") break;
  }
  return found;
}

const screen = (): Area => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** How much of the window the question covers, where it sticks to its lower edge. */
const covered = (): number => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--covered")) || 0;

/** Whether the question stays in the window when the page is scrolled. */
export const sticks = (): boolean => covered() > 0;

/** The window without what the question covers of it. */
const uncovered = (): Area => ({ ...screen(), bottom: innerHeight - covered() });

function common(one: Area, other: Area): Area {
  return { left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) };
}

/** The part of an area that all these boxes leave, within `all`. */
const leftBy = (boxes: readonly Element[], all: Area): Area => boxes.reduce((area, box) => common(area, box.getBoundingClientRect()), all);

/** Whether so much of a thing is in sight that one notices it. */
export function inSight(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const { left, top, right, bottom } = common(box, leftBy(cutters(thing), screen()));
  if (right - left < Math.min(ENOUGH, box.width - 1) || bottom - top < Math.min(ENOUGH, box.height - 1)) return false;
  let seen = 0;
  // Nearly all things are seen at the first points, and to ask the browser what lies at a point takes long.
  return POINTS.some((x) =>
    POINTS.some((y) => {
      if (thing.contains(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y))) seen += 1;
      return seen >= SEEN_AT;
    }),
  );
}

/** Whether a thing lies in a view that one has to swipe to. */
function isAside(thing: Element, views: Element): boolean {
  const [{ left, right }, area] = [thing.getBoundingClientRect(), views.getBoundingClientRect()];
  return right <= area.left || left >= area.right;
}

/** Beyond which edge of an area a thing lies. */
function wayTo(thing: Element, area: Area): Way | null {
  const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
  const [across, down] = [Math.min(ENOUGH, width - 1), Math.min(ENOUGH, height - 1)];
  if (bottom - area.top < down) return "above";
  if (area.bottom - top < down) return "below";
  if (right - area.left < across) return "before";
  return area.right - left < across ? "after" : null;
}

/** An area without the question, which may stand in it: beside the rest or below it. */
function beside(area: Area): Area {
  const asked = document.querySelector("section.prompt")?.getBoundingClientRect();
  if (!asked || shared(area, asked) === 0) return area;
  const onTheRight = asked.left - area.left > (area.right - area.left) / 3;
  return onTheRight ? { ...area, right: Math.min(area.right, asked.left) } : { ...area, bottom: Math.max(area.top, Math.min(area.bottom, asked.top)) };
}

/** What of these things lies where one has to scroll to, in one box or the page itself. Views that one swipes have tabs
 * that say what they hold. */
export function beyond(things: readonly Element[]): readonly Beyond[] {
  const found = new Map<string, Beyond>();
  const boxes: (Element | null)[] = [];
  for (const thing of things.filter((each) => !inSight(each))) {
    const around = cutters(thing);
    const views = around.find((box) => box.matches(SWIPED));
    if (views && isAside(thing, views)) continue;
    for (const box of [...around.filter(scrolls), ...(sticks() ? [null] : [])]) {
      const side = wayTo(thing, box?.getBoundingClientRect() ?? uncovered());
      if (side === null) continue;
      if (box?.matches(SWIPED)) break;
      const area = beside(leftBy(box ? around.slice(around.indexOf(box)) : [], uncovered()));
      if (!boxes.includes(box)) boxes.push(box);
      const key = `${boxes.indexOf(box)} ${side}`;
      const known = found.get(key);
      if (!known) found.set(key, { key, way: side, count: 1, first: thing, area });
      else found.set(key, { ...known, count: known.count + 1, first: side === "above" || side === "before" ? thing : known.first });
      break;
    }
  }
  return [...found.values()];
}

/** How far to scroll so that a thing from `from` to `to` is in the middle of a box, or not at all if it is in it. */
function way(from: number, to: number, start: number, end: number): number {
  return from >= start && to <= end ? 0 : (from + to - start - end) / 2;
}

/** Brings a thing into the middle of all that a person could scroll to see it; the page itself only on demand, since the
 * question may leave with it. */
export function bring(thing: Element, still: boolean, pageToo: boolean): void {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  let [x, y] = [0, 0];
  const page = document.documentElement;
  for (const box of [...cutters(thing).filter(scrolls), ...(pageToo ? [page] : [])]) {
    const area = box === page ? uncovered() : box.getBoundingClientRect();
    const { across, down } = box === page ? { across: false, down: true } : scrolling(box);
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    const to = {
      left: across ? Math.max(0, Math.min(wide, box.scrollLeft + way(left - x, right - x, area.left, area.right))) : box.scrollLeft,
      top: down ? Math.max(0, Math.min(high, box.scrollTop + way(top - y, bottom - y, area.top, area.bottom))) : box.scrollTop,
    };
    [x, y] = [x + to.left - box.scrollLeft, y + to.top - box.scrollTop];
    box.scrollTo({ ...to, behavior: still ? "auto" : "smooth" });
  }
}
