import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Scene, Stage } from "../../../../web/table/board";
import { named, played } from "../../../../web/table/telling/stages";
import { shown } from "../shown.svelte";

/** Frequent entries that only change a visible number. */
const SMALL = new Set([
  "activated", "advanced", "agenda_offered", "deactivated", "gained", "influence", "lost", "lowered", "no_room", "produced", "raised", "spent",
  "trade_placed",
]);

/** A sentence across the galaxy, which stays in sight. */
const across = (tone: string, arg: string) => ([entry]: readonly Entry[]): Scene => ({
  title: { id: `log-${entry?.id}`, args: entry?.args ?? {} },
  thing: arg.includes(":") ? (arg as Ref) : named(entry?.args[arg]),
  tone,
  banner: true,
});
const told = (tone: string, arg: string, hold: number): Stage => ({ weight: "great", hold, scene: across(tone, arg) });

const GREAT: Readonly<Record<string, Stage>> = {
  cycle: told("light", "counter:cycle", 1700),
  event: { ...played(() => "light", "event", "board-event-begins"), hold: 3600 },
  evaluation: told("light", "counter:evaluation", 1600),
  crisis: { ...played(() => "threat", "crisis"), hold: 3200 },
  catastrophe: told("void", "counter:catastrophes", 2400),
  skirmish: told("void", "counter:skirmish", 2000),
  skirmish_calm: told("calm", "counter:skirmish", 1400),
  conquered: told("victory", "sector", 1900),
  defended: told("victory", "sector", 1700),
  rift_sealed: told("victory", "sector", 2000),
  won_over: { ...played(() => "victory", "house"), hold: 2600 },
  invasion_failed: told("threat", "sector", 1900),
  sector_lost: told("void", "sector", 2200),
  taken_over: told("void", "sector", 2200),
  tie: told("threat", "sector", 1700),
  haven_completed: told("victory", "counter:haven", 2000),
};
const FOCUS = { ...played(() => "light", "focus"), hold: 2600 };

/** Milliseconds. */
const COMBAT: Readonly<Record<string, number>> = {
  combat_begins: 1700,
  combat_approach: 800,
  combat_salvo: 800,
  combat_first: 900,
  combat_together: 900,
  combat_silent: 700,
  combat_counts: 450,
  combat_damage: 1000,
  combat_absorbed: 900,
  combat_recalled: 1100,
  combat_escaped: 1100,
};
const RESULTS = new Set(["conquered", "defended", "invasion_failed", "sector_lost", "tie"]);

export function isCombat(id: string): boolean {
  return id in COMBAT;
}

/** Whether an entry says how the combat just told has ended. */
export function isResult(entry: Entry | undefined, log: readonly Entry[]): boolean {
  return entry !== undefined && RESULTS.has(entry.id) && isCombat(log.at(-2)?.id ?? "");
}

/** Whether the sentence about a turn tells an entry: of a combat only its end, which says where it was. */
export function mentions({ id }: Entry): boolean {
  return !SMALL.has(id) && !isCombat(id) && id !== "sends" && id !== "skirmish_in";
}

/** How an entry is told. The scene of a combat shows its steps and its end. The viewer's own plays are not staged. */
export function stage(entry: Entry, log: readonly Entry[]): Stage {
  const hold = COMBAT[entry.id];
  if (hold !== undefined) return { weight: "great", hold };
  if (isResult(entry, log)) return { weight: "great", hold: 2400 };
  if (entry.id === "focus") return entry.args["seat"] === `seat:${shown.viewer}` ? { weight: "plain" } : FOCUS;
  return GREAT[entry.id] ?? { weight: SMALL.has(entry.id) ? "small" : "plain" };
}
