/** The Zone: wind over empty fields, a counter that ticks, and the siren of an emission. */
import type { Cue, GameSounds } from "../../../web/sound/description";
import type { ZonaView } from "./view";

/** The cue of a log entry that all are told. */
export const HEARD: Readonly<Record<string, string>> = {
  round: "voice",
  moved: "steps",
  relocated: "steps",
  encounter: "growl",
  event: "card",
  rolled: "dice",
  rerolled: "dice",
  passed: "lift",
  failed: "drop",
  damage: "counter",
  harmed: "counter",
  trauma: "sting",
  died: "fall",
  defeated: "rise",
  opened: "bolt",
  secret: "chime",
  bought: "coins",
  sold: "coins",
  taken: "placed",
  found: "placed",
  rumour: "voice",
  emission: "siren",
  emission_marker: "counter",
  token_placed: "howl",
  won: "rise",
};

/** A click of a Geiger counter; no two are alike. */
const CLICK = { voice: "breath", pitch: [2400, 4600], length: [0.008, 0.014], narrow: 1.6 } as const;
/** A siren on a pole, somewhere behind the hill. */
const SIREN: Cue["voices"] = [
  { voice: "tone", pitch: 310, to: 620, length: 1.7, rise: 0.6, wave: "sawtooth", dark: 1500 },
  { voice: "tone", pitch: 620, to: 300, length: 1.6, rise: 0.25, wave: "sawtooth", dark: 1300, at: 1.2 },
];

const sounds: GameSounds<"wind" | "wires" | "counter" | "storm" | "beasts"> = {
  room: { seconds: 1.1, dark: 2600 },
  cues: {
    /** A guitar at the fire. */
    turn: {
      level: 0.29,
      wet: 0.3,
      voices: [
        { voice: "struck", of: "string", pitch: 294, ring: 1 },
        { voice: "struck", of: "string", pitch: 440, ring: 1.3, at: 0.16 },
      ],
    },
    /** The Voice of the Zone finds its station. */
    voice: {
      level: 0.14,
      wet: 0.2,
      voices: [
        { voice: "breath", pitch: 1100, to: 2900, length: 0.55, rise: 0.08, narrow: 3 },
        { voice: "tone", pitch: [480, 560], to: [760, 900], length: 0.4, rise: 0.1, at: 0.15, loud: 0.25, tremble: [11, 0.05] },
        { voice: "breath", pitch: 1700, length: 0.4, rise: 0.03, narrow: 5, at: 0.5, loud: 0.5 },
      ],
    },
    steps: {
      level: 0.76,
      wet: 0.15,
      voices: [
        { voice: "many", of: { voice: "breath", pitch: [500, 900], to: 350, length: [0.1, 0.16], narrow: 0.8 }, count: 3, within: 1, falling: 0.1 },
        { voice: "many", of: { voice: "struck", of: "skin", pitch: [80, 95], ring: 0.15 }, count: 3, within: 1, falling: 0.1, loud: 0.7 },
      ],
    },
    growl: {
      level: 0.13,
      wet: 0.4,
      voices: [
        { voice: "tone", pitch: [88, 98], to: 58, length: 1.1, rise: 0.15, wave: "sawtooth", dark: 420, tremble: [31, 0.14] },
        { voice: "breath", pitch: 600, to: 260, length: 0.9, rise: 0.15, narrow: 1.3, loud: 0.4 },
      ],
    },
    counter: { level: 0.89, wet: 0.1, voices: [{ voice: "many", of: CLICK, count: [16, 22], within: 0.8, falling: 0.02 }] },
    sting: {
      level: 0.19,
      wet: 0.6,
      voices: [
        { voice: "struck", of: "glass", pitch: 1319, ring: 1 },
        { voice: "struck", of: "glass", pitch: 1397, ring: 1.1, at: 0.05 },
      ],
    },
    /** A lock that has not been moved for years. */
    bolt: {
      level: 0.49,
      wet: 0.5,
      voices: [
        { voice: "creak", pitch: [35, 45], to: [80, 110], length: 0.7, body: [420, 980, 1900] },
        { voice: "struck", of: "metal", pitch: 260, ring: 0.7, knock: 0.8, at: 0.65, loud: 1 },
      ],
    },
    chime: {
      level: 0.17,
      wet: 0.6,
      voices: [440, 554, 740].map((pitch, n) => ({ voice: "struck", of: "glass", pitch, ring: 1.3, at: 0.15 * n }) as const),
    },
    coins: {
      level: 0.42,
      wet: 0.1,
      voices: [{ voice: "many", of: { voice: "struck", of: "metal", pitch: [1700, 2500], ring: [0.1, 0.22], knock: 0.2 }, count: [3, 5], within: 0.3 }],
    },
    siren: { level: 0.12, wet: 0.6, voices: SIREN },
    howl: { level: 0.09, wet: 0.9, voices: [{ voice: "tone", pitch: [320, 360], to: [240, 260], length: 1.2, rise: 0.4, wave: "triangle", tremble: [5, 0.02], dark: 900 }] },
  },
  heard: ({ id }) => HEARD[id] ?? null,
  scape: {
    wind: {
      beds: [
        { bed: "noise", pitch: [220, 560], narrow: 0.9, loud: 0.7, sway: 0.08 },
        { bed: "noise", pitch: [900, 1500], narrow: 4, loud: 0.25, sway: 0.14 },
      ],
      calls: [{ cue: { level: 0.5, wet: 0.9, voices: [{ voice: "breath", pitch: 95, to: 60, length: [2.4, 3.6], rise: 0.8, narrow: 1 }] }, every: [18, 20] }],
    },
    /** The power station's wires hum; somewhere sheet metal moves. */
    wires: {
      beds: [{ bed: "drone", pitches: [50, 100, 150.4], wave: "triangle", dark: 380, loud: 0.3, sway: 0.05 }],
      calls: [{ cue: { level: 0.35, wet: 1, voices: [{ voice: "struck", of: "metal", pitch: [140, 230], ring: 1.4, knock: 0.2 }] }, every: [11, 16] }],
    },
    counter: { calls: [{ cue: { level: 0.6, wet: 0.05, voices: [CLICK] }, every: [0.02, 0.22] }] },
    /** An emission is under way. */
    storm: {
      beds: [{ bed: "noise", pitch: [60, 130], narrow: 0.8, loud: 0.5, sway: 0.2 }],
      calls: [{ cue: { level: 0.5, wet: 0.9, voices: SIREN }, every: [5.5, 1] }],
    },
    /** The more threats stand on the map, the more is heard of them. */
    beasts: {
      calls: [
        { cue: { level: 0.4, wet: 1, voices: [{ voice: "tone", pitch: [280, 420], to: [200, 300], length: [0.9, 1.6], rise: 0.4, wave: "triangle", tremble: [4.5, 0.02], dark: 800 }] }, every: [9, 10] },
        { cue: { level: 0.4, wet: 0.8, voices: [{ voice: "many", of: { voice: "tone", pitch: [160, 210], to: 120, length: 0.14, wave: "sawtooth", dark: 700 }, count: [2, 4], within: 0.9 }] }, every: [12, 14] },
      ],
    },
  },
  mood: (seen) => {
    const { emission, emission_space, storm_areas, packet, tokens } = seen as unknown as ZonaView;
    const storm = storm_areas.length > 0 ? 1 : 0;
    const close = emission_space > 0 ? emission / emission_space : 0;
    const beasts = tokens.filter(({ threats }) => threats.length > 0).map(({ area }) => area);
    return {
      wind: 0.75 + 0.25 * storm,
      wires: 0.8,
      counter: Math.min(1, 0.06 + 0.4 * close ** 2 + 0.5 * storm + 0.3 * packet[0]),
      storm,
      beasts: { near: Math.min(1, beasts.length / 8), from: beasts },
    };
  },
};

export default sounds;
