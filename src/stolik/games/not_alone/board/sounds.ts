/** A night on Artemia: the planet breathes, things chirp that nobody has seen, and it comes closer. */
import type { Entry } from "../../../web/net/protocol";
import type { GameSounds, Heard } from "../../../web/sound/description";
import type { NotAloneView } from "./view";

/** The cue of a log entry that all are told. */
export const HEARD: Readonly<Record<string, string>> = {
  card_played: "card",
  card_repeated: "card",
  revealed: "flip",
  token_placed: "placed",
  token_moved: "placed",
  caught: "claw",
  artemia_hit: "sting",
  target_hit: "aim",
  anticipated: "heart",
  resisted: "lift",
  will_lost: "drop",
  will_regained: "lift",
  place_taken: "lift",
  beach_used: "beacon",
  wreck_used: "beacon",
  rescue_moved: "beacon",
  assimilation_moved: "growl",
  gave_up: "sigh",
  exhausted: "sigh",
  game_over_creature: "fall",
  game_over_hunted: "rise",
};

function heard({ id, args }: Entry): Heard {
  const cue = HEARD[id];
  const [place] = [args["place"] ?? args["places"] ?? ""].flat();
  return cue ? { cue, from: String(place ?? "") } : null;
}

/** How far a counter has come, from 0 to 1. */
const come = (left: number, start: number): number => (start > 0 ? Math.min(1, Math.max(0, 1 - left / start)) : 0);

const sounds: GameSounds<"night" | "life" | "presence" | "beacon"> = {
  room: { seconds: 2, dark: 3200 },
  cues: {
    turn: {
      level: 0.19,
      wet: 0.7,
      voices: [
        { voice: "struck", of: "glass", pitch: 440, ring: 1.2 },
        { voice: "struck", of: "glass", pitch: 659, ring: 1.6, at: 0.18 },
        { voice: "tone", pitch: 220, length: 1.2, rise: 0.4, loud: 0.15 },
      ],
    },
    claw: {
      level: 0.3,
      wet: 0.5,
      voices: [
        { voice: "many", of: { voice: "breath", pitch: [2800, 3800], to: 600, length: 0.22, narrow: 0.9 }, count: 3, within: 0.25 },
        { voice: "tone", pitch: 82, to: 38, length: 0.7, at: 0.08, wave: "sawtooth", dark: 300 },
      ],
    },
    /** A cold sting that rings on. */
    sting: {
      level: 0.19,
      wet: 0.8,
      voices: [
        { voice: "struck", of: "glass", pitch: 1175, ring: 1.2, knock: 0.4 },
        { voice: "struck", of: "glass", pitch: 1245, ring: 1.4, at: 0.04, loud: 0.8 },
        { voice: "breath", pitch: 5200, to: 2600, length: 0.5, narrow: 2, loud: 0.2 },
      ],
    },
    aim: {
      level: 0.51,
      wet: 0.3,
      voices: [
        { voice: "struck", of: "bone", pitch: 990, ring: 0.12 },
        { voice: "struck", of: "bone", pitch: 990, ring: 0.12, at: 0.11 },
        { voice: "struck", of: "skin", pitch: 72, ring: 0.4, knock: 0.5, at: 0.22, loud: 0.9 },
      ],
    },
    heart: {
      level: 0.61,
      wet: 0.3,
      voices: [0, 0.9].flatMap((at) => [
        { voice: "struck", of: "skin", pitch: 60, ring: 0.3, at } as const,
        { voice: "struck", of: "skin", pitch: 52, ring: 0.35, at: at + 0.24, loud: 0.75 } as const,
      ]),
    },
    /** A signal goes up to the ship. */
    beacon: {
      level: 0.13,
      wet: 0.6,
      voices: [0, 0.17, 0.34].map((at) => ({ voice: "tone", pitch: 988, length: 0.16, rise: 0.02, at, loud: 1 - at }) as const),
    },
    growl: {
      level: 0.12,
      wet: 0.6,
      voices: [
        { voice: "tone", pitch: [58, 64], to: 41, length: 1.5, rise: 0.3, wave: "sawtooth", dark: 240, tremble: [19, 0.1] },
        { voice: "tone", pitch: [87, 93], to: 61, length: 1.3, rise: 0.4, wave: "sawtooth", dark: 400, tremble: [13, 0.06], loud: 0.5 },
        { voice: "breath", pitch: 420, to: 180, length: 1.3, rise: 0.3, narrow: 1.5, loud: 0.35 },
      ],
    },
    sigh: {
      level: 0.2,
      wet: 0.7,
      voices: [
        { voice: "breath", pitch: 900, to: 320, length: 1.3, rise: 0.3, narrow: 1.6 },
        { voice: "struck", of: "glass", pitch: 262, ring: 1.4, at: 0.2, loud: 0.6 },
      ],
    },
  },
  heard,
  scape: {
    night: {
      beds: [
        { bed: "noise", pitch: [200, 480], narrow: 1, loud: 0.6, sway: 0.07 },
        { bed: "noise", pitch: [3400, 5200], narrow: 6, loud: 0.07, sway: 0.21 },
        { bed: "drone", pitches: [110, 164.8], wave: "sine", dark: 600, loud: 0.25, sway: 0.05 },
      ],
    },
    /** It falls silent as the planet closes in. */
    life: {
      calls: [
        { cue: { level: 0.16, wet: 0.7, voices: [{ voice: "many", of: { voice: "tone", pitch: [1900, 2700], to: [2100, 2500], length: 0.07, rise: 0.02 }, count: [3, 7], within: [0.5, 0.9] }] }, every: [2.5, 3.5] },
        { cue: { level: 0.2, wet: 0.9, voices: [{ voice: "many", of: { voice: "tone", pitch: [620, 700], to: [880, 950], length: 0.22, rise: 0.08 }, count: [2, 3], within: 0.8 }] }, every: [6, 7] },
        { cue: { level: 0.2, wet: 1, voices: [{ voice: "tone", pitch: [380, 520], to: [520, 640], length: [1.4, 2.2], rise: 0.6, tremble: [5, 0.015] }] }, every: [13, 12] },
        { cue: { level: 0.22, wet: 0.8, voices: [{ voice: "many", of: { voice: "struck", of: "wood", pitch: [700, 1100], ring: 0.08 }, count: [4, 8], within: 0.7, falling: 0.08 }] }, every: [7, 9] },
      ],
    },
    /** Assimilation comes closer: the planet hums and breathes. */
    presence: {
      beds: [{ bed: "drone", pitches: [49, 51.9, 73.4], wave: "sawtooth", dark: 180, loud: 0.9, sway: 0.07 }],
      calls: [{ cue: { level: 0.5, wet: 0.6, voices: [{ voice: "breath", pitch: 220, to: 330, length: 1.6, rise: 0.8, narrow: 1.6 }, { voice: "breath", pitch: 330, to: 160, length: 2.2, rise: 0.4, narrow: 1.6, at: 1.5, loud: 0.8 }] }, every: [6, 4] }],
    },
    /** Rescue comes closer: a signal from above. */
    beacon: { calls: [{ cue: { level: 0.2, wet: 1, voices: [{ voice: "tone", pitch: 1319, length: 0.14, rise: 0.03 }, { voice: "tone", pitch: 988, length: 0.2, rise: 0.03, at: 0.2 }] }, every: [4, 1] }] },
  },
  mood: (seen) => {
    const { assimilation, assimilation_start, rescue, rescue_start } = seen as unknown as NotAloneView;
    const taken = come(assimilation, assimilation_start);
    const near = come(rescue, rescue_start);
    return { night: 0.9, life: 1 - 0.7 * taken, presence: 0.15 + 0.85 * taken, beacon: near > 0.4 ? near : 0 };
  },
};

export default sounds;
