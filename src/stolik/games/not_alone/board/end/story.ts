import type { Entry, Ref } from "../../../../web/net/protocol";
import { named } from "../../../../web/table/telling/stages";
import type { Comparison, Figure, TurningPoint } from "../../../../web/table/board";
import { compared, type Counted } from "../../../../web/table/end/compared";
import { turning, type Change } from "../../../../web/table/end/turning";
import type { NotAloneView } from "../view";

/** The picture beside a moment is the person it happened to. */
const OWN = "seat";
/** What can move a counter, its picture, and whose it is; the Rescue counter also moves by itself each turn. */
const CAUSES: Readonly<Record<string, { thing: Ref; tone: "creature" | "hunted" }>> = {
  caught: { thing: "token:creature", tone: "creature" },
  anticipated: { thing: "hunt:anticipation", tone: "creature" },
  exhausted: { thing: OWN, tone: "creature" },
  gave_up: { thing: OWN, tone: "creature" },
  beach_used: { thing: "place:4", tone: "hunted" },
  wreck_used: { thing: "place:8", tone: "hunted" },
  marker_spent: { thing: "survival:amplifier", tone: "hunted" },
};
const COUNTERS: Readonly<Record<string, "creature" | "hunted">> = { assimilation_moved: "creature", rescue_moved: "hunted" };

/** Spaces that both counters have left to the star. */
type Left = Readonly<{ rescue: number; assimilation: number }>;

/** The Creature's share of the race: the nearer the star, the more a space is worth. */
function share({ rescue, assimilation }: Left): number {
  return rescue + assimilation === 0 ? 0.5 : rescue / (rescue + assimilation);
}

/** The turns in which somebody moved a counter far, told by what moved it. */
export function turningPoints(log: readonly Entry[], start: Left): readonly TurningPoint[] {
  let [turn, left, cause] = [0, start, null as Entry | null];
  const found: Change[] = [];
  for (const entry of log) {
    if (entry.id === "turn_begins") [turn, cause] = [Number(entry.args["turn"]), null];
    if (entry.id in CAUSES) cause = entry;
    const moved = COUNTERS[entry.id];
    if (!moved) continue;
    const next = { ...left, [moved === "creature" ? "assimilation" : "rescue"]: Number(entry.args["left"]) };
    const { thing, tone } = CAUSES[cause?.id ?? ""] ?? {};
    if (cause && thing && tone === moved) {
      found.push({
        when: { id: "board-turn", args: { turn } },
        side: tone,
        swing: share(next) - share(left),
        entry: cause,
        thing: thing === OWN ? named(cause.args[OWN]) : thing,
        tone,
        now: { id: `board-${moved === "creature" ? "assimilation" : "rescue"}`, args: { left: Number(entry.args["left"]), symbol: "no" } },
      });
      cause = null;
    }
    left = next;
  }
  return turning(found);
}

/** How far both counters were from the star at the end of each turn, from the beginning on. */
export interface Race {
  rescue: readonly number[];
  assimilation: readonly number[];
}

export function race(log: readonly Entry[], start: Readonly<{ rescue: number; assimilation: number }>): Race {
  const far = { rescue: [start.rescue], assimilation: [start.assimilation] };
  for (const { id, args } of log) {
    if (id === "turn_begins") for (const track of [far.rescue, far.assimilation]) track.push(track.at(-1) ?? 0);
    const track = id === "rescue_moved" ? far.rescue : id === "assimilation_moved" ? far.assimilation : null;
    track?.splice(-1, 1, Number(args["left"]));
  }
  return far;
}

/** The game in numbers; what each Hunted has done is compared apart. */
export function figures(log: readonly Entry[]): readonly Figure[] {
  const hunt = log.filter(({ id, args }) => id === "card_played" && named(args["card"]).startsWith("hunt:"));
  return [
    { label: { id: "board-figure-turns" }, value: log.filter(({ id }) => id === "turn_begins").length },
    { label: { id: "board-figure-hunt" }, value: hunt.length },
  ];
}

const AGAINST: Readonly<Record<string, Counted>> = {
  "board-figure-rescue": { best: "most", ids: ["beach_used", "wreck_used", "marker_spent"] },
  "board-figure-caught": { best: "least", ids: ["caught"] },
  "board-figure-will": { best: "least", ids: ["will_lost"], sum: "count" },
  "board-figure-given-up": { best: "least", ids: ["gave_up"] },
  "board-figure-survival": { ids: ["card_played"] },
};

/** What each Hunted has done. */
export function comparison(log: readonly Entry[], { hunted }: NotAloneView): Comparison {
  return compared(log, hunted.map(({ seat }) => `seat:${seat}`), "seat", AGAINST);
}
