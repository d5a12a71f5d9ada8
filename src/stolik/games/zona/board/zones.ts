import type { Question } from "../../../web/net/protocol";

export type Part = "map" | "sheet" | "zone";
export const PARTS: readonly Part[] = ["map", "sheet", "zone"];

/** By question: the parts of the board where its options light up; others light up everywhere. */
export const ZONES: Readonly<Record<string, readonly string[]>> = {
  before_roll: ["test"],
  modify: ["test"],
  reroll: ["test"],
  reroll_some: ["test"],
  buy: ["stall"],
  camp: ["stall"],
  trade: ["stall"],
  sell: ["stall"],
  sell_some: ["stall"],
  character: ["offer"],
  draft: ["offer"],
  share: ["pack"],
  new_scavenger: ["offer"],
  keep: ["offer"],
  leave: ["offer"],
  find: ["offer"],
  wear_item: ["pack"],
  make_room: ["pack"],
  drop: ["pack"],
  trauma: ["sheet"],
  cure: ["sheet"],
};

const MARKET = new Set(["buy", "camp", "trade", "sell", "sell_some"]);
const SHEET = new Set(["wear_item", "make_room", "drop", "share", "discard", "trauma", "cure", "keep_secret", "repair", "use_item", "camp_items", "crowbar", "backfire"]);

/** Whether the market is asked about. */
export function atMarket(question: Question | null): boolean {
  return question !== null && MARKET.has(question.kind);
}

/** The part of a small screen where a question is answered. */
export function partOf({ kind, options }: Question): Part {
  return SHEET.has(kind) && options.some((ref) => !ref.startsWith("word:")) ? "sheet" : "map";
}
