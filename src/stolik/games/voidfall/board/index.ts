import type { BoardModule, Stage } from "../../../web/table/board";
import type { Entry } from "../../../web/net/protocol";
import Board from "./Board.svelte";
import { help, houseShown } from "./help";
import Picture from "./Picture.svelte";
import { shifts } from "./shifts";
import Sign from "./Sign.svelte";
import type { VoidfallView } from "./view";
import { ZONES } from "./zones";

/** What happens all the time and changes a number in sight. */
const SMALL = new Set(["gained", "spent", "activated", "deactivated", "produced", "advanced", "combat_silent", "combat_counts", "agenda_offered"]);
const HEADINGS = new Set(["cycle", "round", "turn", "combat_begins", "combat_approach", "combat_salvo"]);

function stage(entry: Entry): Stage {
  return { weight: SMALL.has(entry.id) ? "small" : "plain" };
}

const board: BoardModule = {
  Board,
  Picture,
  Sign,
  signs: ["resource:F", "resource:E", "resource:M", "resource:C", "resource:S", "counter:upkeep", "token:bounty", "token:reclaim", "token:harbinger"],
  zones: ZONES,
  confirmation: (question, ref) => (question.kind === "act" && ref === "word:end_turn" && question.options.length > 1 ? "careful" : "confirm"),
  phaseKey: (view) => `${view["cycle"]}/${view["round"]}/${view["phase"]}`,
  points: () => [],
  stage,
  heading: (entry) => HEADINGS.has(entry.id),
  help,
  shifts,
  whose: (view) => houseShown(view as unknown as VoidfallView)?.seat ?? 0,
};

export default board;
