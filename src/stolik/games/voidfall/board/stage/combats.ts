import type { Entry, Ref } from "../../../../web/net/protocol";
import { named } from "../../../../web/table/telling/stages";
import { isCombat, isResult } from "./stages";

export interface Side {
  /** The seat that fights; null for the Voidborn. */
  seat: number | null;
  /** Each Fleet Power with which it began, in the order of its types, and whether it has been lost. */
  ships: readonly Ship[];
}

export interface Ship {
  /** The type of fleet, or `void`. */
  kind: string;
  lost: boolean;
}

/** A step of a combat: the Approach or a Salvo, with what has been told of it. */
export interface Step {
  /** 0 for the Approach. */
  salvo: number;
  lines: readonly Entry[];
}

/** A combat as far as it has been told. */
export interface Combat {
  sector: Ref;
  invader: Side;
  defender: Side;
  steps: readonly Step[];
  result: Entry | null;
  /** The entry told last. */
  last: Entry;
}

/** Events that remove Fleet Power. */
export const LOSSES = new Set(["combat_recalled", "combat_escaped"]);

/** The last combat of the log, if the log ends in it, or with `whole` wherever it is; null if there is none. */
export function combatTold(log: readonly Entry[], whole = false): Combat | null {
  const begun = log.findLastIndex(({ id }) => id === "combat_begins");
  const begins = log[begun];
  if (!begins) return null;
  const end = log.findIndex((entry, nth) => nth > begun && !isCombat(entry.id));
  const after = end < 0 ? null : isResult(log[end], log.slice(0, end + 1)) ? log[end] ?? null : null;
  const told = log.slice(begun, end < 0 ? undefined : end);
  if (!whole && end >= 0 && end < log.length - (after ? 1 : 0)) return null;
  const sector = named(begins.args["sector"]);
  const losses = (side: string): readonly Entry[] => told.filter(({ id, args }) => LOSSES.has(id) && args["side"] === `role:${side}`);
  const side = (role: "invader" | "defender", power: number): Side => {
    const seat = begins.args[role];
    const fleets = begins.args[`${role}_fleets`];
    const kinds = Array.isArray(fleets) ? fleets.map(fleetOf) : Array.from({ length: power }, () => "void");
    return { seat: seat === undefined ? null : Number(named(seat).slice("seat:".length)), ships: shipsAfter(kinds, losses(role)) };
  };
  const steps: Step[] = [];
  for (const entry of told.slice(1)) {
    if (entry.id === "combat_approach" || entry.id === "combat_salvo") steps.push({ salvo: entry.id === "combat_salvo" ? Number(entry.args["n"]) : 0, lines: [] });
    else {
      const step = steps.pop() ?? { salvo: 0, lines: [] };
      steps.push({ ...step, lines: [...step.lines, entry] });
    }
  }
  return {
    sector,
    invader: side("invader", Number(begins.args["n"])),
    defender: side("defender", Number(begins.args["power"])),
    steps,
    result: after,
    last: after ?? told.at(-1) ?? begins,
  };
}

function fleetOf(arg: Entry["args"][string] | undefined): string {
  const ref = named(arg);
  return ref.startsWith("fleet:") ? ref.slice("fleet:".length) : "void";
}

/** The ships once these losses are told: of the types they name, or whatever is left. */
function shipsAfter(kinds: readonly string[], losses: readonly Entry[]): readonly Ship[] {
  const ships = kinds.map((kind) => ({ kind, lost: false }));
  for (const { args } of losses) {
    for (let n = 0; n < Number(args["n"]); n += 1) {
      const hit = ships.findLast(({ kind, lost }) => !lost && kind === fleetOf(args["by"])) ?? ships.findLast(({ lost }) => !lost);
      if (hit) hit.lost = true;
    }
  }
  return ships;
}
