import type { Entry } from "../../../web/net/protocol";
import type { BoardModule, Landmark } from "../../../web/table/board";
import { named } from "../../../web/table/telling/stages";
import Board from "./Board.svelte";
import Face from "./signs/Face.svelte";
import { follow } from "./follow";
import { amid, begins, byHand } from "./going.json";
import { help, houseShown } from "./help";
import { noteOf } from "./notes";
import Picture from "./signs/Picture.svelte";
import { shifts } from "./shifts";
import Sign from "./signs/Sign.svelte";
import { mentions, stage } from "./stage/stages";
import { follows } from "./stage/uses";
import { colourOf, type VoidfallView } from "./view";
import { ZONES } from "./zones";

const HEADINGS = new Set(["cycle", "round", "turn", "combat_begins", "combat_approach", "combat_salvo"]);

/** Cycles, their rounds, and the Evaluations between them. */
function landmark({ id, args }: Entry): Landmark | null {
  if (id === "cycle") return { name: { id: "board-cycle", args }, great: true };
  if (id === "round") return { name: String(args["n"]), great: false };
  return id === "evaluation" ? { name: "★", great: false } : null;
}

/** All Influence of a House in an Evaluation. */
function sum(entries: readonly Entry[], part: Entry): Entry | null {
  const [first] = entries;
  if (!first || part.id !== "evaluation" || entries.some(({ id }) => id !== "influence")) return null;
  const [n, sources] = [entries.reduce((all, { args }) => all + Number(args["n"]), 0), new Set(entries.map(({ args }) => args["by"]))];
  return { id: first.id, args: { ...first.args, n, by: sources.size === 1 ? (first.args["by"] ?? "") : "counter:evaluation" } };
}

const board: BoardModule = {
  Board,
  Picture,
  Sign,
  Face,
  note: (ref, question, view) => noteOf(ref, question, view as unknown as VoidfallView),
  signs: ["resource:F", "resource:E", "resource:M", "resource:C", "resource:S", "counter:upkeep", "token:bounty", "token:reclaim", "token:harbinger"],
  zones: ZONES,
  beside: ["installation", "guild"],
  byHand,
  begins,
  amid,
  phaseKey: (view) => `${view["cycle"]}/${view["round"]}/${view["phase"]}`,
  points: () => [],
  explained: { split_above: "does", split_below: "does", who_resolves: "does", share: "does" },
  stage,
  follow,
  heading: (entry) => HEADINGS.has(entry.id),
  mentions,
  turn: ({ id }) => id === "turn",
  follows,
  landmark,
  sum,
  finds: (thing) => thing.startsWith("sector:"),
  tint: ({ args }) => (String(args["seat"]).startsWith("seat:") ? colourOf(Number(named(args["seat"]).slice("seat:".length))) : null),
  help,
  shifts,
  seatName: (seat, view) => (view as unknown as VoidfallView).houses[seat]?.house ?? null,
  whose: (view) => houseShown(view as unknown as VoidfallView)?.seat ?? 0,
};

export default board;
