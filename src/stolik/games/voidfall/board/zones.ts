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
