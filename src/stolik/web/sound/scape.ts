/** A soundscape: beds that come and go by themselves, and calls now and then, as near as the game's mood says. */
import type { Ref } from "../net/protocol";
import type { Air } from "./air";
import { drawn, type Chance } from "./chance";
import type { Bed, Call, Felt, Layer, Mood } from "./description";
import { hissing } from "./synth";

/** A soundscape stays this far behind the signs. */
export const BEHIND = 0.036;
/** Seconds in which a layer comes nearer or goes away, and the whole begins or ends. */
const DRIFT = 4;
/** Below this a layer does not call. */
const FAR = 0.03;

interface Due {
  layer: string;
  call: Call;
  at: number;
}

/** A parameter that wanders around its value. */
interface Wandering {
  param: AudioParam;
  middle: number;
  depth: number;
  /** Turns a second. */
  rate: number;
  at: number;
}

export class Scape {
  readonly #whole: GainNode;
  readonly #layers: { name: string; gain: GainNode; near: number }[] = [];
  readonly #sources: AudioScheduledSourceNode[] = [];
  readonly #wandering: Wandering[] = [];
  readonly #due: Due[] = [];
  #mood: Mood = {};

  /** `where` says from where a thing on the board is heard, -1 being left and 1 right. */
  constructor(
    readonly air: Air,
    layers: Readonly<Record<string, Layer>>,
    readonly chance: Chance,
    readonly where: (thing: Ref) => number,
    start: number,
  ) {
    this.#whole = air.from(0, 0);
    this.#whole.gain.setValueAtTime(0, start);
    this.#whole.gain.linearRampToValueAtTime(BEHIND, start + DRIFT);
    for (const [name, layer] of Object.entries(layers)) {
      const gain = new GainNode(air.on, { gain: 0 });
      gain.connect(this.#whole);
      this.#layers.push({ name, gain, near: 0 });
      for (const bed of layer.beds ?? []) this.#lay(bed, gain, start);
      for (const call of layer.calls ?? []) this.#due.push({ layer: name, call, at: start + DRIFT * chance() + call.every[0] * chance() });
    }
  }

  /** The layers drift to where the mood has them. */
  feel(mood: Mood, now: number): void {
    for (const layer of this.#layers) {
      const near = this.#near(mood[layer.name]);
      if (near !== layer.near) layer.gain.gain.setTargetAtTime(near, now, DRIFT / 3);
      layer.near = near;
    }
    this.#mood = mood;
  }

  /** Plays all calls that are due before then, and lets the beds wander until then. */
  plan(until: number): void {
    for (const one of this.#wandering) {
      while (one.at < until) {
        one.at += (0.3 + 0.4 * this.chance()) / one.rate;
        one.param.linearRampToValueAtTime(one.middle + one.depth * (2 * this.chance() - 1), one.at);
      }
    }
    for (const due of this.#due) {
      while (due.at < until) {
        const near = this.#near(this.#mood[due.layer]);
        if (near < FAR) {
          due.at = until;
          break;
        }
        this.#call(due, near);
        const [least, more] = due.call.every;
        due.at += least + (-Math.log(1 - this.chance()) * more) / near;
      }
    }
  }

  /** Fades away; returns when it has. */
  end(now: number, fade = DRIFT / 2): number {
    this.#whole.gain.cancelScheduledValues(now);
    this.#whole.gain.setTargetAtTime(0, now, fade / 5);
    for (const source of this.#sources) source.stop(now + fade);
    return now + fade;
  }

  #near(felt: Felt | undefined): number {
    return typeof felt === "number" ? felt : (felt?.near ?? 1);
  }

  #call({ layer, call, at }: Due, near: number): void {
    const felt = this.#mood[layer];
    const things = typeof felt === "object" ? felt.from : [];
    const thing = things[Math.floor(this.chance() * things.length)];
    const place = thing === undefined ? drawn([-0.8, 0.8], this.chance) : this.where(thing);
    const out = this.air.from(place, call.cue.wet ?? 0.5);
    out.gain.value = BEHIND * (0.5 + 0.5 * near);
    this.air.play(call.cue, at, 0, this.chance, out);
  }

  /** Lets a parameter wander by so much. Steps that small are not heard, and cost a hundredth of a smooth curve. */
  #wander(param: AudioParam, depth: number, rate: number, start: number): void {
    param.automationRate = "k-rate";
    param.setValueAtTime(param.value, start);
    this.#wandering.push({ param, middle: param.value, depth, rate, at: start });
  }

  #lay(bed: Bed, into: AudioNode, start: number): void {
    const { air, chance } = this;
    const { on } = air;
    const gain = new GainNode(on, { gain: bed.loud });
    const pan = new StereoPannerNode(on);
    gain.connect(pan).connect(into);
    this.#wander(gain.gain, 0.7 * bed.loud, bed.sway, start);
    this.#wander(pan.pan, 0.5, bed.sway / 2, start);
    if (bed.bed === "noise") {
      const [least, most] = bed.pitch;
      const { source, filter, even } = hissing({ on, noise: air.noise, start, loud: 1, into: gain, chance }, (least + most) / 2, bed.narrow);
      this.#wander(filter.frequency, (most - least) / 2, bed.sway, start);
      filter.connect(new GainNode(on, { gain: even })).connect(gain);
      this.#sources.push(source);
      source.start(start, chance() * air.noise.duration);
      return;
    }
    const muffled = new BiquadFilterNode(on, { type: "lowpass", frequency: bed.dark, Q: 0.4 });
    this.#wander(muffled.frequency, 0.45 * bed.dark, bed.sway, start);
    muffled.connect(gain);
    for (const pitch of bed.pitches) {
      const share = new GainNode(on, { gain: 0.5 / bed.pitches.length });
      this.#wander(share.gain, 0.4 / bed.pitches.length, bed.sway * (0.6 + chance()), start);
      share.connect(muffled);
      // Two that are a little apart beat slowly against each other.
      for (const apart of [-0.0015, 0.0018]) {
        const source = new OscillatorNode(on, { type: bed.wave, frequency: pitch * (1 + apart * (0.7 + 0.6 * chance())) });
        this.#sources.push(source);
        source.connect(share);
        source.start(start);
      }
    }
  }
}
