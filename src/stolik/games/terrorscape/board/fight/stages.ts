import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Scene, Stage } from "../../../../web/table/board";
import { settings } from "../../../../web/table/settings.svelte";
import { named, played } from "../../../../web/table/telling/stages";

/** Milliseconds for four dice to come to rest, one after another, and be looked at. */
const DICE_LAND = 1500;

const SMALL = new Set([
  "calmed_a_little", "discarded", "kept", "noise_made", "nobody_frightened", "round_begins", "skill_drawn", "skills_discarded",
  "skills_reshuffled", "turn_over", "used", "walked",
]);

const alone = (tone: string, arg: string) => ([entry]: readonly Entry[]): Scene => ({
  title: { id: `log-${entry?.id}`, args: entry?.args ?? {} },
  thing: arg.includes(":") ? (arg as Ref) : named(entry?.args[arg]),
  tone,
});
const across = (tone: string, arg: string) => (entries: readonly Entry[]): Scene => ({ ...alone(tone, arg)(entries), banner: true });

const GREAT: Readonly<Record<string, Stage>> = {
  killer_chosen: { weight: "great", scene: alone("killer", "killer") },
  skill_played: { ...played(() => "killer", "skill"), hold: 1500 },
  skill_unlocked: { weight: "great", scene: across("killer", "skill") },
  level_up: { weight: "great", hold: 1600, scene: across("killer", "counter:level") },
  reappeared: { weight: "great", hold: 1700, scene: across("killer", "killer") },
  panicked: { weight: "great", hold: 1700, scene: across("fear", "survivor") },
  trap_sprung: { weight: "great", scene: across("killer", "trap") },
  found: { weight: "great", hold: 1900 },
  attacked: { weight: "great", hold: 1200 },
  rolled: { weight: "great", hold: 1300 },
  defended: { weight: "great", hold: 1800 },
  not_defended: { weight: "great", hold: 900 },
  wounded: { weight: "great", hold: 1900 },
  rescue_called: { weight: "great", scene: across("hope", "counter:rescue") },
  eliminated: { weight: "great", hold: 2400, scene: alone("killer", "survivor") },
  escaped: { weight: "great", scene: alone("hope", "survivor") },
};

/** How an entry is told. A wound outside an encounter is shown large; within one the encounter shows it. */
export function stage(entry: Entry, log: readonly Entry[]): Stage {
  const told = GREAT[entry.id];
  if (!told) return { weight: SMALL.has(entry.id) ? "small" : "plain" };
  if (entry.id === "rolled" && !settings.still) return { ...told, lead: DICE_LAND };
  if (entry.id === "wounded" && log.at(-2)?.id !== "not_defended") return { ...told, scene: across("killer", "survivor") };
  return told;
}
