import type { Entry, Ref } from "../../../../web/net/protocol";
import type { Scene, Stage } from "../../../../web/table/board";
import { settings } from "../../../../web/table/settings.svelte";
import { named } from "../../../../web/table/telling/stages";
import { shown } from "../shown.svelte";

/** Milliseconds in which the dice come to rest. */
const DICE_LAND = 1250;

/** Frequent entries that only change a visible number. */
const SMALL = new Set([
  "emission_marker", "facility", "healed", "item_damaged", "looked", "lost", "offered", "on_market", "paid", "passed_turn", "pushed", "put_on", "reshuffled", "rested",
  "rests", "roubles", "tired", "token_placed", "took_off", "used", "voice", "worn_out",
]);

const scene = (tone: string, arg: string, banner: boolean) => ([entry]: readonly Entry[]): Scene => ({
  title: { id: `log-${entry?.id}`, args: entry?.args ?? {} },
  thing: arg.includes(":") ? (arg as Ref) : named(entry?.args[arg]),
  tone,
  banner,
});
const across = (tone: string, arg: string, hold: number): Stage => ({ weight: "great", hold, scene: scene(tone, arg, true) });
const large = (tone: string, arg: string, hold: number): Stage => ({
  weight: "great",
  hold,
  scene: (entries) => ({ ...scene(tone, arg, false)(entries), explained: true }),
});

const GREAT: Readonly<Record<string, Stage>> = {
  rumour: large("news", "rumour", 2600),
  emission: large("storm", "card", 2600),
  trauma: across("harm", "attribute", 1900),
  died: across("harm", "character", 2600),
  defeated: across("luck", "threat", 1500),
  opened: across("luck", "area", 1700),
  secret: across("luck", "event", 2400),
  won: across("luck", "event", 2400),
};
/** Told by the scene on the board itself. */
const SHOWN: Readonly<Record<string, number>> = { scene: 2600, ending: 2400, rolled: 1300, rerolled: 1200, passed: 1000, failed: 1000 };
/** What others do is told faster than what happens to the viewer. */
const OTHERS = 0.6;

/** How an entry is told. */
export function stage(entry: Entry): Stage {
  const hold = SHOWN[entry.id];
  if (hold !== undefined) {
    const pace = named(entry.args["seat"]) === `seat:${shown.viewer}` ? 1 : OTHERS;
    const told: Stage = { weight: "great", hold: hold * pace };
    const rolls = entry.id === "rolled" || entry.id === "rerolled";
    return rolls && !settings.still ? { ...told, lead: DICE_LAND * pace } : told;
  }
  return GREAT[entry.id] ?? { weight: SMALL.has(entry.id) ? "small" : "plain" };
}

/** Steps of a test or scene, whose end says enough. */
const STEPS = new Set(["area_action", "damage", "encounter", "ending", "finds", "paragraph", "rerolled", "rolled", "saw", "scene"]);

/** Whether the sentence about a bot's turn tells an entry. */
export function mentions({ id }: Entry): boolean {
  return !SMALL.has(id) && !STEPS.has(id);
}
