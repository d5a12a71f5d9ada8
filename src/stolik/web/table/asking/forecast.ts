import type { Answer, Change, Entry, Foreseen } from "../../net/protocol";
import { help } from "../../ui/help.svelte";
import type { Table } from "../table.svelte";
import { plainly } from "./changes";
import { considered, costsOf } from "./considered";
import { answerOf } from "./picks";

/** What the answer that is considered would lead to. */
export interface Forecast {
  /** What it costs for good, as sentences. */
  losses: readonly string[];
  foreseen: readonly Foreseen[];
  changes: readonly Change[];
  log: readonly Entry[];
  /** Whether something is drawn, so that more cannot be said. */
  drawn: boolean;
}

/** The answer that is considered: what is picked or pointed at, or what the game foretells before that. */
export function answerConsidered(table: Table): Answer | null {
  const { question, picked } = table;
  if (!question || table.planning || table.sent || table.passing) return null;
  const one = considered(table);
  if (one !== null) return answerOf(question, [one]);
  if (picked.length > 0 || question.type === "amounts") return answerOf(question, picked);
  const foretold = table.board.foretold?.[question.kind];
  return foretold && question.options.includes(foretold) ? foretold : null;
}

/** What it leads to, once that is known and worth showing; `costs`: also what it costs for good. */
export function forecastOf(table: Table, { costs = true } = {}): Forecast | null {
  const value = answerConsidered(table);
  const preview = value === null ? null : table.whys.preview;
  const one = considered(table);
  if (preview === null || (one !== null && preview.value !== value)) return null;
  const foreseen = (preview.foreseen ?? []).filter(({ cost }) => !cost);
  const { lasting, said } = costsOf(table, one);
  const losses = costs && lasting ? said : [];
  // The log repeats what is foreseen.
  const log = foreseen.length ? [] : preview.log;
  const drawn = preview.stopped === "unknown" && (one !== null || table.picked.length > 0);
  const changed = (table.board.shifts ?? plainly)(preview.changes, table.view ?? {}).length > 0;
  // A single line without visible changes would only repeat the pick.
  const worth = losses.length > 0 || foreseen.length > 0 || log.length > 1 || changed || drawn;
  return worth ? { losses, foreseen, changes: preview.changes, log, drawn } : null;
}

/** Whether the explanation beside the thing pointed at says what it leads to. */
export function besideThing(table: Table): boolean {
  return help.thing !== null && help.thing === considered(table);
}
