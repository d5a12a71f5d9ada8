import type { Ref } from "../../../../web/net/protocol";
import { SURVIVORS } from "../art/people/survivors";

/** Each Survivor's colour: on plates, rings and pencil marks. The first letter of the name always goes with it. */
export function colourOf(survivor: Ref): string {
  return SURVIVORS[survivor.split(":")[1] ?? ""]?.color ?? "#ffffff";
}
