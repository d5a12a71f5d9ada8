import type { Entry, Ref } from "../../net/protocol";
import { actorOf } from "./turns";

/** Where somebody has gone in the entries at the end of a log, from where they were before; empty if they stayed. `goes`
 * names the place to which an entry leads, if it is about going. */
export function pathIn(log: readonly Entry[], entries: readonly Entry[], goes: (entry: Entry) => Ref | null): readonly Ref[] {
  const stops = entries.flatMap((entry) => goes(entry) ?? []);
  const mover = entries.find((entry) => goes(entry) !== null);
  if (!mover) return [];
  const before = log.slice(0, log.indexOf(mover)).findLast((entry) => goes(entry) !== null && actorOf(entry) === actorOf(mover));
  const start = before && goes(before);
  return start ? [start, ...stops] : stops;
}
