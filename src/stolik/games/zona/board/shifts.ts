/** What an answer changes, in words: only what matters to a player. */

import type { Change, Ref, View } from "../../../web/net/protocol";
import type { Shift } from "../../../web/table/asking/changes";
import { words } from "../../../web/words/words.svelte";
import type { ZonaView } from "./view";

/** The fields of a scavenger that are told, with their names, and how a value is said. */
const FIELDS: Readonly<Record<string, readonly [string, (value: unknown) => string]>> = {
  area: ["board-area", (value) => words.name(value as Ref)],
  damage: ["board-damage", String],
  fatigue: ["board-fatigue", String],
  roubles: ["board-money", (value) => words.say("board-price", { n: Number(value) })],
  reputation: ["board-reputation", (value) => words.say(`board-reputation-${String(value)}`)],
};

/** The changes of the scavengers in the order of their seats; of others with their names. */
export function shifts(changes: readonly Change[], seen: View): readonly Shift[] {
  const view = seen as unknown as ZonaView;
  return changes.flatMap(({ path: [list, nth, field], before, after }) => {
    const told = list === "scavengers" && typeof field === "string" ? FIELDS[field] : undefined;
    const one = view.scavengers[Number(nth)];
    if (!told || !one) return [];
    const [name, said] = told;
    const what = view.turn.seat === one.seat ? words.say(name) : `${words.seatName(one.seat)} · ${words.say(name)}`;
    return [{ what, before: said(before), after: said(after) }];
  });
}
