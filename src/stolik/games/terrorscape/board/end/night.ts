/** The story of the night, from its log once it is over: turning points, everybody's routes, numbers. */

import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Comparison, Figure, TurningPoint } from "../../../../web/table/board";
import { compared, type Counted } from "../../../../web/table/end/compared";
import { inRounds, turning, type Change } from "../../../../web/table/end/turning";
import { named } from "../../../../web/table/telling/stages";
import { HIGHEST_LEVEL, REPAIRS, RESCUE_ROUNDS } from "../constants";
import type { TerrorscapeView } from "../view";

/** What can bring a side nearer to its end of the night: whose moment it is, and the argument with its picture. */
const CAUSES: Readonly<Record<string, { tone: "killer" | "hope"; thing: string }>> = {
  eliminated: { tone: "killer", thing: "survivor" },
  discovery_empty: { tone: "killer", thing: "action:search" },
  wounded: { tone: "killer", thing: "survivor" },
  level_up: { tone: "killer", thing: "killer" },
  rescue_called: { tone: "hope", thing: "action:repair" },
  escaped: { tone: "hope", thing: "survivor" },
  plan_complete: { tone: "hope", thing: "plan" },
  key_found: { tone: "hope", thing: "item:key" },
  repaired: { tone: "hope", thing: "action:repair" },
  healed: { tone: "hope", thing: "survivor" },
};

const byRound = (log: readonly Entry[]): ReturnType<typeof inRounds> => inRounds(log, "round_begins", "round");

/** How far both sides were from winning. */
interface Standing {
  keys: number;
  repaired: number;
  /** Rounds until help comes; null while nobody has called it. */
  rescue: number | null;
  plan: boolean;
  level: number;
  harm: Readonly<Record<Ref, number>>;
  over: "killer" | "hope" | null;
}

/** Steps that a Key, a repair, the call for help and a completed plan spare; the last step out of the house; wounds of a
 * Survivor. */
const [STEP, OUT, WOUND, WOUNDS] = [2, 2, 4, 2];

/** The Killer's share of the night: how many steps the Survivors need, of the steps of both. Their way is the one that
 * has saved them; where neither has, the shorter. */
function share(now: Standing, view: TerrorscapeView): number {
  if (now.over) return now.over === "killer" ? 1 : 0;
  const keys = STEP * Math.max(0, view.keys_needed - now.keys) + OUT;
  const radio = now.rescue ?? STEP * (REPAIRS - now.repaired) + STEP + RESCUE_ROUNDS;
  const survivors = ({ escaped: keys, rescued: radio }[view.reason] ?? Math.min(keys, radio)) - (now.plan ? 1 : 0);
  const worst = Math.max(0, ...Object.values(now.harm));
  const killer = WOUND * (WOUNDS - worst) + HIGHEST_LEVEL - now.level;
  return survivors / (survivors + killer);
}

/** The standing once an entry has been told. */
function after(now: Standing, { id, args }: Entry): Standing {
  const harmed = (wounds: number): Standing => ({ ...now, harm: { ...now.harm, [named(args["survivor"])]: wounds } });
  if (id === "key_found") return { ...now, keys: Number(args["keys"]) };
  if (id === "repaired") return { ...now, repaired: Number(args["repaired"]) };
  if (id === "rescue_called" || id === "rescue_moved") return { ...now, rescue: Number(args["rounds"]) };
  if (id === "plan_complete") return { ...now, plan: true };
  if (id === "level_up") return { ...now, level: Number(args["level"]) };
  if (id === "wounded") return harmed(1);
  if (id === "healed") return harmed(0);
  if (id === "eliminated") return harmed(WOUNDS);
  if (id === "discovery_empty" && now.rescue === null) return { ...now, over: "killer" };
  return id === "escaped" ? { ...now, over: "hope" } : now;
}

/** The rounds in which a side came much nearer to its end of the night, told by what brought it there. */
export function turningPoints(log: readonly Entry[], view: TerrorscapeView): readonly TurningPoint[] {
  let now: Standing = { keys: 0, repaired: 0, rescue: null, plan: false, level: 1, harm: {}, over: null };
  const found: Change[] = [];
  for (const { round, entry } of byRound(log)) {
    const next = after(now, entry);
    const { tone, thing } = CAUSES[entry.id] ?? {};
    if (tone && thing) {
      const picture = thing.includes(":") ? thing : named(entry.args[thing]);
      found.push({ when: { id: "board-round", args: { round } }, side: tone, swing: share(next, view) - share(now, view), entry, thing: picture, tone });
    }
    now = next;
  }
  return turning(found);
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
    figure("level", view.level),
  ];
}

const AGAINST: Readonly<Record<string, Counted>> = {
  "board-number-repairs": { best: "most", ids: ["repaired"] },
  "board-number-defended": { best: "most", ids: ["defended"] },
  "board-number-wounds": { best: "least", ids: ["wounded", "eliminated"] },
  "board-number-fears": { best: "least", ids: ["feared"] },
  "board-number-ways": { ids: ["walked", "went_through_passage"] },
};

/** What each Survivor has done. */
export function comparison(log: readonly Entry[], { survivors }: TerrorscapeView): Comparison {
  return compared(log, survivors.map(({ survivor }) => survivor), "survivor", AGAINST);
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
