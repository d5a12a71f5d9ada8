import type { Entry, Ref, View } from "../../../web/net/protocol";
import { named } from "../../../web/table/telling/stages";
import { DAMAGE } from "./constants";
import { idOf, threatsAt, type ScavengerView, type ZonaView } from "./view";

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

/** The threats of each area, changed; areas come in the order of the map, those without threats not at all. */
function tokens(view: ZonaView, change: (threats: readonly Ref[], area: Ref) => readonly Ref[]): Partial<ZonaView> {
  const changed = view.areas.map(({ area }) => ({ area, threats: change(threatsAt(view, area), area) }));
  return { tokens: changed.filter(({ threats }) => threats.length > 0) };
}

const placed: Change = (view, entry) => {
  const [at, threat] = [ref(entry, "area"), ref(entry, "threat")];
  return tokens(view, (threats, area) => (area === at ? [...threats, threat] : threats));
};

const defeated: Change = (view, entry) => {
  const threat = ref(entry, "threat");
  return tokens(view, (threats) => threats.filter((other) => other !== threat));
};

const rolls: Change = ({ test }, entry) => {
  if (!test) return {};
  return { test: { ...test, dice: [entry.args["dice"] ?? []].flat().map(String), total: number(entry, "total") } };
};

/** Damage on the track, as far as it fits. */
const hurt = (one: ScavengerView, damage: number): Partial<ScavengerView> => ({ damage: Math.min(one.fortitude, one.damage + damage) });

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
  pushed: scavenger((one) => ({ fatigue: one.fatigue + 1 })),
  tired: scavenger((one, entry) => ({ fatigue: one.fatigue + number(entry) })),
  harmed: scavenger((one, entry) => hurt(one, DAMAGE.reduce((sum, kind) => sum + number(entry, kind), 0))),
  overtired: scavenger((one, entry) => hurt(one, number(entry))),
  trauma: scavenger((one, entry) => ({ traumas: [...one.traumas, ref(entry, "attribute")] })),
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
  defeated,
  board_cleared: () => ({ tokens: [] }),
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
