/** The ways of the scavengers through the Zone, from its log once the game is over. */

import type { Entry, Ref } from "../../../../web/net/protocol";
import { named } from "../../../../web/table/telling/stages";
import { byRound } from "./story";

/** Entries that tell where somebody is now; some come there by no road. */
const STEPS: Readonly<Record<string, { leap: boolean }>> = {
  sets_out: { leap: false },
  moved: { leap: false },
  ran: { leap: false },
  opened: { leap: false },
  relocated: { leap: true },
};

export interface Route {
  seat: number;
  stops: readonly { place: Ref; leap: boolean }[];
}

/** The places where each scavenger was, one after another, up to the end of a round. Whoever sets out anew after a death
 * jumps there. */
export function routes(log: readonly Entry[], seats: readonly number[], until: number): readonly Route[] {
  const known = byRound(log).flatMap(({ round, entry }) => (round <= until && entry.id in STEPS ? [entry] : []));
  return seats.map((seat) => {
    const own = known.filter(({ args }) => named(args["seat"]) === `seat:${seat}`);
    const stops = own.map(({ id, args }, nth) => ({ place: named(args["area"]), leap: STEPS[id]?.leap || (id === "sets_out" && nth > 0) }));
    return { seat, stops: stops.filter(({ place }, nth) => place !== stops[nth - 1]?.place) };
  });
}
