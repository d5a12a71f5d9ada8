import type { Entry } from "../../../../web/net/protocol";
import type { Place } from "../art/palette";

export type Fate = "" | "caught" | "artemia";

/** Where somebody was in one turn. */
export interface Step {
  turn: number;
  places: readonly Place[];
  /** What struck them there. */
  fate: Fate;
}

const FATES: Readonly<Record<string, Fate>> = { caught: "caught", artemia_hit: "artemia" };

function placesOf(entry: Entry): readonly Place[] {
  return [entry.args["places"] ?? []].flat().map((ref) => Number(String(ref).split(":")[1]) as Place);
}

/** Where each Hunted went and where the Creature put its token, turn by turn; all of this is public. */
export function trails(log: readonly Entry[]): ReadonlyMap<string, readonly Step[]> {
  const found = new Map<string, Step[]>();
  let turn = 0;
  const add = (who: string, places: readonly Place[]): void => void found.set(who, [...(found.get(who) ?? []), { turn, places, fate: "" }]);
  for (const entry of log) {
    const seat = String(entry.args["seat"]);
    const fate = FATES[entry.id];
    const steps = found.get(seat);
    const last = steps?.at(-1);
    if (entry.id === "turn_begins") turn = Number(entry.args["turn"]);
    else if (entry.id === "revealed") add(seat, placesOf(entry));
    else if (entry.id === "token_placed" && entry.args["token"] === "token:creature") add("seat:0", placesOf(entry));
    else if (fate && steps && last?.turn === turn) steps.splice(-1, 1, { ...last, fate });
  }
  return found;
}
