/** Where an explanation is placed: near its thing, on the screen, and over nothing that is being decided. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where a card lies, and how much room it has there. */
export interface Spot extends Size {
  left: number;
  top: number;
}

export const GAP = 10;
/** A room lower than this holds no card. */
const LOWEST = 56;
/** What each pixel that is cut off, and each pixel of distance, weighs against a pixel of a lit thing that is covered. */
const CUT = 50;
const FAR = 15;
/** What a narrower card weighs. */
const NARROWER = 1500;

/** How much two areas share. */
export function shared(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** All pairs of edges, the lower one first. */
function spans(most: number, edges: readonly number[]): readonly (readonly [number, number])[] {
  const all = [...new Set([GAP, most - GAP, ...edges.filter((edge) => edge > GAP && edge < most - GAP)])].toSorted((one, other) => one - other);
  return all.flatMap((from, nth) => all.slice(nth + 1).map((to) => [from, to] as const));
}

/** The parts of the screen with nothing of `clear` in them. */
function rooms(screen: Size, clear: readonly Area[]): readonly Area[] {
  const across = spans(screen.width, clear.flatMap(({ left, right }) => [left - GAP, right + GAP]));
  const down = spans(screen.height, clear.flatMap(({ top, bottom }) => [top - GAP, bottom + GAP]));
  const all = across.flatMap(([left, right]) => down.map(([top, bottom]) => ({ left, top, right, bottom })));
  return all.filter((room) => clear.every((part) => shared(room, part) === 0));
}

const within = (wanted: number, from: number, to: number, size: number): number => Math.max(from, Math.min(wanted, to - size));

/** The best place for a card. `sizes` are those it may have, the widest first; nothing of `clear` is covered, nor the
 * thing itself as long as there is any other room, and as little as possible of `keep`. */
export function spot(beside: Area, sizes: readonly Size[], screen: Size, clear: readonly Area[], keep: readonly Area[]): Spot | null {
  const [x, y] = [(beside.left + beside.right) / 2, (beside.top + beside.bottom) / 2];
  let best: Spot | null = null;
  let least = Infinity;
  for (const room of rooms(screen, [...clear, beside])) {
    for (const [nth, size] of sizes.entries()) {
      const [wide, high] = [room.right - room.left, room.bottom - room.top];
      if (size.width > wide || high < Math.min(LOWEST, size.height)) continue;
      const height = Math.min(size.height, high);
      const left = within(x - size.width / 2, room.left, room.right, size.width);
      const top = within(y - height / 2, room.top, room.bottom, height);
      const area = { left, top, right: left + size.width, bottom: top + height };
      const away = Math.hypot(left + size.width / 2 - x, top + height / 2 - y);
      const cut = (size.height - height) * size.width;
      const cost = cut * CUT + away * FAR + nth * NARROWER + keep.reduce((sum, part) => sum + shared(area, part), 0);
      if (cost < least) [best, least] = [{ left, top, width: size.width, height }, cost];
    }
  }
  if (best || (beside.left === beside.right && beside.top === beside.bottom)) return best;
  return spot({ left: x, right: x, top: y, bottom: y }, sizes, screen, clear, keep);
}
