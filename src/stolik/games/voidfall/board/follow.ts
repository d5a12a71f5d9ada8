import type { Entry, Ref, View } from "../../../web/net/protocol";
import { named } from "../../../web/table/telling/stages";
import { ofAnother } from "./signs/cards";
import { TRACKS } from "./constants";
import type { HouseView, SectorView, VoidfallView } from "./view";

const number = (entry: Entry, arg: string): number => Number(entry.args[arg]);
const idOf = (ref: Ref): string => ref.slice(ref.indexOf(":") + 1);

type Change = (view: VoidfallView, entry: Entry) => Partial<VoidfallView>;

const house =
  (change: (one: HouseView, entry: Entry) => Partial<HouseView>): Change =>
  (view, entry) => {
    const seat = Number(idOf(named(entry.args["seat"])));
    return { houses: view.houses.map((one) => (one.seat === seat ? { ...one, ...change(one, entry) } : one)) };
  };

const sector =
  (change: (one: SectorView, entry: Entry) => Partial<SectorView>, arg = "sector"): Change =>
  (view, entry) => {
    const ref = named(entry.args[arg]);
    return { sectors: view.sectors.map((one) => (one.ref === ref ? { ...one, ...change(one, entry) } : one)) };
  };

/** One change after another. */
const both =
  (...changes: readonly Change[]): Change =>
  (view, entry) =>
    changes.reduce<VoidfallView>((seen, change) => ({ ...seen, ...change(seen, entry) }), view);

function fleetsWith(one: SectorView, entry: Entry, n: number): Partial<SectorView> {
  const kind = idOf(named(entry.args["fleet"]));
  const power = (one.fleets[kind] ?? 0) + n;
  const { [kind]: _, ...others } = one.fleets;
  return { fleets: power > 0 ? { ...others, [kind]: power } : others };
}

const stock = (sign: 1 | -1): Change =>
  house((one, entry) => {
    const letter = idOf(named(entry.args["resource"]));
    const good = one.goods[letter];
    return good ? { goods: { ...one.goods, [letter]: { ...good, stock: Math.max(0, good.stock + sign * number(entry, "n")) } } } : {};
  });

const power = (sign: 1 | -1): Change =>
  house((one, entry) => ({ active: one.active + sign * number(entry, "n"), inactive: one.inactive - sign * number(entry, "n") }));

/** Corruption comes to, or goes from, a sector, a track or a slot. */
const corruption =
  (corrupted: boolean, arg: string): Change =>
  (view, entry) => {
    const place = named(entry.args[arg]);
    if (place.startsWith("sector:")) return sector(() => ({ corrupted }), arg)(view, entry);
    return house((one) => ({
      tracks: one.tracks.map((track, nth) => (place === `track:${TRACKS[nth]}` ? { ...track, corrupted } : track)),
      slots: one.slots.map((slot, nth) => (place === `slot:${nth}` ? { ...slot, corrupted } : slot)),
    }))(view, entry);
  };

const placed: Change = (view, entry) => {
  const what = named(entry.args["what"]);
  const [kind, id = ""] = what.split(":");
  return sector((one) => {
    if (kind === "glory") return { glory: [...one.glory, Number(id)] };
    if (kind === "installation") return { installations: [...one.installations, id] };
    if (kind === "guild") return { guilds: [...one.guilds, id] };
    if (what === "token:bounty") return { bounties: one.bounties + 1 };
    if (what === "token:reclaim") return { reclaims: one.reclaims + 1 };
    return what === "token:harbinger" ? { harbingers: one.harbingers + 1 } : {};
  })(view, entry);
};

const CHANGES: Readonly<Record<string, Change>> = {
  cycle: (_, entry) => ({ cycle: number(entry, "n"), round: 0, phase: "preparation" }),
  event: (_, entry) => ({ event: named(entry.args["event"]) }),
  round: (_, entry) => ({ round: number(entry, "n"), phase: "focus" }),
  turn: (view, entry) => ({ turn: { ...view.turn, seat: Number(idOf(named(entry.args["seat"]))), focus: "", agenda: "", done: [], target: "" } }),
  focus: (view, entry) => ({ turn: { ...view.turn, focus: named(entry.args["focus"]), done: [] } }),
  acts: ({ turn }, entry) => {
    const action = named(entry.args["action"]);
    return ofAnother(action, turn.focus) ? {} : { turn: { ...turn, done: [...turn.done, action] } };
  },
  evaluation: () => ({ phase: "evaluation" }),
  final: () => ({ phase: "end" }),
  gained: stock(1),
  produced: stock(1),
  spent: stock(-1),
  influence: house((one, entry) => ({ influence: one.influence + number(entry, "n") })),
  influence_lost: house((one, entry) => ({ influence: one.influence - number(entry, "n") })),
  activated: power(1),
  deactivated: power(-1),
  advanced: house((one, entry) => ({
    tracks: one.tracks.map((track, nth) => (named(entry.args["track"]) === `track:${TRACKS[nth]}` ? { ...track, space: number(entry, "n") } : track)),
  })),
  technology: house((one, entry) => ({ technologies: [...new Set([...one.technologies, named(entry.args["technology"])])] })),
  raised: sector((_, entry) => ({ pop: number(entry, "n") })),
  lowered: sector((_, entry) => ({ pop: number(entry, "n") })),
  guild: sector((one, entry) => ({ guilds: [...one.guilds, idOf(named(entry.args["guild"]))] })),
  built: sector((one, entry) => ({ installations: [...one.installations, idOf(named(entry.args["installation"]))] })),
  deployed: sector((one, entry) => fleetsWith(one, entry, 1)),
  recalled: both(sector((one, entry) => fleetsWith(one, entry, -1)), house((one) => ({ active: one.active + 1 }))),
  regrouped: both(sector((one, entry) => fleetsWith(one, entry, -1)), sector((one, entry) => fleetsWith(one, entry, 1), "target")),
  regrouped_together: both(sector((one, entry) => fleetsWith(one, entry, -number(entry, "n"))), sector((one, entry) => fleetsWith(one, entry, number(entry, "n")), "target")),
  invades: (view, entry) => ({ turn: { ...view.turn, target: named(entry.args["sector"]) } }),
  sends: sector((one, entry) => fleetsWith(one, entry, -number(entry, "n"))),
  conquered: sector((_, entry) => ({ owner: Number(idOf(named(entry.args["seat"]))), void: 0 })),
  taken_over: sector(() => ({ owner: null, fleets: {}, void: 2, corrupted: true })),
  void_placed: sector((one, entry) => ({ void: one.void + number(entry, "n") })),
  weakened: sector((one, entry) => ({ void: Math.max(0, one.void - number(entry, "n")) })),
  placed,
  corrupted: corruption(true, "place"),
  cleansed: corruption(false, "place"),
  corruption_moved: both(corruption(false, "place"), corruption(true, "target")),
};

/** The table after a log line has been told, as far as the line says; the rest comes with the next view. */
export function follow(view: View, entry: Entry): View {
  const change = CHANGES[entry.id];
  return change ? { ...view, ...change(view as unknown as VoidfallView, entry) } : view;
}
