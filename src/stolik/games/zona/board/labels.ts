/** Things of the Zone in words, for screen readers and for explanations. */

import type { Ref } from "../../../web/net/protocol";
import { words } from "../../../web/words/words.svelte";
import { itemOf, saidOf, threatOf } from "./facts";
import { FATIGUE_MAX } from "./constants";
import { familyOf, idOf, peopleAt, threatsAt, type AreaView, type FacilityView, type ItemView, type ScavengerView, type ZonaView } from "./view";

const joined = (parts: readonly string[], by = ", "): string => parts.filter(Boolean).join(by);

/** With a capital letter, as a sentence begins. */
const begun = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A neighbour and what crossing to it costs. */
function way(to: Ref, shortcut: string): string {
  return shortcut ? words.say("board-way", { area: words.name(to), damage: words.name(`damage:${shortcut}`) }) : words.name(to);
}

/** An area: its sector, who and what is there, its neighbours with their costs. */
export function labelOfArea(area: AreaView, view: ZonaView): string {
  const people = peopleAt(view, area.area).map(({ seat }) => words.seatName(seat));
  const threats = threatsAt(view, area.area).map((threat) => words.name(threat));
  const entrances = view.facilities.filter((one) => one.entrances.includes(area.area)).map(({ facility }) => words.say("board-entrance", { facility: words.name(facility) }));
  const near = area.ways.map(({ to, shortcut }) => way(to, shortcut));
  return joined([
    joined([
      words.name(area.area),
      words.say(`board-sector-${area.sector}`),
      people.length ? words.say("board-people", { names: people.join(", ") }) : "",
      threats.length ? words.say("board-threats", { names: threats.join(", ") }) : "",
      view.mark === area.area ? words.say("board-marked", { rumour: words.name(view.timed) }) : "",
      ...entrances,
    ]),
    words.say("board-near", { near: near.join(", ") || words.say("board-nothing") }),
  ], ". ");
}

/** What can be done in an area, and the cost of going there from the place of the viewer's scavenger. */
export function helpOfArea(area: AreaView, view: ZonaView, seat: number | null): string {
  const here = view.scavengers.find((one) => one.seat === seat)?.area;
  const shortcut = area.ways.find(({ to }) => to === here)?.shortcut ?? "";
  const threats = threatsAt(view, area.area).map((threat) => words.name(threat));
  return joined([
    `${begun(words.say(`board-sector-${area.sector}`))}.`,
    shortcut ? words.say("board-cost", { damage: words.name(`damage:${shortcut}`) }) : "",
    threats.length ? `${begun(words.say("board-threats", { names: threats.join(", ") }))}.` : "",
    words.attribute(`area-${area.area.slice(5)}`, "text") ?? "",
  ], " ");
}

export function labelOfFacility(one: FacilityView, view: ZonaView): string {
  const people = peopleAt(view, one.facility).map(({ seat }) => words.seatName(seat));
  return joined([
    words.name(one.facility),
    one.open ? words.say("board-open") : words.say("board-closed", { lock: words.name(one.lock) }),
    one.events ? words.say("board-events", { n: one.events }) : words.say("board-looted"),
    words.say("board-finds", { n: one.finds }),
    people.length ? words.say("board-people", { names: people.join(", ") }) : "",
    words.say("board-entered", { near: one.entrances.map((area) => words.name(area)).join(", ") }),
  ]);
}

export function helpOfFacility(one: FacilityView): string {
  const known = one.known?.map((find) => words.name(find)).join(", ");
  const text = words.attribute(one.facility.replace(":", "-"), "text") ?? "";
  return joined([
    text,
    one.open ? `${begun(words.say("board-open"))}.` : words.say("board-lock-costs", { lock: words.name(one.lock), does: words.help(one.lock) ?? "" }),
    known ? words.say("board-known-finds", { names: known }) : "",
  ], " ");
}

/** An item with what is left of it. */
export function labelOfItem(one: ItemView): string {
  const { durability, boxes, price } = itemOf(one.item);
  return joined([
    words.name(one.item),
    words.say(`board-place-${one.place}`),
    durability === "exploitable" ? words.say("board-boxes", { left: boxes - one.wear, of: boxes }) : words.say(`board-${one.wear ? "spent" : durability}`),
    words.say("board-price", { n: price }),
  ]);
}

/** The two tests of an encounter with a threat, as printed on it. */
export function testsOf({ detection, attribute, difficulty }: ReturnType<typeof threatOf>): string {
  return words.say("board-threat-tests", { detection, attribute: words.name(`attribute:${attribute}`), difficulty });
}

/** Its colour and kind. */
export function kindOf(threat: Ref): string {
  const { colour, kind } = threatOf(threat);
  return words.say(`board-${colour}-${kind}`);
}

export function labelOfThreat(threat: Ref): string {
  return joined([
    words.name(threat),
    kindOf(threat),
    testsOf(threatOf(threat)),
    saidOf(threat, "damage") ? words.say("board-threat-damage", { damage: saidOf(threat, "damage") }) : "",
  ]);
}

/** The status of a player without a character: choosing one, having chosen while others have not, waiting for the next
 * one after a death, or out of the game because none is left. */
export function stateOf(one: ScavengerView, view: ZonaView, waiting: readonly number[]): string {
  if (waiting.includes(one.seat)) return words.say("board-state-choosing");
  if (view.phase !== "setup") return words.say(view.unused.length ? "board-state-dead" : "board-state-out");
  return words.say(view.offered.some((hand) => hand.length) ? "board-state-chosen" : "board-state-to-choose");
}

/** A scavenger in one sentence, for the seat plates. */
export function labelOfScavenger(one: ScavengerView): string {
  if (!one.character) return joined([words.seatName(one.seat), words.say("board-nobody")]);
  return joined([
    words.seatName(one.seat),
    words.name(one.character),
    words.name(one.area),
    words.say("board-damage-of", { n: one.damage, of: one.fortitude }),
    words.say("board-fatigue-of", { n: one.fatigue, of: FATIGUE_MAX }),
    words.say("board-roubles", { n: one.roubles }),
    words.say(`board-reputation-${one.reputation}`),
    words.say("board-secrets-of", { n: one.secrets.length }),
    one.steady ? words.say("board-steady") : "",
    one.traumas.length ? words.say("board-traumas-of", { names: one.traumas.map((trauma) => words.name(trauma)).join(", ") }) : "",
  ]);
}

/** What to say about a thing in its current state; null if its text is enough. */
export function helpOf(thing: Ref, view: ZonaView, seat: number | null): string | null {
  const family = familyOf(thing);
  if (family === "area") {
    const area = view.areas.find((one) => one.area === thing);
    return area ? helpOfArea(area, view, seat) : null;
  }
  if (family === "facility") {
    const facility = view.facilities.find((one) => one.facility === thing);
    return facility ? helpOfFacility(facility) : null;
  }
  if (family === "seat") {
    const one = view.scavengers.find((other) => `seat:${other.seat}` === thing);
    return one ? labelOfScavenger(one) : null;
  }
  if (family === "item") {
    const one = view.scavengers.flatMap(({ items }) => items).find(({ item }) => item === thing);
    const { price } = itemOf(thing);
    const text = words.attribute(thing.replace(":", "-"), "text") ?? "";
    return joined([text, one ? `${begun(labelOfItem(one).slice(words.name(thing).length + 2))}.` : `${words.say("board-price", { n: price })}.`], " ");
  }
  if (family === "die") {
    const face = view.test?.dice[Number(idOf(thing))];
    return face ? joined([`${begun(words.name(face))}.`, words.help(face) ?? ""], " ") : null;
  }
  if (family === "threat") return joined([`${begun(joined([kindOf(thing), testsOf(threatOf(thing))]))}.`, words.attribute(thing.replace(":", "-"), "text") ?? ""], " ");
  return null;
}
