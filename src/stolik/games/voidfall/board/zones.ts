/** The parts of the board where something can be picked: all but the House board of another player. */
const OWN = ["map", "hand", "house", "market", "crisis"];

/** The questions about things that every House board has. */
const KINDS = [
  "act", "advance", "agenda", "any_of", "consume", "corrupt", "discard_glory", "extras", "give", "keep_agenda", "move_corruption",
  "move_corruption_to", "one_of", "place_agenda", "produce", "produce_one", "remove_agenda", "return_trade", "score_agenda", "technology",
  "trim_glory", "upgrade",
];

export const ZONES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(KINDS.map((kind) => [kind, OWN]));

/** On a phone: the part of the board that holds most options of a question, by the family of its references. */
const PARTS: Readonly<Record<string, string>> = {
  sector: "map",
  focus: "hand",
  action: "hand",
  agenda: "hand",
  slot: "house",
  track: "house",
  resource: "house",
  technology: "house",
  deck: "house",
  trade: "house",
};

export type Part = "map" | "house" | "hand";

/** Where the options of a question are, or null if they are all buttons beside it. */
export function partOf(options: readonly string[]): Part | null {
  const found = options.map((ref) => PARTS[ref.split(":")[0] ?? ""]).find((part) => part !== undefined);
  return (found as Part | undefined) ?? null;
}
