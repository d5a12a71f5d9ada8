import type { Entry, Question, Ref, View } from "../../../web/net/protocol";
import type { BoardModule, Confirmation } from "../../../web/table/board";
import Board from "./Board.svelte";
import { follow } from "./follow";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";
import { stage } from "./fight/stages";
import { ZONES } from "./zones";

function confirmation(question: Question, ref: Ref, view: View): Confirmation {
  if (question.kind === "turn" && ref === "word:end" && view["main_done"] === false) return "careful";
  if (question.kind === "prowl" && ref === "word:end" && Number(view["actions_left"]) > 0) return "careful";
  return "confirm";
}

/** A log entry about noise points at the rooms it names, any other entry at the thing it changes. */
function points(entry: Entry): readonly Ref[] {
  if (entry.id.startsWith("key")) return ["item:key"];
  if (entry.id.startsWith("rescue")) return ["counter:rescue"];
  return [];
}

const board: BoardModule = {
  Board,
  Picture,
  signs: ["token:noise", "token:fear", "token:wound", "token:block", "token:stealth", "item:key", "counter:repair", "counter:rescue", "counter:level", "counter:strength"],
  Sign,
  zones: ZONES,
  confirmation,
  points,
  phaseKey: (view) => `${view["round"]}/${view["phase"]}`,
  stage,
  follow,
  heading: (entry) => entry.id === "round_begins",
  secret: (view) => (view["side"] === "survivors" ? "board-secret-team" : "board-secret"),
};

export default board;
