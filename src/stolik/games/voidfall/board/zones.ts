import type { Question, Ref } from "../../../web/net/protocol";
import { ledTo } from "../../../web/table/asking/ways";

/** The parts of the board where something can be picked: all but the House board of another player. */
const OWN = ["map", "hand", "house", "market", "crisis"];

/** The questions about things that every House board has. */
const KINDS = [
  "act", "advance", "agenda", "any_of", "consume", "corrupt", "discard_glory", "give", "keep_agenda", "move_corruption",
  "move_corruption_to", "one_of", "place_agenda", "produce", "produce_one", "remove_agenda", "return_trade", "score_agenda", "technology",
  "trim_glory", "upgrade",
];

export const ZONES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(KINDS.map((kind) => [kind, OWN]));

/** The part of the board that holds options of a question, by the family of their references. */
const HOLDERS: Readonly<Record<string, Part>> = {
  sector: "map",
  focus: "hand",
  event: "hand",
  bounty: "hand",
  reclaim: "hand",
  slot: "house",
  track: "house",
  resource: "house",
  counter: "house",
  technology: "house",
  deck: "house",
  trade: "house",
  glory: "house",
  crisis: "house",
  row: "house",
  haven: "house",
};
/** Questions about Agendas in hand; elsewhere Agendas lie on offer or in slots. */
const OF_HAND = new Set(["keep_agenda", "focus", "prepare"]);

export type Part = "map" | "house" | "hand";
export const PARTS: readonly Part[] = ["map", "house", "hand"];

/** Cards on offer to everybody are beside the House board. */
const OFFERED = /^focus:(heroic|joint)_/;
const holderOf = (ref: string): Part | undefined => (OFFERED.test(ref) ? "house" : HOLDERS[familyOf(ref)]);
const familyOf = (ref: string): string => ref.split(":")[0] ?? "";

/** The part of the board that a guide needs: that of the answer it waits for, else of the things it shows. An Agenda is
 * sought in the hand as long as it is there. */
export function partsShown(refs: readonly Ref[], hand: readonly Ref[]): readonly Part[] {
  return refs.map((ref) => (hand.includes(ref) ? "hand" : holderOf(ref))).filter((part) => part !== undefined).slice(0, 1);
}

/** Where the options of a question are, the first one's part first; none if they are all buttons beside it. */
export function partsOf(question: Question): readonly Part[] {
  // Where nothing but the end of the turn is left, the next card may be pressed.
  if (question.kind === "act" && ledTo(question, ["focus"]).length > 0) return ["hand"];
  // A card's actions lie above every part; an Agenda to play with it is in the hand, which need not open for that.
  if (question.kind === "act") return question.options.some((ref) => familyOf(ref) === "agenda") ? ["map", "hand"] : [];
  const found = question.options.map(holderOf).filter((part) => part !== undefined);
  if (found.length === 0 && question.options.some((ref) => familyOf(ref) === "agenda")) return [OF_HAND.has(question.kind) ? "hand" : "house"];
  return [...new Set(found)];
}

/** The parts of the shared boards. */
export const SHELVES = ["event", "agendas", "technologies", "trade"] as const;
export type Shelf = (typeof SHELVES)[number];
const LIES_ON: Readonly<Record<string, Shelf>> = { deck: "agendas", technology: "technologies", trade: "trade", crisis: "event", war: "event", row: "event", haven: "event" };

/** The one that holds options of a question, or the Crisis or War it is about, else things to which a press leads. */
export function shelfOf(question: Question): Shelf | null {
  const refs = [...question.options, question.about, ...ledTo(question, Object.keys(LIES_ON))];
  return refs.map((ref) => LIES_ON[familyOf(ref)]).find((shelf) => shelf !== undefined) ?? null;
}
