import type { Entry, Ref, View } from "../../../web/net/protocol";
import { named } from "../../../web/table/telling/stages";
import { idOf, type ScavengerView, type ZonaView } from "./view";

type Change = (view: ZonaView, entry: Entry) => Partial<ZonaView>;

const number = (entry: Entry, arg = "n"): number => Number(entry.args[arg]);
const ref = (entry: Entry, arg: string): Ref => named(entry.args[arg]);

/** A change of the scavenger that the entry is about. */
const scavenger =
  (change: (one: ScavengerView, entry: Entry) => Partial<ScavengerView>): Change =>
  (view, entry) => {
    const seat = Number(idOf(ref(entry, "seat")));
    return { scavengers: view.scavengers.map((one) => (one.seat === seat ? { ...one, ...change(one, entry) } : one)) };
  };

const goes = scavenger((_, entry) => ({ area: ref(entry, "area") }));

/** A token leaves every area. */
const without = (view: ZonaView, threat: Ref): Partial<ZonaView> => ({
  tokens: view.tokens.map((one) => ({ ...one, threats: one.threats.filter((other) => other !== threat) })),
});

const placed: Change = (view, entry) => {
  const [area, threat] = [ref(entry, "area"), ref(entry, "threat")];
  const there = view.tokens.find((one) => one.area === area)?.threats ?? [];
  return { tokens: [...view.tokens.filter((one) => one.area !== area), { area, threats: [...there, threat] }] };
};

const rolls: Change = ({ test }, entry) => {
  if (!test) return {};
  return { test: { ...test, dice: [entry.args["dice"] ?? []].flat().map(String), total: number(entry, "total") } };
};

const CHANGES: Readonly<Record<string, Change>> = {
  round: (_, entry) => ({ round: number(entry), phase: "actions", voice: Number(idOf(ref(entry, "voice"))) }),
  event: () => ({ phase: "events", test: null, encounter: null }),
  rumour: (_, entry) => ({ phase: "rumours", rumour: ref(entry, "rumour"), test: null, encounter: null, reading: null }),
  rolled: rolls,
  rerolled: rolls,
  passed: () => ({ test: null }),
  failed: () => ({ test: null }),
  moved: goes,
  relocated: goes,
  ran: goes,
  fatigue: scavenger((one, entry) => ({ fatigue: one.fatigue + number(entry) })),
  rested: scavenger((one, entry) => ({ fatigue: one.fatigue - number(entry) })),
  healed: scavenger((one, entry) => ({ damage: Math.max(0, one.damage - number(entry)) })),
  roubles: scavenger((one, entry) => ({ roubles: one.roubles + number(entry) })),
  paid: scavenger((one, entry) => ({ roubles: one.roubles - number(entry) })),
  sold: scavenger((one, entry) => ({ roubles: one.roubles + number(entry), ...given(one, ref(entry, "item")) })),
  discarded: scavenger((one, entry) => given(one, ref(entry, "item"))),
  reputation: scavenger((_, entry) => ({ reputation: idOf(ref(entry, "reputation")) as ScavengerView["reputation"] })),
  trophy: scavenger((one, entry) => ({ trophies: [...one.trophies, ref(entry, "threat")] })),
  secret: scavenger((one, entry) => ({ secrets: [...one.secrets, ref(entry, "event")] })),
  token_placed: placed,
  defeated: (view, entry) => without(view, ref(entry, "threat")),
  board_cleared: () => ({ tokens: [], timed: "", mark: "" }),
  emission_marker: (_, entry) => ({ emission: number(entry) }),
  emission: () => ({ emission: 0 }),
  marked: (_, entry) => ({ timed: ref(entry, "rumour"), mark: ref(entry, "area") }),
  opened: (view, entry) => ({ facilities: view.facilities.map((one) => (one.facility === ref(entry, "area") ? { ...one, open: true } : one)) }),
};

function given(one: ScavengerView, thing: Ref): Partial<ScavengerView> {
  return { items: one.items.filter(({ item }) => item !== thing), trophies: one.trophies.filter((trophy) => trophy !== thing) };
}

/** The view once an entry has been told, as far as the entry says. */
export function follow(seen: View, entry: Entry): View {
  const view = seen as unknown as ZonaView;
  const change = CHANGES[entry.id];
  return change ? { ...seen, ...change(view, entry) } : seen;
}
