import type { Outcome } from "../../net/protocol";

export interface Row {
  seat: number;
  /** Null if all seats play together. */
  rank: number | null;
  points: number;
}

/** The seats of a finished game with their points, the best first; in seat order if they play together. */
export function ranking(outcome: Outcome): readonly Row[] {
  const rows = (outcome.scores ?? []).map((points, seat): Row => ({ seat, points, rank: outcome.ranks?.[seat] ?? null }));
  return rows.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
}
