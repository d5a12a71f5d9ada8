/** Makes the parts of a cue of oscillators, noise and filters. */
import { drawn, type Chance } from "./chance";
import type { Breath, Creak, Many, Struck, Tone, Voice } from "./description";
import { MODES } from "./materials";

/** Where a part is played: seconds of the context's clock, loudness, what it goes into. */
export interface Place {
  on: BaseAudioContext;
  noise: AudioBuffer;
  start: number;
  loud: number;
  into: AudioNode;
  chance: Chance;
}

/** Nothing begins or ends faster than this: a jump would be heard as a click. */
const EDGE = 0.004;
/** What has died away: 60 dB below. */
const GONE = 0.001;
const HIGHEST = 16_000;

/** Rises to `loud`, then dies away within `length`. */
function dying(gain: AudioParam, { start, loud }: Place, length: number, rise = Math.min(EDGE, length / 6)): void {
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(loud, start + rise);
  gain.exponentialRampToValueAtTime(loud * GONE, start + Math.max(length, 2 * rise));
  gain.linearRampToValueAtTime(0, start + Math.max(length, 2 * rise) + EDGE);
}

/** Swells during `rise`, stays, and fades in the last third. */
function swelling(gain: AudioParam, { start, loud }: Place, length: number, rise: number): void {
  const top = Math.max(EDGE, Math.min(rise, 0.7 * length));
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(loud, start + top);
  gain.setValueAtTime(loud, start + Math.max(top, 0.66 * length));
  gain.linearRampToValueAtTime(0, start + length);
}

function shape(gain: AudioParam, place: Place, length: number, rise: number | undefined): void {
  if (rise === undefined) dying(gain, place, length);
  else swelling(gain, place, length, rise);
}

function glide(param: AudioParam, from: number, to: number, start: number, length: number): void {
  param.setValueAtTime(from, start);
  if (to !== from) param.exponentialRampToValueAtTime(to, start + length);
}

/** A filter that follows its pitch in small steps: nobody hears them, and it costs a fraction. */
function filtering(on: BaseAudioContext, options: BiquadFilterOptions): BiquadFilterNode {
  const filter = new BiquadFilterNode(on, options);
  for (const param of [filter.frequency, filter.Q, filter.detune, filter.gain]) param.automationRate = "k-rate";
  return filter;
}

/** Noise from a chance place of the buffer, through a filter; as loud whatever the filter lets through. */
export function hissing(place: Place, pitch: number, narrow: number): { source: AudioBufferSourceNode; filter: BiquadFilterNode; even: number } {
  const { on, noise } = place;
  const source = new AudioBufferSourceNode(on, { buffer: noise, loop: true });
  const filter = filtering(on, { type: "bandpass", frequency: pitch, Q: narrow });
  source.connect(filter);
  const passed = (1.57 * pitch) / narrow / (on.sampleRate / 2);
  return { source, filter, even: Math.min(9, 0.5 / Math.sqrt(passed)) };
}

function breathe(place: Place, { pitch, to, length, rise, narrow = 1.2 }: Breath): number {
  const { on, start, chance } = place;
  const from = drawn(pitch, chance);
  const lasts = drawn(length, chance);
  const { source, filter, even } = hissing(place, from, narrow);
  glide(filter.frequency, from, drawn(to ?? from, chance), start, lasts);
  const gain = new GainNode(on, { gain: 0 });
  shape(gain.gain, { ...place, loud: place.loud * even }, lasts, rise);
  filter.connect(gain).connect(place.into);
  source.start(start, chance() * place.noise.duration);
  source.stop(start + lasts + 2 * EDGE);
  return lasts;
}

function sing(place: Place, { pitch, to, length, wave = "sine", rise, tremble, dark }: Tone): number {
  const { on, start, chance } = place;
  // Nothing that sounds is ever twice in the same tune.
  const from = drawn(pitch, chance) * (0.997 + 0.006 * chance());
  const lasts = drawn(length, chance);
  const source = new OscillatorNode(on, { type: wave });
  glide(source.frequency, from, drawn(to ?? from, chance), start, lasts);
  const gain = new GainNode(on, { gain: 0 });
  shape(gain.gain, place, lasts, rise);
  const through = dark === undefined ? source : source.connect(new BiquadFilterNode(on, { type: "lowpass", frequency: dark, Q: 0.3 }));
  through.connect(gain).connect(place.into);
  const end = start + lasts + 2 * EDGE;
  if (tremble) {
    const waver = new OscillatorNode(on, { frequency: tremble[0] });
    waver.connect(new GainNode(on, { gain: tremble[1] * from })).connect(source.frequency);
    waver.start(start);
    waver.stop(end);
  }
  source.start(start);
  source.stop(end);
  return lasts;
}

function ring(place: Place, { of, pitch, ring, knock = 0 }: Struck): number {
  const { on, start, loud, into, chance } = place;
  const first = drawn(pitch, chance);
  const lasts = drawn(ring, chance);
  const modes = MODES[of];
  const whole = modes.reduce((sum, mode) => sum + mode.loud, 0);
  for (const mode of modes) {
    // Where it is struck decides how much of each mode is heard.
    const heard = (mode.loud / whole) * (0.75 + 0.5 * chance());
    const frequency = first * mode.ratio * (0.996 + 0.008 * chance());
    if (frequency > HIGHEST) continue;
    const source = new OscillatorNode(on, { frequency });
    // A struck skin is tighter at first.
    if (of === "skin") glide(source.frequency, 1.35 * frequency, frequency, start, 0.06);
    const gain = new GainNode(on, { gain: 0 });
    const dies = lasts / mode.quick;
    dying(gain.gain, { ...place, loud: loud * heard }, dies, of === "string" ? EDGE : 0.002);
    source.connect(gain).connect(into);
    source.start(start);
    source.stop(start + dies + 4 * EDGE);
  }
  if (knock > 0) breathe({ ...place, loud: loud * knock }, { voice: "breath", pitch: Math.min(6000, 4.5 * first), length: 0.035, narrow: 0.8 });
  return lasts;
}

const TURNS = 24;

function creak(place: Place, { pitch, to, length, body }: Creak): number {
  const { on, start, loud, into, chance } = place;
  const lasts = drawn(length, chance);
  const [from, until] = [drawn(pitch, chance), drawn(to, chance)];
  const source = new OscillatorNode(on, { type: "sawtooth" });
  const gain = new GainNode(on, { gain: 0 });
  // It slips unevenly, and now and then nearly stops.
  const slips = Float32Array.from({ length: TURNS }, (_, n) => from * (until / from) ** (n / (TURNS - 1)) * (0.8 + 0.45 * chance()));
  const pulls = Float32Array.from({ length: TURNS }, (_, n) => loud * Math.sin((Math.PI * n) / (TURNS - 1)) ** 0.6 * (0.35 + 0.65 * chance()));
  pulls[0] = pulls[TURNS - 1] = 0;
  source.frequency.setValueCurveAtTime(slips, start, lasts);
  gain.gain.setValueCurveAtTime(pulls, start, lasts);
  for (const resounds of body) {
    source.connect(new BiquadFilterNode(on, { type: "bandpass", frequency: resounds * (0.92 + 0.16 * chance()), Q: 7 })).connect(gain);
  }
  gain.connect(into);
  source.start(start);
  source.stop(start + lasts + 2 * EDGE);
  return lasts;
}

function repeat(place: Place, { of, count, within, falling = 0 }: Many): number {
  const { chance } = place;
  const times = Math.round(drawn(count, chance));
  const span = drawn(within, chance);
  const moments = Array.from({ length: times }, (_, n) => (span * (n + 0.8 * chance())) / times);
  return moments.reduce((end, at, n) => {
    const loud = place.loud * (1 - falling) ** n * (0.8 + 0.4 * chance());
    return Math.max(end, at + sound({ ...place, start: place.start + at, loud }, of));
  }, 0);
}

/** Plays one part; returns how many seconds after the place's start it ends. */
export function sound(place: Place, voice: Voice): number {
  const at = drawn(voice.at ?? 0, place.chance);
  const here = { ...place, start: place.start + at, loud: place.loud * (voice.loud ?? 1) };
  switch (voice.voice) {
    case "struck":
      return at + ring(here, voice);
    case "tone":
      return at + sing(here, voice);
    case "breath":
      return at + breathe(here, voice);
    case "creak":
      return at + creak(here, voice);
    case "many":
      return at + repeat(here, voice);
  }
}
