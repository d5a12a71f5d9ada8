/** Everybody's way over the map of a game that is over. */

export interface Stop {
  at: readonly [number, number];
  /** Whether nobody saw how one came here: the way is drawn as a jump. */
  leap: boolean;
}

export interface Way {
  who: string;
  name: string;
  tint: string;
  stops: readonly Stop[];
}

export interface Stretch {
  path: string;
  leap: boolean;
}

/** A point of a way, moved to one side so that the ways of several people can be told apart. */
function aside([x, y]: readonly [number, number], nth: number, apart: number): readonly [number, number] {
  const turn = (nth * Math.PI) / 2 + 0.7;
  return [x + apart * Math.cos(turn), y + apart * Math.sin(turn)];
}

/** The way as bent lines from stop to stop; it is the `nth` of several. */
export function stretches({ stops }: Way, nth: number, apart: number): readonly Stretch[] {
  return stops.slice(1).map(({ at, leap }, before) => {
    const [x, y] = aside(at, nth, apart);
    const [fromX, fromY] = aside(stops[before]?.at ?? at, nth, apart);
    const [bendX, bendY] = [(fromX + x) / 2 + (y - fromY) * 0.12, (fromY + y) / 2 - (x - fromX) * 0.12];
    return { path: `M${fromX} ${fromY}Q${bendX} ${bendY} ${x} ${y}`, leap };
  });
}

/** Where a way ends. */
export function end({ stops }: Way, nth: number, apart: number): readonly [number, number] | null {
  const last = stops.at(-1);
  return last ? aside(last.at, nth, apart) : null;
}
