import type { Entry, Ref } from "../../../web/net/protocol";
import type { Scene, Stage } from "../../../web/table/board";
import type { TokenKind } from "./art/palette";
import { named, played } from "../../../web/table/telling/stages";

const SMALL = new Set([
  "deck_reshuffled", "did_nothing", "drew_survival", "drew_survival_own", "hand_refilled", "kept_back", "kept_survival_own",
  "returned_to_hand", "survival_reshuffled", "turn_begins",
]);

/** Everything that a sentence names in one argument, each thing once. */
function all(entries: readonly Entry[], id: string, arg: string): readonly Ref[] {
  const told = entries.filter((entry) => entry.id === id).flatMap((entry) => entry.args[arg] ?? []);
  return [...new Set(told.map(String))];
}

const struck = (id: string, tone: string) => (entries: readonly Entry[]): Scene => ({
  title: { id: `board-scene-${id}`, args: { names: all(entries, id, "seat") } },
  thing: `token:${tone}`,
  tone,
  banner: true,
});

const revealed = (entries: readonly Entry[]): Scene => ({
  title: entries.length === 1 ? { id: "log-revealed", args: entries[0]?.args ?? {} } : { id: "board-scene-revealed" },
  tone: "hunted",
  banner: true,
});

const alone = (tone: string, thing?: Ref) => ([entry]: readonly Entry[]): Scene => ({
  title: { id: `log-${entry?.id}`, args: entry?.args ?? {} },
  thing: thing ?? named(entry?.args["seat"]),
  tone,
});

const SIDE = (entry: Entry): string => (named(entry.args["card"]).startsWith("hunt:") ? "creature" : "hunted");

const GREAT: Readonly<Record<string, Stage>> = {
  card_played: played(SIDE),
  card_repeated: played(SIDE),
  revealed: { weight: "great", group: "revealed", hold: 1700, scene: revealed },
  caught: { weight: "great", group: "caught", scene: struck("caught", "creature") },
  artemia_hit: { weight: "great", group: "artemia_hit", scene: struck("artemia_hit", "artemia") },
  target_hit: { weight: "great", group: "target_hit", scene: struck("target_hit", "target") },
  gave_up: { weight: "great", scene: alone("creature") },
  exhausted: { weight: "great", scene: alone("creature") },
  anticipated: { weight: "great", scene: alone("creature", "hunt:anticipation") },
  game_over_creature: { weight: "great", hold: 2600, scene: () => ({ title: { id: "log-game_over_creature" }, tone: "creature", thing: "seat:0", banner: true }) },
  game_over_hunted: { weight: "great", hold: 2600, scene: () => ({ title: { id: "log-game_over_hunted" }, tone: "hunted", banner: true }) },
};

const STRIKES: Readonly<Record<string, TokenKind>> = { caught: "creature", artemia_hit: "artemia", target_hit: "target" };

/** The token that the current log entry shows striking somebody on a Place. */
export function strikeOn(entries: readonly Entry[], place: Ref): TokenKind | "" {
  const told = entries.find((entry) => entry.id in STRIKES && entry.args["place"] === place);
  return told ? (STRIKES[told.id] ?? "") : "";
}

/** The cost of a strike is told together with it. */
const COSTS = new Set(["will_lost"]);

export function stage(entry: Entry, log: readonly Entry[]): Stage {
  if (COSTS.has(entry.id)) {
    const before = log.slice(0, -1).findLast((told) => !COSTS.has(told.id));
    const group = before && before.args["seat"] === entry.args["seat"] ? GREAT[before.id]?.group : undefined;
    if (group) return { weight: "plain", group };
  }
  return GREAT[entry.id] ?? { weight: SMALL.has(entry.id) ? "small" : "plain" };
}
