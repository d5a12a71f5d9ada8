/** What games that were played say together. */
import type { PlayedGame } from "./played";

/** The measures of how long a game took. */
export const LENGTHS = ["minutes", "answers", "turn", "round"] as const;
export type Length = (typeof LENGTHS)[number];

export interface Figures {
  played: number;
  won: number;
  /** The game in the middle, by each measure; null if no game has it. */
  length: Readonly<Record<Length, number | null>>;
  /** The points, if any were counted. */
  score: { best: number; mean: number } | null;
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

export function figuresOf(games: readonly PlayedGame[]): Figures {
  const known = (read: (game: PlayedGame) => number | null): readonly number[] => games.map(read).filter((value) => value !== null);
  const scores = known(({ score }) => score);
  const sum = scores.reduce((all, score) => all + score, 0);
  return {
    played: games.length,
    won: games.filter(({ won }) => won).length,
    length: {
      minutes: median(known(({ minutes }) => minutes)),
      answers: median(known(({ answers }) => answers)),
      turn: median(known(({ turn }) => turn)),
      round: median(known(({ round }) => round)),
    },
    score: scores.length > 0 ? { best: Math.max(...scores), mean: Math.round(sum / scores.length) } : null,
  };
}

/** Who played along: only people, or bots of this kind too. */
export const PEOPLE = "people";
export function companyOf({ people, bots }: PlayedGame): readonly string[] {
  return bots.length > 0 ? bots : people > 0 ? [PEOPLE] : [];
}

/** Ways to divide games: each gives the parts to which a game belongs. */
export const DIVISIONS = {
  role: ({ role }: PlayedGame): readonly string[] => [role],
  players: ({ players }: PlayedGame): readonly string[] => [String(players)],
  company: companyOf,
  variants: ({ variants }: PlayedGame): readonly string[] => Object.entries(variants).map(([id, value]) => `${id}=${value}`),
} as const;
export type Division = keyof typeof DIVISIONS;

export interface Share {
  part: string;
  played: number;
  won: number;
}

/** The parts of one division, the one played most first. */
export function divided(games: readonly PlayedGame[], by: Division): readonly Share[] {
  const parts = new Set(games.flatMap((game) => [...DIVISIONS[by](game)]));
  const shares = [...parts].map((part) => {
    const { played, won } = figuresOf(games.filter((game) => DIVISIONS[by](game).includes(part)));
    return { part, played, won };
  });
  return shares.toSorted((one, other) => other.played - one.played || one.part.localeCompare(other.part));
}

/** Which games are looked at; an empty value looks at all. */
export interface Filter {
  game: string;
  players: string;
  company: string;
}

export function fits(filter: Filter, game: PlayedGame): boolean {
  return (
    ["", game.game].includes(filter.game) &&
    ["", String(game.players)].includes(filter.players) &&
    (filter.company === "" || companyOf(game).includes(filter.company))
  );
}
