import type { Ref } from "../../../web/net/protocol";
import type { TerrorscapeView } from "./view";

/** The step a phase has come to, as the id of a text and whom it names; null when there is nothing to say. */
export function stepOf(view: TerrorscapeView): { id: string; name?: Ref } | null {
  if (view.reason) return null;
  if (view.phase === 0) return { id: "board-step-setup" };
  if (view.phase === 1) {
    if (view.side !== "survivors") return { id: "board-step-hidden" };
    if (view.actor) return { id: "board-step-turn", name: view.actor };
    return view.survivors.some((one) => one.alive && !one.escaped && !one.acted) ? null : { id: "board-step-discovery" };
  }
  if (view.encounter && view.encounter.result === "") return { id: "board-step-encounter", name: view.encounter.room };
  if (view.encounter) return { id: "board-step-after" };
  return { id: view.stealthed ? "board-step-stealth" : "board-step-prowl" };
}
