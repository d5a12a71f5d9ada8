/** What everybody has done, counted from the log of a game that is over. */

import type { Entry, Ref } from "../../net/protocol";
import type { Comparison } from "../board";
import { named } from "../telling/stages";

/** The entries that are counted; `sum` is the argument to add up instead. */
export interface Counted {
  ids: readonly string[];
  sum?: string;
  best?: "most" | "least";
}

/** A row for each message of `counted`; `names` is the argument that says whose an entry is. */
export function compared(log: readonly Entry[], who: readonly Ref[], names: string, counted: Readonly<Record<string, Counted>>): Comparison {
  const count = (one: Ref, { ids, sum }: Counted): number =>
    log.filter(({ id, args }) => ids.includes(id) && named(args[names]) === one).reduce((all, { args }) => all + (sum ? Number(args[sum]) : 1), 0);
  const rows = Object.entries(counted).map(([id, what]) => ({ label: { id }, best: what.best, values: who.map((one) => count(one, what)) }));
  return { who, rows };
}
