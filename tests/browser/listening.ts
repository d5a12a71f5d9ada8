/** Renders sounds offline, as fast as the machine can, and measures what would be heard. Bundled by test_sound.py. */
import not_alone from "@stolik/games/not_alone/board/sounds";
import terrorscape from "@stolik/games/terrorscape/board/sounds";
import voidfall from "@stolik/games/voidfall/board/sounds";
import zona from "@stolik/games/zona/board/sounds";
import { Air } from "@stolik/web/sound/air";
import { chanceOf } from "@stolik/web/sound/chance";
import { CUES } from "@stolik/web/sound/cues";
import { DEFAULTS } from "@stolik/web/sound/defaults";
import type { Cue, GameSounds, Mood } from "@stolik/web/sound/description";
import { Scape } from "@stolik/web/sound/scape";

const RATE = 48_000;
/** Seconds of silence before a sound, so that its edges can be seen. */
const BEFORE = 0.25;
const FRAME = 4096;
/** As in BS.1770: how loud ears find each pitch. */
const EARS = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;
const MOMENT = 0.4 * RATE;

const GAMES: Readonly<Record<string, GameSounds>> = { any: DEFAULTS, not_alone, terrorscape, voidfall, zona };

interface Listened {
  /** Full scale is 1. */
  peak: number;
  dc: number;
  /** The loudest 0.4 s, and all of it, in LUFS. */
  loudest: number;
  loudness: number;
  /** Seconds until 60 dB below the peak, for good. */
  length: number;
  /** The level before the sound, in its first ten-thousandth of a second, and in the last hundredth of a second. */
  edges: [number, number, number];
  /** The middle of the spectrum every 0.2 s in hertz, while something is heard. */
  middles: number[];
  /** The strongest pitch, likewise. */
  pitches: number[];
  /** Level every 0.2 s in dB. */
  levels: number[];
  /** The share of energy below 200 Hz, to 1 kHz, to 4 kHz, above. */
  bands: number[];
  /** How many sudden rises of level there are. */
  onsets: number;
  /** Seconds rendered in a second. */
  speed: number;
}

const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

function asHeard(samples: Float32Array): Float64Array {
  const heard = Float64Array.from(samples);
  for (const { b: [b0, b1, b2], a: [a1, a2] } of EARS) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let n = 0; n < heard.length; n++) {
      const x = heard[n] ?? 0;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      heard[n] = y;
    }
  }
  return heard;
}

/** Powers of a frame by pitch. */
function spectrum(frame: Float64Array): Float64Array {
  const size = frame.length;
  const real = frame.map((x, n) => x * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size)));
  const imaginary = new Float64Array(size);
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
  }
  for (let half = 1; half < size; half <<= 1) {
    for (let k = 0; k < half; k++) {
      const [c, s] = [Math.cos((-Math.PI * k) / half), Math.sin((-Math.PI * k) / half)];
      for (let i = k; i < size; i += 2 * half) {
        const r = real[i + half] ?? 0;
        const m = imaginary[i + half] ?? 0;
        const tr = r * c - m * s;
        const ti = r * s + m * c;
        real[i + half] = (real[i] ?? 0) - tr;
        imaginary[i + half] = (imaginary[i] ?? 0) - ti;
        real[i] = (real[i] ?? 0) + tr;
        imaginary[i] = (imaginary[i] ?? 0) + ti;
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, k) => (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2);
}

function measured(buffer: AudioBuffer, took: number): Listened {
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  const both = Float64Array.from(left, (x, n) => (x + (right[n] ?? 0)) / 2);
  const largest = (from: number, to: number): number => {
    let most = 0;
    for (let n = Math.max(0, Math.round(from)); n < Math.min(left.length, to); n++) most = Math.max(most, Math.abs(left[n] ?? 0), Math.abs(right[n] ?? 0));
    return most;
  };
  const peak = largest(0, left.length);
  let last = left.length - 1;
  while (last > 0 && Math.max(Math.abs(left[last] ?? 0), Math.abs(right[last] ?? 0)) < 0.001 * peak) last--;
  const powers = [asHeard(left), asHeard(right)];
  const power = (from: number, to: number): number => {
    let sum = 0;
    for (const side of powers) for (let n = from; n < to; n++) sum += (side[n] ?? 0) ** 2;
    return sum / (to - from);
  };
  const starts = Array.from({ length: Math.max(1, Math.floor((left.length - MOMENT) / (RATE / 10))) }, (_, n) => (n * RATE) / 10);
  const [middles, pitches, levels, bands]: [number[], number[], number[], number[]] = [[], [], [], [0, 0, 0, 0]];
  for (let from = 0; from + FRAME < both.length; from += RATE / 5) {
    const level = decibels(both.slice(from, from + RATE / 5).reduce((sum, x) => sum + x * x, 0) / (RATE / 5));
    levels.push(level);
    if (level < decibels(peak * peak) - 60) continue;
    const powersHere = spectrum(both.slice(from, from + FRAME));
    let [sum, weighted] = [0, 0];
    powersHere.forEach((p, k) => {
      const pitch = (k * RATE) / FRAME;
      [sum, weighted] = [sum + p, weighted + p * pitch];
      bands[pitch < 200 ? 0 : pitch < 1000 ? 1 : pitch < 4000 ? 2 : 3]! += p;
    });
    if (sum === 0) continue;
    middles.push(weighted / sum);
    pitches.push((powersHere.indexOf(Math.max(...powersHere)) * RATE) / FRAME);
  }
  const whole = bands.reduce((sum, p) => sum + p, 0);
  let [onsets, fast, slow] = [0, 0, 0];
  let quiet = true;
  for (const x of both) {
    fast += 0.02 * (Math.abs(x) - fast);
    slow += 0.0007 * (Math.abs(x) - slow);
    if (quiet && fast > 3 * slow + 0.02 * peak) [onsets, quiet] = [onsets + 1, false];
    else if (fast < 1.5 * slow) quiet = true;
  }
  return {
    peak,
    dc: Math.abs(both.reduce((sum, x) => sum + x, 0) / both.length),
    loudest: -0.691 + Math.max(...starts.map((from) => decibels(power(from, from + MOMENT)))),
    loudness: -0.691 + decibels(power(0, left.length)),
    length: last / RATE - BEFORE,
    edges: [largest(0, BEFORE * RATE), largest(BEFORE * RATE, (BEFORE + 0.0001) * RATE), largest(left.length - 0.01 * RATE, left.length)],
    middles,
    pitches,
    levels,
    bands: bands.map((p) => p / whole),
    onsets,
    speed: left.length / RATE / took,
  };
}

async function rendered(seconds: number, room: GameSounds["room"], play: (air: Air) => void): Promise<Listened> {
  const on = new OfflineAudioContext({ numberOfChannels: 2, length: Math.round(seconds * RATE), sampleRate: RATE });
  const air = new Air(on, room);
  air.volume(1, 0.001);
  play(air);
  const began = performance.now();
  const buffer = await on.startRendering();
  return measured(buffer, (performance.now() - began) / 1000);
}

/** Each cue of a game, several times. */
async function cues(game: string, seeds: number[]): Promise<Record<string, Listened[]>> {
  const sounds = GAMES[game] ?? DEFAULTS;
  const all: Readonly<Record<string, Cue>> = { ...CUES, ...sounds.cues };
  const names = game === "any" ? Object.keys(all) : Object.keys(sounds.cues);
  const heard: Record<string, Listened[]> = {};
  for (const name of names) {
    const cue = all[name];
    if (!cue) continue;
    heard[name] = [];
    for (const seed of seeds) heard[name].push(await rendered(4.5, sounds.room, (air) => air.play(cue, BEFORE, 0, chanceOf(seed))));
  }
  return heard;
}

/** A soundscape for so long; without a mood each layer is as near as can be. */
async function scape(game: string, seconds: number, seed: number, mood?: Mood): Promise<Listened> {
  const sounds = GAMES[game] ?? DEFAULTS;
  return rendered(seconds, sounds.room, (air) => {
    const heard = new Scape(air, sounds.scape, chanceOf(seed), () => 0.5, 0);
    heard.feel(mood ?? {}, 0);
    heard.plan(seconds - 3);
  });
}

const games = (): [string, string[]][] => Object.entries(GAMES).map(([game, { scape }]) => [game, Object.keys(scape)]);

/** How long it takes to begin a cue, in milliseconds of the page's own time. */
function effort(game: string): number {
  const sounds = GAMES[game] ?? DEFAULTS;
  const on = new OfflineAudioContext({ numberOfChannels: 2, length: RATE, sampleRate: RATE });
  const air = new Air(on, sounds.room);
  const cues: readonly Cue[] = Object.values({ ...CUES, ...sounds.cues });
  const began = performance.now();
  for (let n = 0; n < 10; n++) for (const cue of cues) air.play(cue, 0, 0, chanceOf(n));
  return (performance.now() - began) / (10 * cues.length);
}

Object.assign(globalThis, { listening: { games, cues, scape, effort } });
