import type { BoardModule } from "../../../web/table/board";
import Board from "./Board.svelte";
import { follow } from "./follow";
import { amid, begins, goesOn } from "./going.json";
import { helpOf } from "./labels";
import { noteOf } from "./notes";
import Picture from "./Picture.svelte";
import { shifts } from "./shifts";
import { shown } from "./shown.svelte";
import Sign from "./Sign.svelte";
import { mentions, stage } from "./scene/stages";
import { follows } from "./scene/uses";
import type { ZonaView } from "./view";
import { ZONES } from "./zones";

const board: BoardModule = {
  Board,
  Picture,
  Sign,
  signs: ["attribute:alertness", "attribute:physique", "attribute:smarts", "attribute:willpower", "damage:radiation", "damage:disturbance", "damage:wound", "face:success", "face:failure", "face:radiation", "face:blank"],
  zones: ZONES,
  foretold: { flee_or_fight: "word:fight", run: "word:stay" },
  goesOn,
  amid,
  begins,
  beside: ["word"],
  phaseKey: (view) => `${view["round"]}/${view["phase"]}`,
  points: () => [],
  explained: { mark: "does", backfire: "backfire" },
  stage,
  follow,
  shifts,
  heading: (entry) => entry.id === "round",
  mentions,
  follows,
  note: (ref, question, view) => noteOf(ref, question, view as unknown as ZonaView, shown.viewer),
  help: (thing, view) => helpOf(thing, view as unknown as ZonaView, shown.viewer),
};

export default board;
