/** What is happening now, as the table shows it: from the view, and from the log line being told. */

import type { Entry, Question, Ref } from "../../../../web/net/protocol";
import { named } from "../../../../web/table/telling/stages";
import { idOf, type ZonaView } from "../view";

/** A test as far as it can be shown; the log alone does not know its odds. */
export interface TestShown {
  seat: number;
  attribute: Ref;
  difficulty: number;
  value: number | null;
  /** What items and abilities add. */
  bonus: number;
  dice: readonly Ref[];
  total: number;
  may_push: boolean;
  chance: number | null;
  best: number | null;
}

export interface Moment {
  seat: number;
  /** The scene being read, and how it ended. */
  scene: Ref;
  ending: Ref;
  /** How the scene may end, if that may be read in advance. */
  endings: readonly Ref[];
  threat: Ref;
  detected: boolean;
  test: TestShown | null;
  rolling: boolean;
  result: "" | "passed" | "failed";
  packet: readonly [number, number, number];
}

/** Cards or threats to choose from, laid out over the map, and who meets them. */
export interface Choice {
  things: readonly Ref[];
  seat: number;
}

/** The things a question lays out: cards that are nowhere else, threats of which one will be met. */
export function choiceOf({ kind, about, options }: Question, view: ZonaView, asked: number): Choice | null {
  const lying = new Set([...view.scavengers.flatMap(({ items }) => items.map(({ item }) => item)), ...view.market]);
  const met = kind === "voice_threat" || kind === "pick_threat";
  const things = options.filter((ref) => (met ? ref.startsWith("threat:") : ref.startsWith("item:") && !lying.has(ref)));
  const seat = about.startsWith("seat:") ? Number(idOf(about)) : asked;
  return things.length ? { things, seat } : null;
}

/** What the board needs to know of the table. */
export interface Told {
  view: ZonaView;
  log: readonly Entry[];
  /** The entries being staged, and the one that comes next while what leads to it is shown. */
  staged: readonly Entry[];
  leading: Entry | null;
}

const ROLLS = new Set(["rolled", "rerolled"]);
const RESULTS = new Set(["passed", "failed"]);
/** The entries that end an encounter or event, searching backwards from now. */
const BEGINNINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  event: new Set(["event", "round", "moved", "rumour"]),
  encounter: new Set(["encounter", "event", "moved", "area_action", "round", "rumour"]),
};
const seatOf = (entry: Entry): number => Number(idOf(named(entry.args["seat"])));

/** The dice of a log entry. */
export function thrown(entry: Entry): TestShown {
  return {
    seat: seatOf(entry),
    attribute: named(entry.args["attribute"]),
    difficulty: Number(entry.args["difficulty"]),
    value: null,
    bonus: 0,
    dice: [entry.args["dice"] ?? []].flat().map(String),
    total: Number(entry.args["total"]),
    may_push: false,
    chance: null,
    best: null,
  };
}

/** The last entry of one of these kinds, unless something else has begun since. */
function lastOf(log: readonly Entry[], kinds: ReadonlySet<string>, until: ReadonlySet<string>): Entry | undefined {
  return log.findLast((entry) => kinds.has(entry.id) || until.has(entry.id));
}

function sceneOf({ log, view }: Told): { scene: Ref; ending: Ref } {
  const at = log.findLastIndex((entry) => entry.id === "scene");
  const scene = log[at];
  if (!scene || view.phase !== "events") return { scene: "", ending: "" };
  const since = log.slice(at + 1);
  if (since.some(({ id }) => id === "event" || id === "round" || id === "rumour")) return { scene: "", ending: "" };
  return { scene: named(scene.args["scene"]), ending: named(since.findLast(({ id }) => id === "ending")?.args["ending"]) };
}

/** The moment to show, or null while only the map matters. */
export function momentOf(told: Told): Moment | null {
  const { view, log, staged, leading } = told;
  const rolling = leading !== null && ROLLS.has(leading.id);
  const entry = rolling ? leading : (staged.at(-1) ?? null);
  const resulting = entry !== null && RESULTS.has(entry.id);
  const roll = entry && ROLLS.has(entry.id) ? entry : resulting ? lastOf(log, ROLLS, BEGINNINGS["event"] ?? new Set()) : null;
  const shown = roll && ROLLS.has(roll.id) ? thrown(roll) : null;
  const test = shown ?? view.test;
  const { scene, ending } = sceneOf(told);
  const telling = entry !== null && (entry.id === "scene" || entry.id === "ending" || entry.id === "event");
  const reading = view.reading !== null || telling || test !== null;
  const met = view.encounter ?? null;
  const packed = view.packet.some((n) => n > 0);
  const meeting = met ? met.threat : entry && log.at(-1) && (test !== null || packed) ? threatBefore(log) : "";
  if (!test && !met && !packed && !(scene && reading)) return null;
  const seat = test?.seat ?? met?.seat ?? (packed ? (view.reading?.seat ?? view.turn.seat) : (view.reading?.seat ?? (entry ? seatOf(entry) : view.turn.seat)));
  return {
    seat,
    scene: reading && !meeting ? scene : "",
    ending: reading ? ending : "",
    endings: reading && !meeting ? (view.reading?.endings ?? []) : [],
    threat: meeting,
    detected: met?.detected ?? false,
    test,
    rolling,
    result: resulting && test ? (entry.id as "passed" | "failed") : "",
    packet: view.packet,
  };
}

/** The threat of the encounter told last, while its dice are shown. */
function threatBefore(log: readonly Entry[]): Ref {
  const begun = lastOf(log, new Set(["encounter"]), BEGINNINGS["encounter"] ?? new Set());
  return begun?.id === "encounter" ? named(begun.args["threat"]) : "";
}
