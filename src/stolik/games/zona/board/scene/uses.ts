import type { Entry } from "../../../../web/net/protocol";

const EFFECTS = ["cured", "discarded", "fatigue", "healed", "item_damaged", "paid", "put_on", "rested", "roubles", "taken", "tired", "worn_out"];
/** What one does with a thing, and what that may cost or bring. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  ability: EFFECTS,
  used: EFFECTS,
  bought: ["put_on", "taken"],
  found: ["put_on", "taken"],
  defeated: ["trophy"],
  rests: ["rested"],
};

/** Whether one line of the log tells an entry with those before it: what is bought or found is also taken. */
export function follows(entry: Entry, [first, ...others]: readonly Entry[]): "said" | "unsaid" | null {
  if (!first || !DEEDS[first.id]?.includes(entry.id)) return null;
  const known = entry.id === "taken" && first.id !== "used" && entry.args["item"] === first.args["item"];
  return known && others.length === 0 ? "unsaid" : "said";
}
