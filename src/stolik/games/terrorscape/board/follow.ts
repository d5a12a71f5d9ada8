import type { Entry, Ref, View } from "../../../web/net/protocol";
import { named } from "../../../web/table/telling/stages";
import { MOST_FEAR } from "./constants";
import type { EncounterView, SurvivorView, TerrorscapeView } from "./view";

const all = (entry: Entry, arg: string): readonly Ref[] => [entry.args[arg] ?? []].flat().map(String);
const number = (entry: Entry, arg: string): number => Number(entry.args[arg]);

type Change = (view: TerrorscapeView, entry: Entry) => Partial<TerrorscapeView>;

const survivor =
  (change: (one: SurvivorView, entry: Entry) => Partial<SurvivorView>): Change =>
  (view, entry) => {
    const name = named(entry.args["survivor"]);
    return { survivors: view.survivors.map((one) => (one.survivor === name ? { ...one, ...change(one, entry) } : one)) };
  };

const fight =
  (change: (encounter: EncounterView, entry: Entry) => Partial<EncounterView>): Change =>
  ({ encounter }, entry) => (encounter ? { encounter: { ...encounter, ...change(encounter, entry) } } : {});

const walked = survivor((one, entry) => (one.room === null ? {} : { room: named(entry.args["room"]) }));
const noisy: Change = (view, entry) => ({ noise: [...new Set([...view.noise, named(entry.args["room"])])] });
const unblocked: Change = (view, entry) => ({ blocks: view.blocks.filter((door) => door !== named(entry.args["door"])) });

const killersPhase = ({ actor }: TerrorscapeView): Partial<TerrorscapeView> => ({ phase: 2, played: [], actor: actor === null ? null : "" });

const OPENED = { attacked: [], card: "", defender: "", item: "", dice: [], bonuses: [], total: null, result: "" } as const;

const CHANGES: Readonly<Record<string, Change>> = {
  round_begins: (_, entry) => ({ round: number(entry, "round"), phase: 1, encounter: null, noise: [] }),
  walked,
  went_through_passage: walked,
  noise_made: noisy,
  panicked: noisy,
  noise_told: (view, entry) => ({ ...killersPhase(view), noise: all(entry, "rooms") }),
  silence_told: (view) => ({ ...killersPhase(view), noise: [] }),
  key_found: (_, entry) => ({ keys: number(entry, "keys") }),
  repaired: (_, entry) => ({ repaired: number(entry, "repaired") }),
  rescue_called: (_, entry) => ({ rescue: number(entry, "rounds") }),
  rescue_moved: (_, entry) => ({ rescue: number(entry, "rounds") }),
  moved: (_, entry) => ({ killer_room: named(entry.args["room"]), last_seen: named(entry.args["room"]) }),
  reappeared: (_, entry) => ({ killer_room: named(entry.args["room"]), last_seen: named(entry.args["room"]), stealthed: false }),
  stealthed: () => ({ stealthed: true }),
  skill_played: (view, entry) => ({ played: [...view.played, named(entry.args["skill"])] }),
  level_up: (_, entry) => ({ level: number(entry, "level") }),
  blocked: (view, entry) => ({ blocks: [...view.blocks, named(entry.args["door"])] }),
  block_removed: unblocked,
  block_destroyed: unblocked,
  block_broken: unblocked,
  found: (view, entry) => ({
    encounter: { ...OPENED, room: named(entry.args["room"]), found: all(entry, "survivors"), strength: view.strength },
  }),
  attacked: fight(({ attacked, card }, entry) => {
    const defender = named(entry.args["survivor"]);
    return { ...OPENED, card, defender, attacked: [...attacked, defender], strength: number(entry, "strength") };
  }),
  defends_with: fight((_, entry) => ({ item: named(entry.args["item"]) })),
  rolled: fight((_, entry) => ({ dice: all(entry, "dice").map(Number), total: number(entry, "total"), strength: number(entry, "strength") })),
  defended: fight(() => ({ result: "defended" })),
  not_defended: fight(() => ({ result: "wounded" })),
  feared: survivor((one) => (one.fear === null ? {} : { fear: Math.min(MOST_FEAR, one.fear + 1) })),
  calmed: survivor((one) => (one.fear === null ? {} : { fear: 0 })),
  calmed_a_little: survivor((one) => (one.fear === null ? {} : { fear: Math.max(0, one.fear - 1) })),
  healed: survivor(() => ({ wounded: false })),
  wounded: survivor(() => ({ wounded: true })),
  eliminated: survivor((_, entry) => ({ alive: false, room: named(entry.args["room"]) })),
};

/** The table after a log line has been told, as far as the line says; the rest comes with the next view. */
export function follow(view: View, entry: Entry): View {
  const change = CHANGES[entry.id];
  return change ? { ...view, ...change(view as unknown as TerrorscapeView, entry) } : view;
}
