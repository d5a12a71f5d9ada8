import { GAP, shared, type Area, type Size } from "./spot";

/** What notices leave in sight, each with how bad it is to cover it: the question with its answers and what else must be
 * read now, answers on the board, all else on it, and the bar with the tools. */
const KEEP: readonly (readonly [string, number])[] = [
  ["section.prompt, .strips, .toast.lasting, .arrivals, .consent", 1000],
  ["main .touch.lit", 10],
  ["main .hand, main .touch:not(.lit)", 3],
  ["header", 1],
];
/** Pixels between the places tried. */
const STEP = 12;
/** Milliseconds between two looks at whether the place is still clear: things scroll, open and move. */
const LOOKS = 200;

/** A part of the page, and how bad it is to cover it. */
type Kept = readonly [Area, number];

/** The upper left corner for a notice: the highest where it covers nothing that is kept, else where that is least bad. In
 * the middle if it can be, else on the left or on the right. */
export function clearing(card: Size, screen: Size, keep: readonly Kept[]): { left: number; top: number } {
  const lefts = [(screen.width - card.width) / 2, GAP, screen.width - card.width - GAP].map((left) => Math.max(0, left));
  let best = { left: lefts[0] ?? 0, top: 0 };
  let least = Infinity;
  for (let top = 0; top + card.height <= screen.height && least > 0; top += STEP) {
    for (const left of lefts) {
      const cost = covered({ left, top, right: left + card.width, bottom: top + card.height }, keep);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

function covered(area: Area, keep: readonly Kept[]): number {
  return keep.reduce((all, [part, worth]) => all + worth * shared(area, part), 0);
}

function kept(box: HTMLElement): readonly Kept[] {
  return KEEP.flatMap(([things, worth]) => [...document.querySelectorAll(things)].filter((thing) => thing !== box && thing.checkVisibility()).map((thing): Kept => [thing.getBoundingClientRect(), worth]));
}

/** Keeps a notice, which must be `fixed`, clear of what is asked for as long as it stands. It stays where it is while that
 * is clear, so that it does not run about. */
export function keepsClear(box: HTMLElement): () => void {
  let least: number | null = null;
  const place = (): void => {
    const { width, height, ...now } = box.getBoundingClientRect().toJSON() as Area & Size;
    if (width * height === 0) return;
    const keep = kept(box);
    if (least !== null && covered(now, keep) <= least) return;
    const { left, top } = clearing({ width, height }, { width: innerWidth, height: innerHeight }, keep);
    least = covered({ left, top, right: left + width, bottom: top + height }, keep);
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  };
  place();
  const sized = new ResizeObserver(() => {
    least = null;
    place();
  });
  sized.observe(box);
  const timer = setInterval(place, LOOKS);
  return () => {
    sized.disconnect();
    clearInterval(timer);
  };
}
