import type { SectorView } from "../view";

/** How the world of a standard sector looks: the same for a sector in every game. */
export interface Planet {
  radius: number;
  /** Its own colour, before light or the Void fall on it. */
  colour: string;
  bands: readonly { y: number; wide: number; high: number }[];
  craters: readonly { x: number; y: number; r: number }[];
  /** The tilt of its ring in degrees; null if it has none. */
  ring: number | null;
  moon: { x: number; y: number; r: number } | null;
}

const COLOURS = ["#5f8fb8", "#b58a5e", "#6fa58c", "#a87c8d", "#8b93b0", "#c2a46a", "#5ea0a8", "#9a7bb0"] as const;

/** Numbers from 0 to 1 that look drawn by lot but are always the same for a seed. */
function lots(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
}

export function planetOf(sector: SectorView): Planet {
  const lot = lots(Number(sector.ref.slice("sector:".length)));
  const radius = 25 + lot() * 9;
  const kind = Math.floor(lot() * 4);
  const bands = kind === 1 || kind === 3 ? [-0.5, -0.08, 0.42].map((at) => bandAt(radius, radius * (at + lot() * 0.16), 2 + lot() * 4)) : [];
  const craters = kind === 0 || kind === 2 ? Array.from({ length: 4 }, () => craterIn(radius, lot)) : [];
  const ring = kind >= 2 && lot() < 0.6 ? -24 + lot() * 48 : null;
  const moon = ring === null && lot() < 0.55 ? { x: radius + 7, y: -radius * (0.2 + lot() * 0.6), r: 3 + lot() * 3 } : null;
  return { radius, colour: COLOURS[Math.floor(lot() * COLOURS.length)] ?? COLOURS[0], bands, craters, ring, moon };
}

/** A band as wide as the disc where it lies. */
function bandAt(radius: number, y: number, high: number): Planet["bands"][number] {
  return { y, wide: Math.sqrt(Math.max(0, radius * radius - y * y)) - 1, high };
}

function craterIn(radius: number, lot: () => number): Planet["craters"][number] {
  const [turn, out, r] = [lot() * 2 * Math.PI, lot() * 0.62 * radius, 2 + lot() * 4];
  return { x: Math.cos(turn) * out, y: Math.sin(turn) * out, r };
}
