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
const LISTS = new Set(["technologies", "improved", "glory", "hand", "bounties", "reclaims", "fallen"]);
const SECTOR = new Set(["pop", "corrupted", "void", "guilds", "installations", "fleets", "owner", "bounties", "reclaims", "glory", "harbingers"]);
const TAKEN = new Set(["owner", "fleets"]);

function ofGood(letter: string, field: string): Said | null {
  const thing = `resource:${letter}`;
  const resource = words.name(thing);
  if (field === "stock") return { what: resource, thing, order: 2 };
  if (field === "level") return { what: words.say("board-shift-level", { resource }), thing, order: 3 };
  if (field === "produces") return { what: words.say("board-shift-yield", { resource }), thing, order: 4 };
  return null;
}

function ofHouse([field, nth, inner]: readonly (string | number)[]): Said | null {
  const name = String(field);
  if (name === "goods") return ofGood(String(nth), String(inner));
  const counter = COUNTERS[name];
  if (counter) return { what: words.name(counter), thing: counter, order: name === "influence" ? 0 : name === "upkeep" ? 5 : 1 };
  if (name === "tracks" && (inner === "space" || inner === "corrupted")) {
    const thing = `track:${TRACKS[Number(nth)] ?? ""}`;
    return { what: words.name(thing) + (inner === "corrupted" ? ` · ${words.name("token:corruption")}` : ""), thing, order: 6 };
  }
  if (name === "slots" && (inner === "agenda" || inner === "corrupted" || inner === "trade")) {
    const more = inner === "agenda" ? "" : ` · ${words.name(inner === "trade" ? "counter:trades" : "token:corruption")}`;
    return { what: words.name(`slot:${nth}`) + more, thing: `slot:${nth}`, order: 7 };
  }
  return LISTS.has(name) ? { what: words.say(`board-shift-${name}`), order: 8 } : null;
}

function ofSector(view: VoidfallView, nth: number, [field, kind]: readonly (string | number)[]): Said | null {
  const ref = view.sectors[nth]?.ref ?? "";
  if (!SECTOR.has(String(field))) return null;
  const what = kind === undefined ? words.say(`board-shift-${field}`) : words.name(`fleet:${kind}`);
  return { what: `${words.name(ref)} · ${what}`, thing: ref, order: 9 };
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
  if (field === "owner") return typeof value === "number" ? words.seatName(value) : "–";
  if (typeof value === "boolean") return words.say(value ? "ui-plain-yes" : "ui-plain-no");
  if (Array.isArray(value)) return value.map((one) => shown(one, field)).join(", ") || "–";
  if (field === "guilds") return [...String(value)].map((letter) => words.name(`resource:${letter}`)).join(", ") || "–";
  if (field === "installations") return words.name(`installation:${String(value)}`);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).map(([kind, n]) => `${words.name(`fleet:${kind}`)} ${n}`).join(", ") || "–";
  }
  if (typeof value === "string") return value.includes(":") ? words.name(value) : value || "–";
  return String(value ?? "–");
}

/** The changes that a player cares for: Influence and resources first, then Levels, Upkeep, cards, sectors. */
export function shifts(changes: readonly Change[], seen: View): readonly Shift[] {
  const view = seen as unknown as VoidfallView;
  /** For a sector that changes hands, the new owner says the rest. */
  const taken = new Set(changes.filter(({ path }) => path[0] === "sectors" && path[2] === "owner").map(({ path }) => path[1]));
  const told = changes.filter(({ path }) => path[0] !== "sectors" || !taken.has(path[1] ?? "") || TAKEN.has(String(path[2]))).flatMap((change) => {
    const { path, before, after } = change;
    const found = said(change, view);
    const field = String(path[2]);
    return found ? [{ ...found, before: shown(before, field), after: shown(after, field) }] : [];
  });
  return told.toSorted((one, other) => one.order - other.order).map(({ order: _, ...shift }) => shift);
}
