import { settings } from "./settings.svelte";

interface Note {
  /** Hertz: the pitch of a tone, the middle of a noise. */
  pitch: number;
  /** Seconds after the beginning, and how long. */
  at: number;
  length: number;
  noise?: true;
  /** 1 is as loud as a chime. */
  loud?: number;
}

const tone = (pitch: number, at: number, length: number, loud = 1): Note => ({ pitch, at, length, loud });
const noise = (pitch: number, at: number, length: number, loud = 1): Note => ({ pitch, at, length, loud, noise: true });

const SOUNDS = {
  turn: [tone(523, 0, 0.16), tone(784, 0.13, 0.3)],
  sent: [tone(440, 0, 0.07), tone(587, 0.06, 0.09)],
  /** Something is heard far off, and dies away. */
  ripple: [noise(320, 0, 0.5, 1.3), noise(250, 0.22, 0.6, 0.8), noise(190, 0.46, 0.8, 0.5)],
  heartbeat: [tone(58, 0, 0.2, 4), tone(50, 0.24, 0.28, 3), tone(58, 0.95, 0.2, 4), tone(50, 1.19, 0.28, 3)],
  dice: [0, 0.07, 0.13, 0.22, 0.28, 0.4, 0.55].map((at, nth) => noise(2600 - 180 * nth, at, 0.05, 2.2 - 0.2 * nth)),
  knock: [0, 0.2].flatMap((at) => [tone(120, at, 0.12, 3), noise(700, at, 0.05, 1.5)]),
  /** Boards nailed over a door. */
  boards: [0, 0.32, 0.64].flatMap((at) => [tone(95, at, 0.1, 3), noise(1700, at, 0.06, 2.4), tone(1250, at, 0.05, 0.4)]),
  /** Boards that break. */
  crash: [noise(900, 0, 0.5, 3), noise(2400, 0.02, 0.16, 2.2), tone(70, 0, 0.3, 3), noise(500, 0.2, 0.6, 1.4)],
  fall: [tone(180, 0, 0.5, 1.6), tone(120, 0.22, 0.6, 1.8), tone(75, 0.48, 1.1, 2.4)],
  rise: [tone(392, 0, 0.25), tone(494, 0.16, 0.25), tone(659, 0.32, 0.6)],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly Sound[];

let air: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A short sound, made here; silent unless the person has switched sound on. */
export function play(sound: Sound): void {
  if (!settings.now.sound) return;
  air ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(air, note);
}

function strike(on: AudioContext, note: Note): void {
  const start = on.currentTime + note.at;
  const end = start + note.length;
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.09 * (note.loud ?? 1), start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, end);
  volume.connect(on.destination);
  const source = note.noise ? hissing(on, note.pitch, volume) : new OscillatorNode(on, { frequency: note.pitch });
  if (!note.noise) source.connect(volume);
  source.start(start);
  source.stop(end);
}

/** White noise, of which only what lies around the pitch is let through. */
function hissing(on: AudioContext, pitch: number, into: AudioNode): AudioBufferSourceNode {
  if (hiss === null) {
    hiss = new AudioBuffer({ length: on.sampleRate, sampleRate: on.sampleRate });
    hiss.getChannelData(0).forEach((_, at, samples) => (samples[at] = 2 * Math.random() - 1));
  }
  const source = new AudioBufferSourceNode(on, { buffer: hiss, loop: true });
  source.connect(new BiquadFilterNode(on, { type: "bandpass", frequency: pitch, Q: 1.4 })).connect(into);
  return source;
}
