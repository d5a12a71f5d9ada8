import type { Change, Ref, View } from "../../../web/net/protocol";
import type { Shift } from "../../../web/table/asking/changes";
import { words } from "../../../web/words/words.svelte";
import { TRACKS } from "./constants";
import type { VoidfallView } from "./view";

/** A change in words; null if it means nothing to a player. */
type Said = Omit<Shift, "before" | "after"> & { order: number };

const COUNTERS: Readonly<Record<string, Ref>> = {
  influence: "counter:influence",
  upkeep: "counter:upkeep",
  active: "counter:active",
  inactive: "counter:inactive",
  trades: "counter:trades",
  sheltered: "token:haven",
};
/** Said in other words than on the House board, where the sign has its place. */
const SAID: Readonly<Record<string, string>> = { active: "board-shift-active", inactive: "board-shift-inactive" };
/** Cards and tokens, of which only the number is said: which ones it is the log says. */
const LISTS = new Set(["technologies", "improved", "hand", "bounties", "reclaims", "fallen"]);
const SECTOR = new Set(["pop", "corrupted", "void", "guilds", "installations", "fleets", "owner", "bounties", "reclaims", "glory", "harbingers"]);
const TAKEN = new Set(["owner", "fleets"]);

function ofGood(letter: string, field: string): Said | null {
  const thing = `resource:${letter}`;
  if (field === "stock") return { what: words.name(thing), thing, order: 2 };
  if (field === "level") return { what: words.sentence({ id: "board-shift-level", args: { resource: thing } }), thing, order: 3 };
  if (field === "produces") return { what: words.sentence({ id: "board-shift-yield", args: { resource: thing } }), thing, order: 4 };
  return null;
}

function ofHouse([field, nth, inner]: readonly (string | number)[]): Said | null {
  const name = String(field);
  if (name === "goods") return ofGood(String(nth), String(inner));
  const counter = COUNTERS[name];
  if (counter) return { what: SAID[name] ? words.say(SAID[name]) : words.name(counter), thing: counter, order: name === "influence" ? 0 : name === "upkeep" ? 5 : 1 };
  if (name === "tracks" && (inner === "space" || inner === "corrupted")) {
    const thing = `track:${TRACKS[Number(nth)] ?? ""}`;
    return { what: words.name(thing) + (inner === "corrupted" ? ` · ${words.name("token:corruption")}` : ""), thing, order: 6 };
  }
  if (name === "slots" && (inner === "agenda" || inner === "corrupted" || inner === "trade")) {
    const more = inner === "agenda" ? "" : ` · ${words.name(inner === "trade" ? "counter:trades" : "token:corruption")}`;
    return { what: words.name(`slot:${nth}`) + more, thing: `slot:${nth}`, order: 7 };
  }
  return LISTS.has(name) || name === "glory" ? { what: words.say(`board-shift-${name}`), order: 8 } : null;
}

function ofSector(view: VoidfallView, nth: number, [field, kind]: readonly (string | number)[]): Said | null {
  const ref = view.sectors[nth]?.ref ?? "";
  if (!SECTOR.has(String(field))) return null;
  const args = { sector: ref, fleet: `fleet:${kind}` };
  const what = kind === undefined ? `${words.name(ref)} · ${words.say(`board-shift-${field}`)}` : words.sentence({ id: "board-shift-fleet", args });
  return { what, thing: ref, order: 9 };
}

function said({ path }: Change, view: VoidfallView): Said | null {
  const [part, nth, ...rest] = path;
  if (part === "houses") {
    const own = ofHouse(rest);
    return own && nth !== view.seat ? { ...own, what: `${words.seatName(Number(nth))} · ${own.what}`, order: own.order + 20 } : own;
  }
  if (part === "sectors") return ofSector(view, Number(nth), rest);
  if (part === "crisis" && (nth === "catastrophes" || nth === "consumed")) return { what: words.name(`counter:${nth}`), thing: `counter:${nth}`, order: 10 };
  if (part === "crisis" && nth === "void_total") return { what: words.name("counter:void"), thing: "counter:void", order: 10 };
  return null;
}

/** A value as a word: names of things, numbers, letters of Guilds, Fleet Power by type. */
function shown(value: unknown, field: string): string {
  const none = words.say("board-shift-none");
  if (field === "owner") return typeof value === "number" ? words.seatName(value) : words.say("board-shift-nobody");
  if (LISTS.has(field) && Array.isArray(value)) return String(value.length);
  if (field === "glory" && Array.isArray(value)) return String(value.reduce((sum: number, one: number) => sum + one, 0));
  if (typeof value === "boolean") return words.say(value ? "ui-plain-yes" : "ui-plain-no");
  if (Array.isArray(value)) return value.map((one) => shown(one, field)).join(", ") || none;
  if (field === "guilds") return [...String(value)].map((letter) => words.name(`resource:${letter}`)).join(", ") || none;
  if (field === "installations") return words.name(`installation:${String(value)}`);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).map(([kind, n]) => `${words.name(`fleet:${kind}`)} ${n}`).join(", ") || none;
  }
  if (typeof value === "string") return value.includes(":") ? words.name(value) : value || none;
  return value === null || value === undefined ? none : String(value);
}

/** The changes that a player cares for: Influence and resources first, then Levels, Upkeep, cards, sectors. */
export function shifts(changes: readonly Change[], seen: View): readonly Shift[] {
  const view = seen as unknown as VoidfallView;
  /** For a sector that changes hands, the new owner says the rest. */
  const taken = new Set(changes.filter(({ path }) => path[0] === "sectors" && path[2] === "owner").map(({ path }) => path[1]));
  /** Of a sector that is lost, that nobody holds it says all. */
  const lost = new Set(changes.filter(({ path, after }) => path[0] === "sectors" && path[2] === "owner" && after === null).map(({ path }) => path[1]));
  const says = ({ path: [part, nth, field] }: Change): boolean =>
    part !== "sectors" || !taken.has(nth ?? "") || (TAKEN.has(String(field)) && (field === "owner" || !lost.has(nth ?? "")));
  const told = changes.filter(says).flatMap((change) => {
    const { path, before, after } = change;
    const found = said(change, view);
    const field = String(path[2]);
    return found ? [{ ...found, before: shown(before, field), after: shown(after, field) }] : [];
  });
  return told.toSorted((one, other) => one.order - other.order).map(({ order: _, ...shift }) => shift);
}
