/** The air in which everything sounds: a room that echoes, a volume, and a limit that nothing exceeds. */
import { chanceOf, type Chance } from "./chance";
import type { Cue, Room } from "./description";
import { sound } from "./synth";

const NOISE_SECONDS = 3;
/** Louder than this is pressed together, and nothing comes over `MOST`. */
const SOFT = 0.5;
const MOST = 0.85;
/** Seconds in which the volume changes. */
const FADE = 0.25;

/** White noise, the same every time; where it is read is left to chance. */
function noiseOf(on: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: NOISE_SECONDS * on.sampleRate, sampleRate: on.sampleRate });
  const chance = chanceOf(1);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * chance() - 1;
  return buffer;
}

/** Echoes die away, and the high ones first. */
function echoOf(on: BaseAudioContext, { seconds, dark }: Room): AudioBuffer {
  const length = Math.round(seconds * on.sampleRate);
  const buffer = new AudioBuffer({ numberOfChannels: 2, length, sampleRate: on.sampleRate });
  for (const channel of [0, 1]) {
    const chance = chanceOf(2 + channel);
    const samples = buffer.getChannelData(channel);
    let passed = 0;
    for (let at = 0; at < length; at++) {
      const late = at / length;
      const opens = Math.min(1, (2 * Math.PI * dark * (1 - 0.75 * late)) / on.sampleRate);
      passed += opens * (2 * chance() - 1 - passed);
      samples[at] = passed * Math.exp(-6.9 * late) * Math.min(1, at / (0.01 * on.sampleRate));
    }
  }
  return buffer;
}

/** Straight up to `SOFT`, then bent so that it never reaches `MOST`. */
function limit(): Float32Array<ArrayBuffer> {
  const bent = (value: number): number => {
    const size = Math.abs(value);
    const room = MOST - SOFT;
    return size <= SOFT ? value : Math.sign(value) * (SOFT + room * Math.tanh((size - SOFT) / room));
  };
  return Float32Array.from({ length: 2001 }, (_, at) => bent(at / 1000 - 1));
}

export class Air {
  readonly noise: AudioBuffer;
  readonly #volume: GainNode;
  readonly #echo: ConvolverNode;

  constructor(
    readonly on: BaseAudioContext,
    room: Room,
  ) {
    this.noise = noiseOf(on);
    this.#volume = new GainNode(on, { gain: 0 });
    this.#echo = new ConvolverNode(on, { buffer: echoOf(on, room) });
    this.#echo.connect(this.#volume);
    // What a sum of voices leaves below hearing would only cost headroom.
    const rumble = new BiquadFilterNode(on, { type: "highpass", frequency: 28, Q: 0.5 });
    this.#volume.connect(rumble).connect(new WaveShaperNode(on, { curve: limit() })).connect(on.destination);
  }

  /** Fades to a volume from 0 to 1. */
  volume(to: number, fade = FADE): void {
    const { gain } = this.#volume;
    gain.cancelScheduledValues(this.on.currentTime);
    gain.setTargetAtTime(to, this.on.currentTime, fade / 3);
  }

  /** Where something comes from, -1 being left and 1 right, dry and with its echo. */
  from(place: number, wet: number): GainNode {
    const gain = new GainNode(this.on);
    gain.connect(new StereoPannerNode(this.on, { pan: place })).connect(this.#volume);
    if (wet > 0) gain.connect(new GainNode(this.on, { gain: wet })).connect(this.#echo);
    return gain;
  }

  /** Plays a cue; returns when it has died away, without its echo. */
  play(cue: Cue, start: number, place: number, chance: Chance, into: AudioNode = this.from(place, cue.wet ?? 0.25)): number {
    const here = { on: this.on, noise: this.noise, start, loud: cue.level, into, chance };
    return start + cue.voices.reduce((end, voice) => Math.max(end, sound(here, voice)), 0);
  }
}
