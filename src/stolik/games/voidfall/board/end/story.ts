/** The story of a game, from its log once it is over: turning points, sources of Influence, numbers. */

import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Figure, TurningPoint } from "../../../../web/table/board";
import { named } from "../../../../web/table/telling/stages";
import { LOSSES } from "../stage/combats";
import type { SourceView, VoidfallView } from "../view";

/** Possible turning points, the most important first: the colour, and the picture. */
const TURNS: Readonly<Record<string, { tone: string; thing: Ref; weight: number }>> = {
  won_over: { tone: "gain", thing: "counter:house", weight: 9 },
  catastrophe: { tone: "loss", thing: "counter:catastrophes", weight: 9 },
  rift_sealed: { tone: "gain", thing: "counter:rift", weight: 8 },
  sector_lost: { tone: "loss", thing: "counter:skirmish", weight: 7 },
  invasion_failed: { tone: "loss", thing: "counter:skirmish", weight: 6 },
  haven_completed: { tone: "gain", thing: "counter:haven", weight: 6 },
  conquered: { tone: "gain", thing: "counter:conquest", weight: 5 },
  defended: { tone: "gain", thing: "counter:skirmish", weight: 4 },
  technology_improved: { tone: "", thing: "counter:technology", weight: 3 },
  unlocked: { tone: "", thing: "counter:technology", weight: 2 },
};

interface Moment {
  cycle: number;
  round: number;
  entry: Entry;
}

/** The log, each entry with the Cycle and round it belongs to; round 0 is before or after the rounds. */
function dated(log: readonly Entry[]): readonly Moment[] {
  let [cycle, round] = [1, 0];
  return log.map((entry) => {
    if (entry.id === "cycle") [cycle, round] = [Number(entry.args["n"]), 0];
    if (entry.id === "round") round = Number(entry.args["n"]);
    if (entry.id === "evaluation") round = 0;
    return { cycle, round, entry };
  });
}

/** The turning points of the game, in order: at most so many, the most important ones, and of equal ones the latest. */
export function turningPoints(log: readonly Entry[], most: number): readonly TurningPoint[] {
  const weight = ({ entry }: Moment): number => TURNS[entry.id]?.weight ?? 0;
  const found = dated(log).filter((moment) => weight(moment) > 0);
  const kept = new Set(found.toReversed().toSorted((one, other) => weight(other) - weight(one)).slice(0, most));
  return found
    .filter((moment) => kept.has(moment))
    .map(({ cycle, round, entry }) => {
      const { tone, thing } = TURNS[entry.id] ?? { tone: "", thing: "" };
      return { when: { id: "board-when", args: { cycle, round } }, entry, tone, thing };
    });
}

/** The game in numbers. */
export function numbers(log: readonly Entry[]): readonly Figure[] {
  const count = (...ids: readonly string[]): number => log.filter(({ id }) => ids.includes(id)).length;
  const figure = (id: string, value: number): Figure => ({ label: { id: `board-number-${id}` }, value });
  return [
    figure("conquered", count("conquered")),
    figure("lost", count("sector_lost")),
    figure("combats", count("combat_begins")),
    figure("ships", log.reduce((sum, { id, args }) => sum + (LOSSES.has(id) ? Number(args["n"]) : 0), 0)),
    figure("technologies", count("technology", "technology_improved")),
    figure("agendas", count("agenda_played")),
    figure("built", count("built", "guild")),
    figure("corruption", count("corrupted")),
  ];
}

/** Everybody's Influence from the beginning to the end of the game. */
export interface Race {
  /** By seat: at the start, then after each round, each Evaluation and each beginning of a Cycle. */
  lines: readonly (readonly number[])[];
  /** Where in a line each Cycle begins. */
  cycles: readonly number[];
}

const STEPS = new Set(["cycle", "round", "evaluation"]);

/** How Influence grew, told from the log back from what everybody has at the end. */
export function race(log: readonly Entry[], ends: readonly number[]): Race {
  const gains = ends.map((): number[] => [0]);
  const cycles: number[] = [];
  for (const { id, args } of log) {
    if (STEPS.has(id)) {
      if (id === "cycle") cycles.push(gains[0]?.length ?? 0);
      for (const gained of gains) gained.push(0);
    }
    const sign = id === "influence" ? 1 : id === "influence_lost" ? -1 : 0;
    const gained = sign ? gains[Number(named(args["seat"]).slice("seat:".length))] : undefined;
    if (gained) gained.push((gained.pop() ?? 0) + sign * Number(args["n"]));
  }
  const lines = gains.map((gained, seat) => {
    let sum = (ends[seat] ?? 0) - gained.reduce((all, n) => all + n, 0);
    return gained.map((n) => (sum += n));
  });
  return { lines, cycles };
}

/** The families of sources that are told as one, in the order in which they are told. */
const FAMILIES: Readonly<Record<string, string>> = {
  start: "start",
  agenda: "agendas",
  event: "events",
  action: "focuses",
  focus: "focuses",
  technology: "technologies",
  improved: "technologies",
  house: "house",
  bounty: "bounties",
  reclaim: "reclaims",
  trade: "trade",
};

/** Influence by what it came from: the number of a family, or the thing itself. */
export function byFamily(parts: readonly SourceView[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { by, n } of parts) {
    const [kind = ""] = by.split(":");
    const family = FAMILIES[kind] ?? by;
    sums.set(family, (sums.get(family) ?? 0) + n);
  }
  return sums;
}

/** All families of several players, the one that gave most first. */
export function families(view: VoidfallView): readonly string[] {
  const sums = new Map<string, number>();
  for (const house of view.houses) for (const [family, n] of byFamily(house.influence_parts)) sums.set(family, (sums.get(family) ?? 0) + n);
  return [...sums].toSorted(([, one], [, other]) => other - one).map(([family]) => family);
}
