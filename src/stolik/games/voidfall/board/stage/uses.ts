import type { Entry } from "../../../../web/net/protocol";

/** Deeds after which the log goes on in the same line with what they cost and bring. */
const DEEDS = new Set(["acts", "advanced", "agenda_taken", "bounty", "conquered", "defended", "glory", "invades", "reclaim", "technology", "technology_improved", "trade"]);
const RESULTS = new Set(["activated", "deactivated", "gained", "glory", "influence", "lost", "produced", "sends", "spent"]);

/** Whether one line of the log tells an entry with those before it. */
export function follows(entry: Entry, [first]: readonly Entry[]): "said" | "apart" | null {
  if (entry.id === "acts") return "apart";
  return first && DEEDS.has(first.id) && RESULTS.has(entry.id) ? "said" : null;
}
