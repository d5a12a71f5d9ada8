/** The words in which sounds are described: `synth.ts` makes a cue of them, `scape.ts` a soundscape. */
import type { Entry, Ref, View } from "../net/protocol";
import type { Weight } from "../table/board";

/** A number, or the span from which it is drawn anew each time, so that no two sounds are alike. */
export type Span = number | readonly [least: number, most: number];

/** What is struck: its modes are in `materials.ts`. */
export type Material = "wood" | "bone" | "metal" | "glass" | "bell" | "skin" | "string";

interface Part {
  /** Seconds after the beginning. */
  at?: Span;
  /** How loud it is among the parts; 1 if left out. */
  loud?: number;
}

/** Something struck or plucked that rings for so many seconds. `knock` is the noise of the blow, from 0 to 1. */
export interface Struck extends Part {
  voice: "struck";
  of: Material;
  pitch: Span;
  ring: Span;
  knock?: number;
}

/** A tone that may glide, tremble and be muffled (no overtones over `dark`). It dies away, or swells if it has a `rise`. */
export interface Tone extends Part {
  voice: "tone";
  pitch: Span;
  to?: Span;
  length: Span;
  wave?: "sine" | "triangle" | "sawtooth";
  rise?: number;
  /** Times a second, and by which part of the pitch. */
  tremble?: readonly [rate: number, depth: number];
  dark?: number;
}

/** Noise around a pitch. It dies away, or swells if it has a `rise`. */
export interface Breath extends Part {
  voice: "breath";
  pitch: Span;
  to?: Span;
  length: Span;
  rise?: number;
  /** How narrow it is: 0.5 is wind, 20 nearly a tone. */
  narrow?: number;
}

/** Something that sticks and slips: wood under weight, a hinge. `pitch` is how often it slips a second. */
export interface Creak extends Part {
  voice: "creak";
  pitch: Span;
  to: Span;
  length: Span;
  /** The body that resounds. */
  body: readonly number[];
}

/** One part many times, at chance moments, each quieter than the one before by `falling`. */
export interface Many extends Part {
  voice: "many";
  of: Struck | Tone | Breath | Creak;
  count: Span;
  within: Span;
  falling?: number;
}

export type Voice = Struck | Tone | Breath | Creak | Many;

/** A sign, or a sound of the surroundings. */
export interface Cue {
  voices: readonly Voice[];
  /** Brings it to the loudness of the others, as tests/browser/test_sound.py measures it. */
  level: number;
  /** How much of the room is heard. */
  wet?: number;
}

/** Noise or drones without end. They come and go by themselves, `sway` times a second or so. */
export type Bed = { loud: number; sway: number } & (
  | { bed: "noise"; pitch: readonly [least: number, most: number]; narrow: number }
  | { bed: "drone"; pitches: readonly number[]; wave: "sine" | "triangle" | "sawtooth"; dark: number }
);

/** A sound that comes now and then: after at least so many seconds, and as many more on average. */
export interface Call {
  cue: Cue;
  every: readonly [least: number, more: number];
}

/** A part of a soundscape that is nearer or farther by the state of the game. */
export interface Layer {
  beds?: readonly Bed[];
  calls?: readonly Call[];
}

/** How near a layer is, from 0 to 1, and the things on the board from which its calls come; by default from anywhere. */
export type Felt = number | { near: number; from: readonly Ref[] };
export type Mood<L extends string = string> = Readonly<Record<L, Felt>>;

/** What is heard while a line is told: the name of a cue, and the thing on the board from which it comes. */
export type Heard = string | { cue: string; from: Ref } | null;

/** The room in which a game sounds: how long it echoes, and how muffled that is. */
export interface Room {
  seconds: number;
  dark: number;
}

/**
 * What `games/<game>/board/sounds.ts` exports: how the game sounds.
 *
 * A loudspeaker is heard by everybody in the room. So lines that only some seats are told have no sound, and a mood
 * follows from what everybody sees (tests/web/heard.test.ts).
 */
export interface GameSounds<L extends string = string> {
  room: Room;
  /** Cues of its own; they may replace those of all tables (`cues.ts`). */
  cues: Readonly<Record<string, Cue>>;
  heard(entry: Entry, weight: Weight): Heard;
  /** What is heard at the end, if no line of the log says it. */
  over?: string;
  /** The soundscape by layers; empty if there is none. */
  scape: Readonly<Record<L, Layer>>;
  mood(view: View): Mood<L>;
}
