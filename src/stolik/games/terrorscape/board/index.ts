import type { Entry, Question, Ref, View } from "../../../web/net/protocol";
import type { BoardModule, Manner } from "../../../web/table/board";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { ZONES } from "./zones";

function manner(question: Question, ref: Ref, view: View): Manner {
  if (question.kind === "turn" && ref === "word:end" && view["main_done"] === false) return "careful";
  if (question.kind === "prowl" && ref === "word:end" && Number(view["actions_left"]) > 0) return "careful";
  return "confirm";
}

/** Noise told is pointed at by the rooms it names; the rest by the thing it changes. */
function points(entry: Entry): readonly Ref[] {
  if (entry.id.startsWith("key")) return ["item:key"];
  if (entry.id.startsWith("rescue")) return ["counter:rescue"];
  return [];
}

const board: BoardModule = {
  Board,
  Picture,
  zones: ZONES,
  manner,
  points,
  stretch: (view) => `${view["round"]}/${view["phase"]}`,
  roles: [
    { name: "role-killer", seat: () => 0 },
    { name: "role-survivors", seat: () => 1 },
  ],
};

export default board;
