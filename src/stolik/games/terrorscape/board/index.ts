import type { Entry, Ref } from "../../../web/net/protocol";
import type { BoardModule } from "../../../web/table/board";
import Board from "./Board.svelte";
import { follow } from "./follow";
import { PENCIL } from "./house/notes";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";
import { stage } from "./fight/stages";
import { ZONES } from "./zones";

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
  points,
  phaseKey: (view) => `${view["round"]}/${view["phase"]}`,
  stage,
  follow,
  // The board itself shows what a plan changes.
  shifts: () => [],
  heading: (entry) => entry.id === "round_begins",
  secret: (view) => (view["side"] === "survivors" ? "board-secret-team" : "board-secret"),
  noted: PENCIL,
};

export default board;
