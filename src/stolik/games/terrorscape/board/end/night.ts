/** The story of the night, from its log once it is over: turning points, everybody's routes, numbers. */

import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Figure, TurningPoint } from "../../../../web/table/board";
import { named } from "../../../../web/table/telling/stages";
import { REPAIRS } from "../constants";
import type { TerrorscapeView } from "../view";

/** Possible turning points, the most important first: whose moment it was, and the argument with its picture. */
const TURNS: Readonly<Record<string, { tone: string; thing: string; weight: number }>> = {
  eliminated: { tone: "killer", thing: "survivor", weight: 9 },
  rescue_called: { tone: "hope", thing: "action:repair", weight: 9 },
  escaped: { tone: "hope", thing: "survivor", weight: 9 },
  discovery_empty: { tone: "killer", thing: "action:search", weight: 8 },
  wounded: { tone: "killer", thing: "survivor", weight: 7 },
  plan_complete: { tone: "hope", thing: "plan", weight: 6 },
  trap_used: { tone: "hope", thing: "token:trap", weight: 5 },
  defended: { tone: "hope", thing: "survivor", weight: 4 },
  key_found: { tone: "hope", thing: "item:key", weight: 3 },
  level_up: { tone: "killer", thing: "killer", weight: 2 },
  panicked: { tone: "fear", thing: "survivor", weight: 1 },
};

/** The log, each entry with the round it belongs to. */
function byRound(log: readonly Entry[]): readonly { round: number; entry: Entry }[] {
  let round = 0;
  return log.map((entry) => {
    if (entry.id === "round_begins") round = Number(entry.args["round"]);
    return { round, entry };
  });
}

/** The turning points of the game, in order: at most so many, the most important ones. */
export function turningPoints(log: readonly Entry[], most: number): readonly TurningPoint[] {
  const found = byRound(log).filter(({ entry }) => entry.id in TURNS);
  const weights = found.map(({ entry }) => TURNS[entry.id]?.weight ?? 0).toSorted((one, other) => other - one);
  const least = weights[most - 1] ?? 0;
  const kept = found.filter(({ entry }) => (TURNS[entry.id]?.weight ?? 0) >= least);
  return kept.slice(-most).map(({ round, entry }) => {
    const { tone, thing } = TURNS[entry.id] ?? { tone: "", thing: "" };
    return { when: { id: "board-round", args: { round } }, entry, tone, thing: thing.includes(":") ? thing : named(entry.args[thing]) };
  });
}

function count(log: readonly Entry[], ...ids: readonly string[]): number {
  return log.filter((entry) => ids.includes(entry.id)).length;
}

/** The night in numbers. */
export function numbers(log: readonly Entry[], view: TerrorscapeView): readonly Figure[] {
  const figure = (id: string, value: number | string): Figure => ({ label: { id: `board-number-${id}` }, value });
  return [
    figure("rounds", view.round),
    figure("keys", `${view.keys}/${view.keys_needed}`),
    figure("radio", `${view.repaired ?? 0}/${REPAIRS}`),
    figure("searches", count(log, "found", "nobody_here")),
    figure("attacks", count(log, "attacked")),
    figure("defended", count(log, "defended")),
    figure("wounds", count(log, "wounded", "eliminated")),
    figure("level", view.level),
  ];
}

/** The rooms somebody was in, one after another; a jump is an unseen way, such as a secret passage or STEALTH. */
export interface Way {
  who: Ref;
  stops: readonly { room: Ref; leap: boolean }[];
}

const WALKS = new Set(["walked", "went_through_passage"]);
const LEAPS = new Set(["went_through_passage", "reappeared"]);

/** The log up to the end of a round. */
export function upTo(log: readonly Entry[], last: number): readonly Entry[] {
  return byRound(log).flatMap(({ round, entry }) => (round <= last ? [entry] : []));
}

/** The way of each Survivor and of the Killer through the night, from where they began. */
export function routes(log: readonly Entry[], view: TerrorscapeView, start: Readonly<{ survivors: Ref; killer: Ref }>): readonly Way[] {
  const way = (who: Ref, from: Ref, steps: readonly Entry[]): Way => {
    const stops = steps.map((entry) => ({ room: named(entry.args["room"]), leap: LEAPS.has(entry.id) }));
    return { who, stops: [{ room: from, leap: false }, ...stops] };
  };
  const survivors = view.survivors.map(({ survivor }) =>
    way(survivor, start.survivors, log.filter((entry) => WALKS.has(entry.id) && named(entry.args["survivor"]) === survivor)),
  );
  const killer = log.filter((entry) => entry.id === "moved" || entry.id === "reappeared");
  return [...survivors, way(view.killer, start.killer, killer)];
}
