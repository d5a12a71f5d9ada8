import type { SectorView, VoidfallView } from "../view";

/** The radius of a hex, in the galaxy's own units. */
export const SIZE = 60;
const ROOT = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

/** How the galaxy lies in its room: turned by a quarter or not, its hexes drawn wider or higher to use all of it. */
export interface Lie {
  turned: boolean;
  /** Factors on the width and the height of every hex. */
  wide: number;
  high: number;
}
const PLAIN: Lie = { turned: false, wide: 1, high: 1 };

/** How small a sector is seen: whole, without what can hardly be read, only what stands there, only what decides, and that
 * as large as the hex allows. */
export type Sight = "near" | "mid" | "low" | "far" | "least";

/** From these scales on. */
const SIGHTS: readonly (readonly [Sight, number])[] = [["near", 0.95], ["mid", 0.75], ["low", 0.56], ["far", 0.34]];

/** What can be read of a sector at a scale of the galaxy. */
export function sightAt(scale: number): Sight {
  return SIGHTS.find(([, least]) => scale >= least)?.[0] ?? "least";
}

/** The centre of the hex at an axial place; in a galaxy turned by a quarter the hexes stand on a corner. */
export function centre([q, r]: readonly [number, number], { turned, wide, high } = PLAIN): Point {
  const [x, y] = [1.5 * SIZE * q, ROOT * SIZE * (r + q / 2)];
  return turned ? { x: -y * wide, y: x * high } : { x: x * wide, y: y * high };
}

/** How wide and high a hex is. */
export function extent({ turned, wide, high } = PLAIN): Point {
  const [flat, narrow] = [2 * SIZE, ROOT * SIZE];
  return turned ? { x: narrow * wide, y: flat * high } : { x: flat * wide, y: narrow * high };
}

/** The corners of a hex around a point: of a flat-topped one from the right, of a turned one from below. */
export function corners({ x, y }: Point, size = SIZE, { turned, wide, high } = PLAIN): readonly Point[] {
  return Array.from({ length: 6 }, (_, nth) => {
    const turn = (Math.PI / 3) * nth + (turned ? Math.PI / 2 : 0);
    return { x: x + size * wide * Math.cos(turn), y: y + size * high * Math.sin(turn) };
  });
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The steps to the six neighbours; between corner n and n + 1 lies the edge towards the n-th. */
const AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;

/** Which edge of a hex lies towards the hex beside it: it begins at the corner of that number. Null if it is not beside. */
export function edgeTo(from: readonly [number, number], to: readonly [number, number]): number | null {
  const nth = AROUND.findIndex(([dq, dr]) => from[0] + dq === to[0] && from[1] + dr === to[1]);
  return nth < 0 ? null : nth;
}

/** The edges between sectors side by side that are not adjacent: Voidstorms. */
export function storms(sectors: readonly SectorView[], lie: Lie): readonly (readonly [Point, Point])[] {
  const places = new Map(sectors.map((sector) => [sector.at.join(), sector]));
  return sectors.flatMap((sector) =>
    AROUND.slice(0, 3).flatMap(([dq, dr], nth) => {
      const other = places.get(`${sector.at[0] + dq},${sector.at[1] + dr}`);
      if (!other || sector.near.includes(other.ref) || isWormhole(sector) || isWormhole(other)) return [];
      const around = corners(centre(sector.at, lie), SIZE, lie);
      const [one, two] = [around[nth], around[(nth + 1) % 6]];
      return one && two ? [[one, two] as const] : [];
    }),
  );
}

function isWormhole(sector: SectorView): boolean {
  return sector.tile === "tile:wormhole";
}

/** Pairs of sectors that are adjacent though they do not lie side by side: through Wormholes. */
export function tunnels(sectors: readonly SectorView[], lie: Lie): readonly (readonly [Point, Point])[] {
  return sectors.flatMap((sector, nth) =>
    sectors.slice(nth + 1).flatMap((other) => {
      const [dq, dr] = [other.at[0] - sector.at[0], other.at[1] - sector.at[1]];
      const beside = AROUND.some(([q, r]) => q === dq && r === dr);
      return sector.near.includes(other.ref) && !beside ? [[centre(sector.at, lie), centre(other.at, lie)] as const] : [];
    }),
  );
}

/** Whether the Voidborn hold a sector. */
export function isVoid(sector: SectorView): boolean {
  return sector.owner === null && (sector.void > 0 || sector.corrupted || sector.harbingers > 0);
}

/** Whether the active player is invading a sector and has not conquered it yet. */
export function isInvaded(sector: SectorView, { turn }: VoidfallView): boolean {
  return turn.target === sector.ref && turn.seat !== sector.owner;
}
