/** An old house at night: wind outside, wood that gives, and what is heard in its rooms. */
import type { Entry } from "../../../web/net/protocol";
import type { GameSounds, Heard } from "../../../web/sound/description";
import { HIGHEST_LEVEL } from "./constants";
import type { TerrorscapeView } from "./view";

const BOARDS = [240, 430, 910] as const;

/** The cue of a log entry that all are told. */
export const HEARD: Readonly<Record<string, string>> = {
  skill_played: "card",
  skill_unlocked: "card",
  level_up: "growl",
  moved: "steps",
  stealthed: "hush",
  reappeared: "growl",
  noise_told: "groan",
  firecracker_told: "cracker",
  panicked: "gasp",
  feared: "heart",
  found: "knock",
  attacked: "claw",
  rolled: "dice",
  defended: "clash",
  amulet: "shatter",
  trap_sprung: "snap",
  trap_used: "snap",
  blocked: "boards",
  block_broken: "crash",
  wounded: "hit",
  healed: "lift",
  eliminated: "fall",
  key_found: "keys",
  rescue_called: "radio",
  rescue_moved: "radio",
  plan_complete: "rise",
  escaped: "lift",
  over_killed: "fall",
  over_two_killed: "fall",
  over_darkness: "fall",
  over_escaped: "rise",
  over_rescued: "rise",
  over_struck_back: "rise",
};

function heard({ id, args }: Entry): Heard {
  const cue = HEARD[id];
  const [room] = [args["room"] ?? args["rooms"] ?? ""].flat();
  return cue ? { cue, from: String(room ?? "") } : null;
}

const sounds: GameSounds<"wind" | "house" | "noise" | "dread" | "fear"> = {
  room: { seconds: 1.5, dark: 1900 },
  cues: {
    /** A clock in another room strikes. */
    turn: {
      level: 0.28,
      wet: 0.7,
      voices: [
        { voice: "struck", of: "bell", pitch: 466, ring: 1.1 },
        { voice: "struck", of: "bell", pitch: 349, ring: 1.5, at: 0.22 },
      ],
    },
    groan: {
      level: 0.74,
      wet: 0.6,
      voices: [
        { voice: "creak", pitch: [26, 34], to: [70, 95], length: [0.8, 1.1], body: BOARDS },
        { voice: "creak", pitch: [60, 80], to: [30, 40], length: [0.5, 0.7], body: [310, 620], at: 0.75, loud: 0.6 },
      ],
    },
    steps: {
      level: 0.53,
      wet: 0.5,
      voices: [
        { voice: "many", of: { voice: "struck", of: "skin", pitch: [66, 78], ring: 0.3, knock: 0.35 }, count: 3, within: 1.05, falling: 0.1 },
        { voice: "creak", pitch: 40, to: 55, length: 0.35, body: BOARDS, at: 0.4, loud: 0.35 },
      ],
    },
    hush: { level: 0.22, wet: 0.7, voices: [{ voice: "breath", pitch: 1400, to: 240, length: 1.1, rise: 0.2, narrow: 1.1 }] },
    growl: {
      level: 0.12,
      wet: 0.5,
      voices: [
        { voice: "tone", pitch: [62, 68], to: 44, length: 1.3, rise: 0.25, wave: "sawtooth", dark: 260, tremble: [23, 0.1] },
        { voice: "breath", pitch: 320, to: 160, length: 1.2, rise: 0.3, narrow: 1.5, loud: 0.5 },
      ],
    },
    cracker: {
      level: 0.67,
      wet: 0.8,
      voices: [{ voice: "many", of: { voice: "breath", pitch: [900, 2600], to: 500, length: [0.08, 0.14], narrow: 0.6 }, count: [7, 9], within: 1, falling: 0.04 }],
    },
    gasp: {
      level: 0.22,
      wet: 0.6,
      voices: [
        { voice: "breath", pitch: 900, to: 1900, length: 0.45, rise: 0.35, narrow: 2.2 },
        { voice: "breath", pitch: 1500, to: 700, length: 0.6, rise: 0.1, narrow: 2.2, at: 0.5, loud: 0.6 },
      ],
    },
    heart: {
      level: 0.6,
      wet: 0.2,
      voices: [0, 0.9].flatMap((at) => [
        { voice: "struck", of: "skin", pitch: 62, ring: 0.3, at } as const,
        { voice: "struck", of: "skin", pitch: 54, ring: 0.35, at: at + 0.24, loud: 0.75 } as const,
      ]),
    },
    knock: { level: 0.57, wet: 0.5, voices: [0, 0.19].map((at) => ({ voice: "struck", of: "wood", pitch: [150, 165], ring: 0.22, knock: 0.8, at }) as const) },
    claw: {
      level: 0.42,
      wet: 0.4,
      voices: [
        { voice: "many", of: { voice: "breath", pitch: [3200, 4000], to: 700, length: 0.2, narrow: 0.9 }, count: 3, within: 0.22 },
        { voice: "struck", of: "skin", pitch: 70, ring: 0.5, at: 0.1, loud: 0.9 },
      ],
    },
    hit: {
      level: 0.61,
      wet: 0.4,
      voices: [
        { voice: "struck", of: "skin", pitch: [84, 94], ring: 0.4, knock: 0.8 },
        { voice: "breath", pitch: 700, to: 300, length: 0.5, rise: 0.05, narrow: 2, at: 0.08, loud: 0.3 },
      ],
    },
    clash: { level: 0.4, wet: 0.5, voices: [{ voice: "struck", of: "metal", pitch: [880, 990], ring: 1, knock: 0.9 }] },
    shatter: {
      level: 0.2,
      wet: 0.5,
      voices: [{ voice: "many", of: { voice: "struck", of: "glass", pitch: [1300, 3000], ring: [0.25, 0.6], knock: 0.3 }, count: [7, 9], within: 0.4, falling: 0.12 }],
    },
    snap: {
      level: 0.5,
      wet: 0.4,
      voices: [
        { voice: "struck", of: "metal", pitch: 620, ring: 0.3, knock: 1 },
        { voice: "struck", of: "wood", pitch: 120, ring: 0.25, knock: 0.5, at: 0.02 },
      ],
    },
    keys: {
      level: 0.3,
      wet: 0.4,
      voices: [{ voice: "many", of: { voice: "struck", of: "metal", pitch: [1500, 2300], ring: [0.2, 0.35] }, count: [6, 8], within: 0.6 }],
    },
    boards: { level: 0.54, wet: 0.4, voices: [0, 0.33, 0.66].map((at) => ({ voice: "struck", of: "wood", pitch: [170, 200], ring: 0.2, knock: 1, at }) as const) },
    crash: {
      level: 0.33,
      wet: 0.5,
      voices: [
        { voice: "breath", pitch: 700, to: 250, length: 0.6, narrow: 0.6 },
        { voice: "many", of: { voice: "struck", of: "wood", pitch: [140, 420], ring: 0.2, knock: 0.7 }, count: [6, 8], within: 0.55, falling: 0.08 },
      ],
    },
    /** A radio finds its station. */
    radio: {
      level: 0.13,
      wet: 0.3,
      voices: [
        { voice: "breath", pitch: 900, to: 2800, length: 0.7, rise: 0.1, narrow: 3 },
        { voice: "tone", pitch: 620, to: 880, length: 0.35, rise: 0.1, at: 0.2, loud: 0.25, tremble: [9, 0.04] },
        { voice: "tone", pitch: 784, length: 0.5, rise: 0.03, at: 0.6, loud: 0.3 },
      ],
    },
  },
  heard,
  scape: {
    wind: {
      beds: [
        { bed: "noise", pitch: [180, 420], narrow: 1.2, loud: 0.8, sway: 0.09 },
        { bed: "noise", pitch: [700, 1150], narrow: 5, loud: 0.22, sway: 0.13 },
      ],
    },
    /** It is an old house. */
    house: {
      calls: [
        { cue: { level: 0.35, wet: 0.8, voices: [{ voice: "creak", pitch: [22, 40], to: [30, 90], length: [0.5, 1.4], body: BOARDS }] }, every: [9, 12] },
        { cue: { level: 0.3, wet: 0.9, voices: [{ voice: "struck", of: "wood", pitch: [110, 260], ring: 0.2, knock: 0.2 }] }, every: [6, 14] },
      ],
    },
    /** Wood gives where noise has been heard. */
    noise: {
      calls: [
        { cue: { level: 0.5, wet: 0.7, voices: [{ voice: "creak", pitch: [30, 50], to: [60, 120], length: [0.4, 1], body: [280, 520, 1050] }] }, every: [2.5, 5] },
        { cue: { level: 0.45, wet: 0.7, voices: [{ voice: "many", of: { voice: "struck", of: "skin", pitch: [80, 95], ring: 0.2, knock: 0.2 }, count: [2, 4], within: 1.4 }] }, every: [5, 7] },
      ],
    },
    /** The Killer grows stronger. */
    dread: { beds: [{ bed: "drone", pitches: [55, 58.3, 82.4], wave: "sawtooth", dark: 190, loud: 0.9, sway: 0.06 }] },
    /** Somebody is hurt. */
    fear: { calls: [{ cue: { level: 0.55, wet: 0.1, voices: [0, 0.26].map((at) => ({ voice: "struck", of: "skin", pitch: 52, ring: 0.3, at }) as const) }, every: [1.05, 0.02] }] },
  },
  mood: (seen) => {
    const { round, statements, level, survivors } = seen as unknown as TerrorscapeView;
    const hurt = survivors.filter(({ wounded, alive }) => wounded && alive).length;
    // What the Killer was told, which may be a firecracker: the tokens of the Survivors say more.
    const told = statements.filter((one) => one.kind === "noise" && one.round > round - 2);
    return {
      wind: 0.9,
      house: 0.7,
      noise: { near: Math.min(1, told.flatMap(({ rooms }) => rooms).length / 3), from: told.flatMap(({ rooms }) => rooms) },
      dread: level / HIGHEST_LEVEL,
      fear: hurt > 0 ? 0.3 + 0.2 * hurt : 0,
    };
  },
};

export default sounds;
