/** The story of a game, from its log once it is over: turning points, sources of Influence, numbers. */

import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Comparison, Figure, TurningPoint } from "../../../../web/table/board";
import { compared, type Counted } from "../../../../web/table/end/compared";
import { turning, type Change } from "../../../../web/table/end/turning";
import { named } from "../../../../web/table/telling/stages";
import { LOSSES } from "../stage/combats";
import type { SourceView, VoidfallView } from "../view";

/** What changes who holds the galaxy, in Influence: a sector, a House, a Rift, a Catastrophe; and its picture. */
const CAUSES: Readonly<Record<string, { thing: Ref; worth: number }>> = {
  conquered: { thing: "counter:conquest", worth: 6 },
  sector_lost: { thing: "counter:skirmish", worth: -6 },
  invasion_failed: { thing: "counter:skirmish", worth: -3 },
  won_over: { thing: "counter:house", worth: 9 },
  haven_completed: { thing: "counter:haven", worth: 6 },
  rift_sealed: { thing: "counter:rift", worth: 8 },
  catastrophe: { thing: "counter:catastrophes", worth: -9 },
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

/** What an entry is worth to whom it names, in Influence; 0 for most. */
function worth({ id, args }: Entry): number {
  if (id === "influence") return Number(args["n"]);
  return id === "influence_lost" ? -Number(args["n"]) : (CAUSES[id]?.worth ?? 0);
}

/** Influence from one source at one time as one entry: an Agenda often scores line by line. */
function gathered(moments: readonly Moment[]): readonly Moment[] {
  const sums = new Map<string, Moment>();
  for (const moment of moments) {
    const { cycle, round, entry } = moment;
    const { seat, by, n } = entry.args;
    const scored = entry.id === "influence" || entry.id === "influence_lost";
    const key = scored ? [cycle, round, entry.id, seat, by].join(" ") : String(sums.size);
    const before = sums.get(key);
    sums.set(key, before ? { ...moment, entry: { ...entry, args: { ...entry.args, n: Number(before.entry.args["n"]) + Number(n) } } } : moment);
  }
  return [...sums.values()];
}

/** The rounds and Evaluations in which a House won much more than its rivals, or lost much. Each is told by what gave
 * or cost most. */
export function turningPoints(log: readonly Entry[], view: VoidfallView): readonly TurningPoint[] {
  const found = gathered(dated(log)).flatMap((moment) => {
    const [seat, n] = [named(moment.entry.args["seat"]), worth(moment.entry)];
    return n === 0 ? [] : [{ ...moment, seat, n, tone: n > 0 ? "gain" : "loss" }];
  });
  const rivals = view.crisis ? 0 : view.houses.length - 1;
  type Gain = (typeof found)[number];
  const sum = (some: readonly Gain[], of = (one: Gain) => one.n): number => some.reduce((all, one) => all + of(one), 0);
  /** What all gain from the same thing at one time, as from an Event, is nobody's own. */
  const own = ({ cycle, round, seat, n, entry }: Gain): number => {
    const alike = found.filter((other) => other.cycle === cycle && other.round === round && other.seat !== seat && other.entry.args["by"] === entry.args["by"]);
    return rivals && entry.id === "influence" ? Math.max(0, n - sum(alike) / rivals) : n;
  };
  /** The part of what a House gained at one time that its rivals did not gain as well. */
  function ahead({ cycle, round, seat, n }: Gain): number {
    if (n < 0 || rivals === 0) return 1;
    const then = found.filter((other) => other.n > 0 && other.cycle === cycle && other.round === round);
    const mine = then.filter((other) => other.seat === seat);
    const lead = sum(mine) - sum(then.filter((other) => other.seat !== seat)) / rivals;
    return Math.max(0, lead) / Math.max(1, sum(mine, own));
  }
  return turning(
    found.map((moment): Change => {
      const { cycle, round, entry, seat, tone } = moment;
      const thing = CAUSES[entry.id]?.thing ?? "counter:influence";
      return { when: { id: "board-when", args: { cycle, round } }, side: `${seat} ${tone}`, swing: own(moment) * ahead(moment), entry, thing, tone };
    }),
  );
}

/** The game in numbers; what each House has done is compared apart. */
export function numbers(log: readonly Entry[]): readonly Figure[] {
  const figure = (id: string, value: number): Figure => ({ label: { id: `board-number-${id}` }, value });
  return [
    figure("combats", log.filter(({ id }) => id === "combat_begins").length),
    figure("ships", log.reduce((sum, { id, args }) => sum + (LOSSES.has(id) ? Number(args["n"]) : 0), 0)),
  ];
}

const AGAINST: Readonly<Record<string, Counted>> = {
  "board-number-conquered": { best: "most", ids: ["conquered"] },
  "board-number-lost": { best: "least", ids: ["sector_lost"] },
  "board-number-technologies": { best: "most", ids: ["technology", "technology_improved"] },
  "board-number-agendas": { best: "most", ids: ["agenda_played"] },
  "board-number-built": { best: "most", ids: ["built", "guild"] },
  "board-number-corruption": { best: "least", ids: ["corrupted"] },
};

/** What each House has done. */
export function comparison(log: readonly Entry[], { houses }: VoidfallView): Comparison {
  return compared(log, houses.map(({ seat }) => `seat:${seat}`), "seat", AGAINST);
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
