import type { Entry, Ref } from "../../../web/net/protocol";
import { named } from "../../../web/table/stages";
import { isCombat, isResult } from "./stages";

export interface Side {
  /** The seat that fights; null for the Voidborn, undefined if it was not seen. */
  seat: number | null | undefined;
  /** Each Fleet Power with which it began, in the order of its types, and whether it is lost by now. */
  ships: readonly Ship[];
}

export interface Ship {
  /** The type of fleet, or `void`. */
  kind: string;
  lost: boolean;
}

/** Who stood in a sector when a combat began. */
export interface Stand {
  seat: number | null;
  fleets: Readonly<Record<string, number>>;
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

/** What takes Fleet Power away. */
export const LOSSES = new Set(["combat_recalled", "combat_escaped"]);

/** The last combat of the log, if the log ends in it, or with `whole` wherever it is; null if there is none. */
export function combatTold(log: readonly Entry[], stood: Stand | undefined, whole = false): Combat | null {
  const begun = log.findLastIndex(({ id }) => id === "combat_begins");
  const begins = log[begun];
  if (!begins) return null;
  const end = log.findIndex((entry, nth) => nth > begun && !isCombat(entry.id));
  const after = end < 0 ? null : isResult(log[end], log.slice(0, end + 1)) ? log[end] ?? null : null;
  const told = log.slice(begun, end < 0 ? undefined : end);
  if (!whole && end >= 0 && end < log.length - (after ? 1 : 0)) return null;
  const sector = named(begins.args["sector"]);
  const before = log.slice(0, begun);
  const fights = before.findLast(({ id }) => id === "invades" || id === "skirmish");
  const who = Number(named(fights?.args["seat"]).slice("seat:".length));
  const skirmish = fights?.id === "skirmish";
  const losses = (side: string): readonly Entry[] => told.filter(({ id, args }) => LOSSES.has(id) && args["side"] === `role:${side}`);
  const side = (name: "invader" | "defender", from: number, seat: Side["seat"], kinds: readonly string[]): Side => ({
    seat,
    ships: shipsAfter(Array.from({ length: from }, (_, nth) => kinds[nth] ?? (seat == null ? "void" : "corvette")), losses(name)),
  });
  const sent = before.slice(before.findLastIndex(({ id }) => id === "invades")).flatMap(({ id, args }) => (id === "sends" ? [[fleetOf(args["fleet"]), Number(args["n"])] as const] : []));
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
    invader: side("invader", Number(begins.args["n"]), skirmish ? null : who, skirmish ? [] : each(sent)),
    defender: side("defender", Number(begins.args["power"]), skirmish ? who : stood?.seat, each(Object.entries(stood?.fleets ?? {}))),
    steps,
    result: after,
    last: after ?? told.at(-1) ?? begins,
  };
}

function fleetOf(arg: Entry["args"][string] | undefined): string {
  const ref = named(arg);
  return ref.startsWith("fleet:") ? ref.slice("fleet:".length) : "void";
}

function each(fleets: readonly (readonly [string, number])[]): readonly string[] {
  return fleets.flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
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
