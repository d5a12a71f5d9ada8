import type { Entry, Ref, Say } from "../../../../web/net/protocol";
import { named } from "../../../../web/table/telling/stages";
import type { Figure, TurningPoint } from "../../../../web/table/board";

/** The picture beside a moment is the person it happened to. */
const OWN = "seat";
/** How much a moment matters for who wins, its picture, and whose it is. */
const MOMENTS: Readonly<Record<string, { weight: number; thing: Ref; tone: string }>> = {
  caught: { weight: 3, thing: "token:creature", tone: "creature" },
  anticipated: { weight: 5, thing: "hunt:anticipation", tone: "creature" },
  exhausted: { weight: 4, thing: OWN, tone: "creature" },
  gave_up: { weight: 2, thing: OWN, tone: "creature" },
  stasis_holds: { weight: 2, thing: "hunt:stasis", tone: "creature" },
  beach_used: { weight: 2.5, thing: "place:4", tone: "hunted" },
  wreck_used: { weight: 2, thing: "place:8", tone: "hunted" },
  marker_spent: { weight: 3, thing: "survival:amplifier", tone: "hunted" },
  ignores: { weight: 3.5, thing: "survival:dodge", tone: "hunted" },
};
/** A Place where being caught costs more. */
const LAIR = "place:1";

/** The most decisive moments, at most so many, in the order in which they came; of equal moments the later ones. */
export function turningPoints(log: readonly Entry[], most: number): readonly TurningPoint[] {
  let turn = 0;
  const found: { weight: number; moment: TurningPoint }[] = [];
  for (const entry of log) {
    if (entry.id === "turn_begins") turn = Number(entry.args["turn"]);
    const known = MOMENTS[entry.id];
    if (!known) continue;
    const { thing, tone } = known;
    const weight = known.weight + (entry.args["place"] === LAIR ? 1 : 0) + turn / 100;
    const moment = { when: { id: "board-turn", args: { turn } }, entry, thing: thing === OWN ? named(entry.args[OWN]) : thing, tone };
    const same = found.at(-1);
    // Hunted caught together are one moment, told by the first.
    if (entry.id === "caught" && same?.moment.entry.id === "caught" && same.moment.when.args?.["turn"] === turn) same.weight += 2;
    else found.push({ weight, moment });
  }
  const kept = new Set(found.toSorted((one, other) => other.weight - one.weight).slice(0, most));
  return found.filter((one) => kept.has(one)).map(({ moment }) => moment);
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

/** The game in numbers. */
export function figures(log: readonly Entry[]): readonly Figure[] {
  const count = (...ids: readonly string[]): number => log.filter(({ id }) => ids.includes(id)).length;
  const sum = (id: string): number => log.filter((entry) => entry.id === id).reduce((all, { args }) => all + Number(args["count"]), 0);
  const played = (family: string): number => log.filter(({ id, args }) => id === "card_played" && String(args["card"]).startsWith(family)).length;
  const label = (id: string): Say => ({ id: `board-figure-${id}` });
  return [
    { label: label("turns"), value: count("turn_begins") },
    { label: label("caught"), value: count("caught") },
    { label: label("will"), value: sum("will_lost") },
    { label: label("given-up"), value: count("gave_up") },
    { label: label("rescue"), value: count("beach_used", "wreck_used", "marker_spent") },
    { label: label("hunt"), value: played("hunt:") },
    { label: label("survival"), value: played("survival:") },
  ];
}
