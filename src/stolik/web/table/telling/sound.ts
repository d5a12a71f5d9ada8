import { settings } from "../settings.svelte";
import { SOUNDS, type Note, type Sound } from "./sounds";

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
  const source = note.noise ? hissing(on, note, start, volume) : singing(on, note, start, volume);
  source.start(start);
  source.stop(end);
}

function glide(pitch: AudioParam, note: Note, start: number): void {
  pitch.setValueAtTime(note.pitch, start);
  if (note.to) pitch.exponentialRampToValueAtTime(note.to, start + note.length);
}

function singing(on: AudioContext, note: Note, start: number, into: AudioNode): OscillatorNode {
  const source = new OscillatorNode(on);
  glide(source.frequency, note, start);
  source.connect(into);
  return source;
}

/** White noise, filtered around the pitch. */
function hissing(on: AudioContext, note: Note, start: number, into: AudioNode): AudioBufferSourceNode {
  if (hiss === null) {
    hiss = new AudioBuffer({ length: on.sampleRate, sampleRate: on.sampleRate });
    hiss.getChannelData(0).forEach((_, at, samples) => (samples[at] = 2 * Math.random() - 1));
  }
  const source = new AudioBufferSourceNode(on, { buffer: hiss, loop: true });
  const around = new BiquadFilterNode(on, { type: "bandpass", Q: 1.4 });
  glide(around.frequency, note, start);
  source.connect(around).connect(into);
  return source;
}
