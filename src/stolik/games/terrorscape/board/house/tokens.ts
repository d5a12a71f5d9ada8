import type { Ref } from "../../../../web/net/protocol";
import type { TerrorscapeView } from "../view";

/** What lies in a room besides noise, by the names of the tokens. */
export function tokensIn(view: TerrorscapeView, room: Ref): readonly string[] {
  return [
    ...(view.trap === room ? ["trap"] : []),
    ...(view.buzzer === room ? ["buzzer"] : []),
    ...(view.chests?.includes(room) ? ["chest"] : []),
    ...(view.hunter_traps ?? []).filter((laid) => laid.room === room).map((laid) => laid.trap.split(":")[1] ?? ""),
    ...(view.firecracker && room === view.last_seen ? ["firecracker"] : []),
  ];
}
