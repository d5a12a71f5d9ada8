import type { Entry, View } from "../../../web/net/protocol";
import type { Place } from "./art/palette";
import { WILL } from "./constants";
import type { HuntedView, NotAloneView, VisitView, Status } from "./view";

const numbers = (arg: unknown): readonly Place[] => [arg ?? []].flat().map((ref) => Number(String(ref).split(":")[1]) as Place);
const seatOf = (entry: Entry): number => Number(String(entry.args["seat"]).split(":")[1]);

type Change = (view: NotAloneView, entry: Entry) => Partial<NotAloneView>;

function withHunted(view: NotAloneView, entry: Entry, change: (hunted: HuntedView) => Partial<HuntedView>): Partial<NotAloneView> {
  const seat = seatOf(entry);
  return { hunted: view.hunted.map((hunted) => (hunted.seat === seat ? { ...hunted, ...change(hunted) } : hunted)) };
}

function placed(view: NotAloneView, entry: Entry): Partial<NotAloneView> {
  const token = String(entry.args["token"]);
  return {
    [`${token.split(":")[1]}_token`]: numbers(entry.args["places"]),
    tokens_ready: view.tokens_ready.filter((ready) => ready !== token),
  };
}

function cardPlayed(view: NotAloneView, entry: Entry): Partial<NotAloneView> {
  const card = String(entry.args["card"]);
  if (!card.startsWith("hunt:")) {
    return withHunted(view, entry, (hunted) => ({ survival_size: hunted.survival_size - 1, survival: hunted.survival?.filter((held) => held !== card) ?? null }));
  }
  const { hand_size, hand, plays_left } = view.creature;
  const creature = { hand_size: hand_size - 1, hand: hand?.filter((held) => held !== card) ?? null, plays_left: plays_left - 1 };
  return { creature, hunt_played: [...view.hunt_played, card] };
}

const marked = (status: Status): Change => (view, entry) => {
  const [place] = numbers(entry.args["place"]);
  return withHunted(view, entry, ({ visits }) => ({ visits: visits.map((visit) => (visit.place === place ? { ...visit, status } : visit)) }));
};

const standing = (place: Place): VisitView => ({ card: place, place, status: "waiting" });

const CHANGES: Readonly<Record<string, Change>> = {
  card_played: cardPlayed,
  token_placed: placed,
  token_moved: placed,
  revealed: (view, entry) => ({ phase: 3, ...withHunted(view, entry, () => ({ visits: numbers(entry.args["places"]).map(standing) })) }),
  moved: (view, entry) => withHunted(view, entry, ({ visits }) => (visits.length === 1 ? { visits: visits.map((visit) => ({ ...visit, place: numbers(entry.args["place"])[0] ?? visit.place })) } : {})),
  caught: marked("caught"),
  artemia_hit: marked("artemia"),
  blocked: marked("blocked"),
  will_lost: (view, entry) => withHunted(view, entry, ({ will }) => ({ will: will - Number(entry.args["count"]) })),
  will_regained: (view, entry) => withHunted(view, entry, ({ will }) => ({ will: Math.min(WILL, will + 1) })),
  gave_up: (view, entry) => withHunted(view, entry, () => ({ will: WILL })),
  exhausted: (view, entry) => withHunted(view, entry, () => ({ will: view.will_after_exhaustion })),
  rescue_moved: (_, entry) => ({ rescue: Number(entry.args["left"]) }),
  assimilation_moved: (_, entry) => ({ assimilation: Number(entry.args["left"]) }),
  beach_marked: () => ({ beach_marker: true }),
  beach_used: () => ({ beach_marker: false }),
  marker_spent: () => ({ beach_marker: false }),
  turn_begins: (view, entry) => ({
    turn: Number(entry.args["turn"]),
    phase: 1,
    creature_token: [],
    target_token: [],
    artemia_token: [],
    hunt_played: [],
    hunted: view.hunted.map((hunted) => ({ ...hunted, visits: [], laid: hunted.seat === view.seat ? [] : null, laid_count: 0 })),
  }),
};

/** The table after a log line has been told, as far as the line says; the rest comes with the next view. */
export function follow(view: View, entry: Entry): View {
  const change = CHANGES[entry.id];
  return change ? { ...view, ...change(view as unknown as NotAloneView, entry) } : view;
}
