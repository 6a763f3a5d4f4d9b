// The game sounds, synthesized in the browser. Browsers allow none before the first user gesture.

import { settings } from "../storage/settings.svelte";

export type Sound = "roll" | "land" | "hop" | "place" | "out" | "cross" | "score" | "win" | "turn" | "tap";

const MASTER_VOLUME = 0.45;
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]; // a pentatonic scale: any sequence of its notes sounds good

let context: AudioContext | null = null;
let out: AudioNode | null = null;
let noiseBuffer: AudioBuffer | null = null;

if (typeof document !== "undefined") {
  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, resumeAudio, { capture: true });
}

/** Browsers block audio until the first user gesture. */
function resumeAudio(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!context) {
    context = new AudioContext();
    const gain = context.createGain();
    gain.gain.value = MASTER_VOLUME;
    const compressor = context.createDynamicsCompressor(); // keeps simultaneous sounds from getting louder
    compressor.threshold.value = -14;
    compressor.ratio.value = 6;
    gain.connect(compressor).connect(context.destination);
    out = gain;
    noiseBuffer = noise(context);
  }
  if (context.state !== "running") void context.resume();
}

function noise({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return buffer;
}

/** Plays a sound, if sounds are on and the browser allows them; `step` raises the pitch of a hop. */
export function play(name: Sound, step = 1): void {
  if (!settings.sound || context?.state !== "running") return;
  SOUNDS[name](context.currentTime, step);
}

const SOUNDS: Readonly<Record<Sound, (now: number, step: number) => void>> = {
  roll: (now) => {
    for (let knock = 0; knock < 7; knock++) wood(now + knock * 0.05 + Math.random() * 0.03, 500 + Math.random() * 900, 0.65);
  },
  land: (now) => {
    wood(now, 420 + Math.random() * 160, 0.7);
    tone(now, 140, 0.07, 0.35, "sine", 90);
  },
  hop: (now, step) => {
    tone(now, note(SCALE[Math.min(step, SCALE.length) - 1] ?? 0), 0.16, 0.34, "triangle");
    wood(now, 1100, 0.1);
  },
  place: (now) => {
    wood(now, 300, 0.8);
    wood(now + 0.045, 360, 0.5);
    tone(now, 120, 0.1, 0.4, "sine", 80);
  },
  out: (now) => {
    wood(now, 700, 0.5);
    tone(now + 0.02, 520, 0.24, 0.2, "triangle", 150);
  },
  cross: (now) => {
    tone(now, 150, 0.4, 0.55, "sine", 52);
    tone(now, 78, 0.34, 0.15, "sawtooth", 46);
  },
  score: (now) => [0, 4, 7].forEach((half, index) => tone(now + index * 0.07, note(half), 0.3, 0.25, "triangle")),
  win: (now) => {
    [0, 4, 7, 12, 7, 12, 16].forEach((half, index) => {
      tone(now + index * 0.13, note(half), index === 6 ? 0.9 : 0.22, 0.32, "triangle");
      tone(now + index * 0.13, note(half - 12), index === 6 ? 0.9 : 0.2, 0.09, "square");
    });
  },
  turn: (now) => {
    tone(now, note(7), 0.22, 0.3, "sine");
    tone(now + 0.12, note(12), 0.34, 0.3, "sine");
  },
  tap: (now) => wood(now, 900, 0.7),
};

function note(half: number): number {
  return 392 * 2 ** (half / 12); // relative to the middle G
}

function tone(at: number, pitch: number, duration: number, volume: number, shape: OscillatorType, to = pitch): void {
  if (!context || !out) return;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + duration);
  source.connect(fade(context, at, duration, volume)).connect(out);
  source.start(at);
  source.stop(at + duration + 0.03);
}

/** A short knock on wood: band-pass filtered noise. */
function wood(at: number, pitch: number, volume: number): void {
  if (!context || !out) return;
  const source = context.createBufferSource();
  source.buffer = noiseBuffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 6;
  source
    .connect(filter)
    .connect(fade(context, at, 0.07, volume * 3))
    .connect(out);
  source.start(at, Math.random() * 0.5, 0.1);
}

function fade(audio: AudioContext, at: number, duration: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(volume / 60, at + duration);
  gain.gain.linearRampToValueAtTime(0, at + duration + 0.02);
  return gain;
}
