/** Views as the server would send them, to prove the board's plain logic on; the map is that of the book. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry, Question } from "../../../src/stolik/web/net/protocol";
import type { AreaView, FacilityView, ScavengerView, Shortcut, ZonaView } from "../../../src/stolik/games/zona/board/view";

const BOOK = readFileSync(join(import.meta.dirname, "../../../src/stolik/games/zona/content/map.toml"), "utf8");
const tables = (kind: string): string[] => BOOK.split(`[[${kind}]]`).slice(1).map((part) => part.split("[[")[0] ?? "");
const value = (text: string, key: string): string => text.match(new RegExp(`^${key} = "?([^"\n]*)"?$`, "m"))?.[1] ?? "";
const list = (text: string, key: string): string[] => [...(text.match(new RegExp(`^${key} = \\[(.*)\\]$`, "m"))?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, id = ""]) => id);

const BORDERS = tables("border").map((text) => ({ areas: list(text, "areas"), shortcut: value(text, "shortcut") as Shortcut }));

export const AREAS: readonly AreaView[] = tables("area").map((text) => {
  const id = value(text, "id");
  const ways = BORDERS.filter(({ areas }) => areas.includes(id)).map(({ areas, shortcut }) => ({
    border: `border:${areas.join("_")}`,
    to: `area:${areas.find((other) => other !== id)}`,
    shortcut,
  }));
  return { area: `area:${id}`, sector: value(text, "sector") as AreaView["sector"], x: Number(value(text, "x")), y: Number(value(text, "y")), ways };
});

export const FACILITIES: readonly FacilityView[] = tables("slot").map((text, nth) => ({
  facility: `facility:${["archive", "lab", "bunker", "observatory"][nth]}`,
  slot: Number(value(text, "number")),
  entrances: list(text, "entrances").map((id) => `area:${id}`),
  lock: "lock:hot",
  open: false,
  events: 10,
  finds: 3,
  known: null,
}));

export function scavenger(seat: number, given: Partial<ScavengerView> = {}): ScavengerView {
  return {
    seat,
    character: "character:oleg",
    area: "area:pg",
    fatigue: 1,
    damage: 2,
    fortitude: 6,
    attributes: [3, 3, 1, 3],
    traumas: [],
    roubles: 300,
    reputation: "neutral",
    room: 5,
    columns: 3,
    items: [],
    trophies: [],
    secrets: [],
    ability_used: false,
    deaths: 0,
    steady: false,
    ...given,
  };
}

export function seen(given: Partial<ZonaView> = {}): ZonaView {
  return {
    round: 3,
    phase: "actions",
    voice: 0,
    scavengers: [scavenger(0), scavenger(1, { area: "area:ka" })],
    turn: { seat: 0, actions: 0, area_action: false, bought: [] },
    test: null,
    encounter: null,
    reading: null,
    packet: [0, 0, 0],
    areas: AREAS,
    tokens: [{ area: "area:ka", threats: ["threat:mongrel"] }],
    facilities: FACILITIES,
    box_locks: [],
    market: [],
    decks: [],
    rumour: "",
    timed: "",
    mark: "",
    emission: 2,
    emission_space: 6,
    fatigue_min: 1,
    secrets_needed: 2,
    storm_areas: [],
    drawn: [],
    unused: [],
    offered: [],
    drafted: [],
    ...given,
  };
}

export const told = (id: string, args: Entry["args"] = {}): Entry => ({ id, args });
export const asks = (kind: string, ...options: string[]): Question => ({ type: "choose", kind, options, lo: 1, hi: 1, about: "", secret: false });
