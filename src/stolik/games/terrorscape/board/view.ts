import type { Ref } from "../../../web/net/protocol";
import type { SurvivorView, TerrorscapeView } from "./fields";

export type * from "./fields";


export function survivorOf(view: TerrorscapeView, ref: Ref): SurvivorView | undefined {
  return view.survivors.find((other) => other.survivor === ref);
}

/** Where this viewer sees a Survivor: its known room, or the room where it has been found and fights. */
export function seenAt(view: TerrorscapeView, one: SurvivorView): Ref | null {
  if (one.escaped) return null;
  if (one.room !== null) return one.room;
  const fight = view.encounter;
  const open = fight !== null && (fight.result === "" || fight.found.some((other) => !fight.attacked.includes(other)));
  return open && one.alive && fight.found.includes(one.survivor) ? fight.room : null;
}

/** The Survivors seen in a room, dead or alive. */
export function standingIn(view: TerrorscapeView, room: Ref): readonly SurvivorView[] {
  return view.survivors.filter((other) => seenAt(view, other) === room);
}

/** Where the Killer's figure stands for this viewer: himself, or the trace of where he was last seen. */
export function killerAt(view: TerrorscapeView): Ref | "" {
  return view.stealthed && view.side !== "killer" && !view.reason ? view.last_seen : view.killer_room;
}
