import { settings } from "./settings.svelte";

type Note = readonly [frequency: number, at: number, length: number];

const TUNES = {
  turn: [[523, 0, 0.16], [784, 0.13, 0.3]],
  tell: [[330, 0, 0.06]],
  sent: [[440, 0, 0.07], [587, 0.06, 0.09]],
} as const satisfies Record<string, readonly Note[]>;

let air: AudioContext | null = null;

/** A few soft notes, made here; silent unless the person has switched sound on. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.now.sound) return;
  air ??= new AudioContext();
  for (const [frequency, at, length] of TUNES[tune]) {
    const start = air.currentTime + at;
    const tone = new OscillatorNode(air, { type: "sine", frequency });
    const volume = new GainNode(air, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.09, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0008, start + length);
    tone.connect(volume).connect(air.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
