import type { Late } from "../net/protocol";

const LATES: readonly Late[] = ["", "1", "5", "15", "round"];

/** What says messages. */
type Say = (id: string, values?: Record<string, number>) => string;

/** How much later spectators see a table, in words. */
export function lateness(late: Late, say: Say): string {
  if (late === "") return say("ui-late-none");
  return late === "round" ? say("ui-late-round") : say("ui-late-minutes", { count: Number(late) });
}

/** All that may be chosen. */
export function latenesses(say: Say): { value: Late; name: string }[] {
  return LATES.map((value) => ({ value, name: lateness(value, say) }));
}
