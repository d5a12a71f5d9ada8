/** Everybody's way over the map of a game that is over. */

export type Point = readonly [number, number];

export interface Stop {
  at: Point;
  /** Whether nobody saw how one came here: the way is drawn as a jump. */
  leap: boolean;
}

export interface Way {
  who: string;
  name: string;
  tint: string;
  stops: readonly Stop[];
}

/** All that somebody went between two places, as one line. */
export interface Strand {
  path: string;
  leap: boolean;
  /** The numbers of the stops to which one came by it, and where they are written. */
  steps: readonly number[];
  sign: Point;
}

/** How ways are told apart beside their colours, in thicknesses of the line: a stroke, a gap, and so on. */
export const DASHES: readonly (readonly number[])[] = [[], [4, 1.6], [1.6, 1.4], [6, 1.4, 1.4, 1.4]];

/** How much a walk and a jump bend. */
const [BEND, LEAP_BEND] = [0.05, 0.2];

interface Pair {
  ends: readonly [Point, Point];
  leap: boolean;
  /** The ways that use it, and the stops to which each comes by it. */
  lanes: Map<number, number[]>;
}

function pairs(ways: readonly Way[]): readonly Pair[] {
  const found = new Map<string, Pair>();
  for (const [nth, { stops }] of ways.entries()) {
    for (const [before, { at, leap }] of stops.slice(1).entries()) {
      const from = stops[before]?.at ?? at;
      const ends = [from, at].toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY) as [Point, Point];
      const key = JSON.stringify([ends, leap]);
      const pair = found.get(key) ?? { ends, leap, lanes: new Map<number, number[]>() };
      found.set(key, pair);
      pair.lanes.set(nth, [...(pair.lanes.get(nth) ?? []), before + 1]);
    }
  }
  return [...found.values()];
}

/** By way: its lines. Those of several people between the same places lie beside each other, as far `apart`. */
export function strands(ways: readonly Way[], apart: number): readonly (readonly Strand[])[] {
  const drawn = ways.map((): Strand[] => []);
  for (const { ends: [[x, y], [toX, toY]], leap, lanes } of pairs(ways)) {
    const far = Math.hypot(toX - x, toY - y) || 1;
    const [acrossX, acrossY] = [(y - toY) / far, (toX - x) / far];
    for (const [lane, [nth, steps]] of [...lanes].entries()) {
      const off = (lane - (lanes.size - 1) / 2) * apart;
      const bent = off + far * (leap ? LEAP_BEND : BEND) * 2;
      const at = (part: number, aside: number): Point => [Math.round(x + (toX - x) * part + acrossX * aside), Math.round(y + (toY - y) * part + acrossY * aside)];
      /** Signs of neighbouring lines stand at different heights. */
      const along = (lane + 1) / (lanes.size + 1);
      drawn[nth]?.push({
        path: `M${at(0, off).join(" ")}Q${at(0.5, bent).join(" ")} ${at(1, off).join(" ")}`,
        leap,
        steps,
        sign: at(along, off + (bent - off) * 2 * along * (1 - along)),
      });
    }
  }
  return drawn;
}

/** Where a way ends; it is the `nth` of several, which stand round the place. */
export function end({ stops }: Way, nth: number, apart: number): Point | null {
  const last = stops.at(-1);
  if (!last) return null;
  const turn = (nth * Math.PI) / 2 + 0.7;
  return [last.at[0] + apart * Math.cos(turn), last.at[1] + apart * Math.sin(turn)];
}

/** At most so many numbers are written. */
const WRITTEN = 3;

export function signOf(steps: readonly number[]): string {
  return steps.length > WRITTEN ? `${steps.slice(0, WRITTEN - 1).join("·")}…${steps.at(-1)}` : steps.join("·");
}
