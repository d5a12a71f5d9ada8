import type { Ref } from "../../../web/net/protocol";

/** Each Survivor's colour: on plates, rings and pencil marks. The first letter of the name always goes with it. */
const COLOURS: Readonly<Record<string, string>> = {
  anna: "#ff9fb2",
  william: "#8fc7ff",
  marco: "#9be08a",
  sophia: "#d9b3ff",
  johnson: "#ffd166",
};

export function colourOf(survivor: Ref): string {
  return COLOURS[survivor.split(":")[1] ?? ""] ?? "#ffffff";
}
