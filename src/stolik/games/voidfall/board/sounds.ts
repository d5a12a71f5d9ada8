/** Deep space: hulls that hum, far stars, and the Void that grows. */
import type { Entry } from "../../../web/net/protocol";
import type { GameSounds, Heard } from "../../../web/sound/description";
import type { VoidfallView } from "./view";

/** The cue of a log entry that all are told. */
export const HEARD: Readonly<Record<string, string>> = {
  cycle: "dawn",
  event: "flip",
  crisis: "alarm",
  catastrophe: "crash",
  focus: "card",
  agenda_played: "card",
  agenda_placed: "placed",
  technology: "machine",
  technology_improved: "machine",
  built: "dock",
  guild: "placed",
  deployed: "engine",
  regrouped: "engine",
  regrouped_together: "engine",
  recalled: "lift",
  sends: "engine",
  invades: "alarm",
  skirmish: "alarm",
  combat_begins: "drum",
  combat_damage: "shot",
  combat_absorbed: "shield",
  combat_recalled: "crash",
  conquered: "dawn",
  defended: "shield",
  invasion_failed: "loss",
  sector_lost: "loss",
  taken_over: "void",
  void_placed: "void",
  corrupted: "void",
  cleansed: "lift",
  rift_sealed: "dawn",
  glory: "glory",
  final: "rise",
};

function heard({ id, args }: Entry): Heard {
  const cue = HEARD[id];
  const [sector] = [args["sector"] ?? ""].flat();
  return cue ? { cue, from: String(sector ?? "") } : null;
}

const sounds: GameSounds<"deep" | "stars" | "talk" | "void"> = {
  room: { seconds: 2.4, dark: 4200 },
  cues: {
    turn: {
      level: 0.2,
      wet: 0.6,
      voices: [
        { voice: "struck", of: "bell", pitch: 392, ring: 1.1 },
        { voice: "struck", of: "glass", pitch: 587, ring: 1.5, at: 0.15 },
        { voice: "tone", pitch: 98, length: 1, rise: 0.2, loud: 0.3 },
      ],
    },
    dawn: {
      level: 0.15,
      wet: 0.7,
      voices: [
        { voice: "tone", pitch: 147, length: 1.7, rise: 0.5, wave: "sawtooth", dark: 700, loud: 0.6 },
        { voice: "tone", pitch: 220.5, length: 1.7, rise: 0.7, wave: "sawtooth", dark: 900, loud: 0.5 },
        { voice: "struck", of: "bell", pitch: 440, ring: 1.6, at: 0.6, loud: 0.7 },
      ],
    },
    alarm: {
      level: 0.12,
      wet: 0.4,
      voices: [0, 0.42].flatMap((at) => [
        { voice: "tone", pitch: 440, to: 415, length: 0.34, rise: 0.05, wave: "triangle", at } as const,
        { voice: "tone", pitch: 622, to: 587, length: 0.34, rise: 0.05, wave: "triangle", at, loud: 0.5 } as const,
      ]),
    },
    machine: {
      level: 0.13,
      wet: 0.4,
      voices: [
        { voice: "many", of: { voice: "tone", pitch: [700, 1500], length: 0.07, rise: 0.015, wave: "triangle" }, count: [6, 8], within: 0.55 },
        { voice: "tone", pitch: 196, to: 294, length: 0.8, rise: 0.5, wave: "sawtooth", dark: 800, loud: 0.35 },
      ],
    },
    /** Something large is docked. */
    dock: {
      level: 0.51,
      wet: 0.6,
      voices: [
        { voice: "struck", of: "metal", pitch: 130, ring: 0.9, knock: 0.7 },
        { voice: "breath", pitch: 2400, to: 900, length: 0.6, rise: 0.05, narrow: 0.8, at: 0.15, loud: 0.2 },
      ],
    },
    engine: {
      level: 0.13,
      wet: 0.5,
      voices: [
        { voice: "breath", pitch: 180, to: 520, length: 1.1, rise: 0.5, narrow: 0.9 },
        { voice: "tone", pitch: 65, to: 98, length: 1.1, rise: 0.5, wave: "sawtooth", dark: 320, loud: 0.6 },
      ],
    },
    drum: {
      level: 0.39,
      wet: 0.5,
      voices: [0, 0.42, 0.63].map((at) => ({ voice: "struck", of: "skin", pitch: [72, 78], ring: 0.6, knock: 0.4, at }) as const),
    },
    shot: {
      level: 0.25,
      wet: 0.4,
      voices: [{ voice: "many", of: { voice: "tone", pitch: [1300, 1700], to: [190, 260], length: 0.2, wave: "triangle", dark: 3000 }, count: 3, within: 0.35 }],
    },
    shield: {
      level: 0.35,
      wet: 0.6,
      voices: [
        { voice: "struck", of: "metal", pitch: [520, 600], ring: 0.9, knock: 0.3 },
        { voice: "breath", pitch: 1200, to: 2600, length: 0.5, rise: 0.1, narrow: 2, loud: 0.3 },
      ],
    },
    crash: {
      level: 0.34,
      wet: 0.6,
      voices: [
        { voice: "breath", pitch: 500, to: 110, length: 1.2, narrow: 0.6 },
        { voice: "struck", of: "skin", pitch: 58, ring: 0.8, loud: 0.8 },
        { voice: "many", of: { voice: "struck", of: "metal", pitch: [300, 900], ring: 0.4 }, count: [4, 6], within: 0.6, falling: 0.15, loud: 0.4 },
      ],
    },
    loss: {
      level: 0.32,
      wet: 0.7,
      voices: [294, 277, 220].map((pitch, n) => ({ voice: "struck", of: "bell", pitch, ring: 1.2, at: 0.25 * n }) as const),
    },
    /** Something opens that is not of this world. */
    void: {
      level: 0.099,
      wet: 0.8,
      voices: [
        { voice: "tone", pitch: 92, to: 65, length: 1.4, rise: 0.5, wave: "sawtooth", dark: 420, tremble: [7, 0.03] },
        { voice: "tone", pitch: 130, to: 69, length: 1.4, rise: 0.6, wave: "sawtooth", dark: 500, loud: 0.6 },
        { voice: "breath", pitch: 700, to: 180, length: 1.3, rise: 0.5, narrow: 3, loud: 0.5 },
      ],
    },
    glory: {
      level: 0.19,
      wet: 0.6,
      voices: [523, 659, 784].map((pitch, n) => ({ voice: "struck", of: "glass", pitch, ring: 1.1, at: 0.1 * n }) as const),
    },
  },
  heard,
  scape: {
    deep: {
      beds: [
        { bed: "drone", pitches: [55, 82.4, 110.2], wave: "triangle", dark: 260, loud: 0.9, sway: 0.05 },
        { bed: "noise", pitch: [120, 260], narrow: 1.2, loud: 0.3, sway: 0.06 },
      ],
    },
    stars: {
      beds: [{ bed: "noise", pitch: [2200, 3600], narrow: 9, loud: 0.06, sway: 0.11 }],
      calls: [
        { cue: { level: 0.22, wet: 1, voices: [{ voice: "struck", of: "glass", pitch: [780, 792], ring: 2.6 }] }, every: [7, 8] },
        { cue: { level: 0.2, wet: 1, voices: [{ voice: "struck", of: "glass", pitch: [1172, 1180], ring: 2.4 }] }, every: [9, 9] },
        { cue: { level: 0.24, wet: 1, voices: [{ voice: "struck", of: "glass", pitch: [584, 592], ring: 3 }] }, every: [11, 9] },
      ],
    },
    /** Ships talk to each other, out of reach. */
    talk: { calls: [{ cue: { level: 0.1, wet: 0.9, voices: [{ voice: "many", of: { voice: "tone", pitch: [900, 1900], length: [0.05, 0.1], rise: 0.015 }, count: [4, 8], within: [0.5, 0.9] }] }, every: [12, 14] }] },
    /** The Voidborn grow stronger. */
    void: {
      beds: [{ bed: "drone", pitches: [46.2, 49, 69.3], wave: "sawtooth", dark: 200, loud: 0.9, sway: 0.08 }],
      calls: [{ cue: { level: 0.5, wet: 1, voices: [{ voice: "breath", pitch: [260, 420], to: [140, 200], length: [2, 3], rise: 1, narrow: 5 }] }, every: [7, 6] }],
    },
  },
  mood: (seen) => {
    const { sectors } = seen as unknown as VoidfallView;
    const held = sectors.filter((sector) => sector.void > 0).map(({ ref }) => ref);
    return { deep: 0.9, stars: 0.8, talk: 0.7, void: { near: sectors.length > 0 ? held.length / sectors.length : 0, from: held } };
  },
};

export default sounds;
