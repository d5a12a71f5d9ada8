import type { BoardModule } from "../../../web/table/board";
import type { Entry, Ref, Say, View } from "../../../web/net/protocol";
import Board from "./Board.svelte";
import { follow } from "./follow";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";
import { stage } from "./stages";
import { trails } from "./planet/trails";
import type { NotAloneView } from "./view";

const PLANET = ["planet"];
/** The number of past turns in a plate's explanation. */
const REMEMBERED = 5;

/** The part of the board where each question is answered. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  announce: [],
  lay: ["hand", "planet"],
  resist_take: ["discard"],
  sixth_sense: ["discard"],
  take_back: ["discard"],
  jungle_take: ["discard", "laid"],
  swamp_take: ["discard", "laid"],
  lair_take: ["discard", "laid"],
  vortex_take: ["discard"],
  vortex_give: ["laid"],
  keep: ["laid", "planet"],
  which_first: ["laid", "planet"],
  double_back: ["laid"],
  play: ["cards"],
  act: ["cards"],
  hunt: ["cards", "tokens"],
  discard_survival: ["cards"],
  shelter_keep: ["offered"],
  rover: ["reserve"],
  discard_place: ["hand"],
  discard_two: ["hand"],
  discard_down: ["hand"],
  keep_hidden: ["hand"],
  target_seat: ["seats"],
  order: ["seats"],
  source: ["seats"],
  side: [],
  place_token: PLANET,
  place_token_second: PLANET,
  lair: PLANET,
  cataclysm: PLANET,
  detour_place: PLANET,
  detour_to: PLANET,
  force_field: PLANET,
  force_field_second: PLANET,
  gate: PLANET,
  hologram_to: PLANET,
  wrong_track_to: PLANET,
};

/** What a seat has, and where it went: what a careful player remembers. */
function help(thing: Ref, view: View, log: readonly Entry[]): Say | null {
  const [kind, number] = thing.split(":");
  if (kind !== "seat") return null;
  const { creature, hunted } = view as unknown as NotAloneView;
  const went = (trails(log).get(thing) ?? []).slice(-REMEMBERED).flatMap((step) => step.places.map((place) => `place:${place}`));
  const one = hunted.find(({ seat }) => seat === Number(number));
  if (!one) return { id: "board-fact-creature", args: { hand: creature.hand_size, plays: creature.plays_left, went } };
  const { will, hand_size, survival_size } = one;
  const may = (one.may_hold ?? []).map((place) => `place:${place}`);
  return { id: one.may_hold ? "board-fact-hunted" : "board-fact-hidden", args: { will, hand: hand_size, survival: survival_size, may, went } };
}

function points(entry: Entry): readonly Ref[] {
  if (entry.id.startsWith("rescue")) return ["counter:rescue"];
  if (entry.id.startsWith("assimilation")) return ["counter:assimilation"];
  return entry.id.startsWith("beach") ? ["place:4"] : entry.id.startsWith("wreck") ? ["place:8"] : [];
}

const board: BoardModule = {
  Board,
  Picture,
  signs: ["token:creature", "token:artemia", "token:target", "marker:beach", "counter:will", "counter:rescue", "counter:assimilation", "symbol:star"],
  Sign,
  zones: ZONES,
  points,
  stage,
  follow,
  // The board itself shows what a plan changes.
  shifts: () => [],
  help,
  phaseKey: (view) => `${view["turn"]}/${view["phase"]}`,
  heading: (entry) => entry.id.startsWith("turn"),
};

export default board;
