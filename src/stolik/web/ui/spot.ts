/** Where an explanation is placed: beside its thing, on the screen, covering as little of the question as possible. */

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

export const GAP = 10;
/** The thing itself is covered only as a last resort. */
const SELF = 50;

/** How much two areas share. */
export function shared(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function within(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}

/** The upper left corner for a card of this size; `keep` are the parts of the page to leave in sight. */
export function spot(beside: Area, card: Size, screen: Size, keep: readonly Area[]): { left: number; top: number } {
  const middle = (beside.left + beside.right - card.width) / 2;
  const centre = (beside.top + beside.bottom - card.height) / 2;
  const wanted = [
    { left: middle, top: beside.top - card.height - GAP },
    { left: middle, top: beside.bottom + GAP },
    { left: beside.right + GAP, top: centre },
    { left: beside.left - card.width - GAP, top: centre },
  ];
  const spots = wanted.map(({ left, top }) => ({
    left: within(left, screen.width - card.width),
    top: within(top, screen.height - card.height),
  }));
  const costs = spots.map(({ left, top }) => {
    const area = { left, top, right: left + card.width, bottom: top + card.height };
    return keep.reduce((sum, part) => sum + shared(area, part), SELF * shared(area, beside));
  });
  return spots[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP };
}
