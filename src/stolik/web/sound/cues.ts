/** The signs of all tables. A game may replace any of them by a cue of the same name. */
import type { Cue } from "./description";

export const CUES = {
  /** It is one's turn: two bells, the higher one first heard from afar. */
  turn: {
    level: 0.24,
    wet: 0.4,
    voices: [
      { voice: "struck", of: "glass", pitch: 523, ring: 0.9 },
      { voice: "struck", of: "glass", pitch: 784, ring: 1.3, at: 0.14, loud: 0.9 },
    ],
  },
  /** An answer is on its way. */
  sent: {
    level: 0.82,
    wet: 0.1,
    voices: [
      { voice: "struck", of: "wood", pitch: [430, 450], ring: 0.14, knock: 0.2 },
      { voice: "struck", of: "wood", pitch: [580, 595], ring: 0.16, at: 0.07, loud: 0.8 },
    ],
  },

  /** A card laid on the table for all to see. */
  card: {
    level: 0.51,
    wet: 0.15,
    voices: [
      { voice: "breath", pitch: [3000, 3600], to: 1200, length: 0.13, rise: 0.06, narrow: 0.7 },
      { voice: "struck", of: "skin", pitch: [140, 165], ring: 0.16, knock: 0.5, at: 0.11 },
    ],
  },
  /** Cards turned over, one after another. */
  flip: {
    level: 0.77,
    wet: 0.15,
    voices: [
      { voice: "many", of: { voice: "breath", pitch: [2200, 3000], to: 1300, length: [0.06, 0.09], narrow: 0.8 }, count: 3, within: 0.3 },
      { voice: "many", of: { voice: "struck", of: "wood", pitch: [180, 230], ring: 0.07, knock: 0.4 }, count: 3, within: 0.32, loud: 0.5 },
    ],
  },
  /** A token put down on wood. */
  placed: {
    level: 0.74,
    wet: 0.15,
    voices: [
      { voice: "struck", of: "wood", pitch: [185, 210], ring: 0.2, knock: 0.7 },
      { voice: "struck", of: "bone", pitch: [900, 1050], ring: 0.06, loud: 0.35 },
    ],
  },
  /** Dice roll over a wooden table and come to rest. */
  dice: {
    level: 0.5,
    wet: 0.2,
    voices: [
      { voice: "many", of: { voice: "struck", of: "bone", pitch: [1150, 2100], ring: [0.04, 0.07], knock: 0.5 }, count: [8, 11], within: [0.55, 0.75], falling: 0.08 },
      { voice: "many", of: { voice: "struck", of: "wood", pitch: [230, 330], ring: 0.08, knock: 0.3 }, count: [4, 6], within: 0.6, loud: 0.6, falling: 0.1 },
    ],
  },
  /** Something is lost: a step down. */
  drop: {
    level: 0.35,
    wet: 0.35,
    voices: [
      { voice: "struck", of: "string", pitch: 392, ring: 0.5 },
      { voice: "struck", of: "string", pitch: 311, ring: 0.8, at: 0.13 },
    ],
  },
  /** Something is gained: a step up. */
  lift: {
    level: 0.36,
    wet: 0.35,
    voices: [
      { voice: "struck", of: "string", pitch: 440, ring: 0.45 },
      { voice: "struck", of: "string", pitch: 587, ring: 0.8, at: 0.12 },
    ],
  },
  /** A great event of no kind known here. */
  event: {
    level: 0.45,
    wet: 0.5,
    voices: [
      { voice: "struck", of: "bell", pitch: 294, ring: 1.5 },
      { voice: "breath", pitch: 900, to: 500, length: 0.7, rise: 0.2, loud: 0.12 },
    ],
  },
  /** A line of the log of no kind known here. */
  tick: { level: 0.82, wet: 0.1, voices: [{ voice: "struck", of: "wood", pitch: [620, 720], ring: 0.2, knock: 0.25 }] },
  /** An end that is no joy: three steps down. */
  fall: {
    level: 0.15,
    wet: 0.6,
    voices: [
      { voice: "struck", of: "bell", pitch: 220, ring: 1.2 },
      { voice: "struck", of: "bell", pitch: 185, ring: 1.4, at: 0.35 },
      { voice: "struck", of: "bell", pitch: 147, ring: 2, at: 0.75 },
      { voice: "tone", pitch: 73.5, to: 49, length: 2, rise: 0.7, loud: 0.6 },
    ],
  },
  /** An end that is one: a chord that opens. */
  rise: {
    level: 0.25,
    wet: 0.6,
    voices: [
      { voice: "struck", of: "bell", pitch: 294, ring: 1.4 },
      { voice: "struck", of: "bell", pitch: 370, ring: 1.4, at: 0.17 },
      { voice: "struck", of: "bell", pitch: 440, ring: 1.6, at: 0.34 },
      { voice: "struck", of: "bell", pitch: 587, ring: 2, at: 0.55, loud: 0.8 },
    ],
  },
} as const satisfies Readonly<Record<string, Cue>>;

export type CueName = keyof typeof CUES;
