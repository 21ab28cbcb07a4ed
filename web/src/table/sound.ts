import { settings } from "../app/settings.svelte";
import type { Sound } from "./cues";

/** Short sounds made here, of wood and bell; silent until a person asks for sound. */

let context: AudioContext | null = null;

function wake(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function tone(
  pitch: number,
  at: number,
  lasting: number,
  loud: number,
  shape: OscillatorType,
): void {
  const audio = wake();
  if (!audio) return;
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.985, start + lasting);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasting);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasting);
}

/** A move was made: wooden clappers. */
function clap(): void {
  tone(1180, 0, 0.07, 0.16, "triangle");
  tone(2350, 0, 0.035, 0.07, "square");
}

/** Something is asked of me: a small bell. */
export function bell(): void {
  for (const [part, loud] of [
    [1, 0.14],
    [2.76, 0.06],
    [5.4, 0.025],
  ] as const) {
    tone(587 * part, 0, 1.1 / part ** 0.4, loud, "sine");
  }
}

/** The game is over: a drum, then the bell. */
export function gong(): void {
  tone(92, 0, 0.5, 0.4, "sine");
  tone(92, 0.32, 0.7, 0.4, "sine");
  for (const [part, loud] of [
    [1, 0.14],
    [1.5, 0.1],
    [2.76, 0.05],
  ] as const) {
    tone(294 * part, 0.64, 2.2, loud, "sine");
  }
}

/** Steel on steel. */
function clash(): void {
  for (const [pitch, at] of [
    [2130, 0],
    [2890, 0.02],
    [1730, 0.05],
  ] as const) {
    tone(pitch, at, 0.32, 0.06, "square");
  }
}

function coin(): void {
  tone(1975, 0, 0.09, 0.08, "triangle");
  tone(2637, 0.07, 0.3, 0.08, "triangle");
}

function drum(): void {
  tone(98, 0, 0.35, 0.35, "sine");
  tone(180, 0, 0.08, 0.12, "triangle");
}

/** Dice, or cubes, that fall on wood. */
function dice(): void {
  for (let at = 0; at < 5; at++) tone(700 + ((at * 397) % 500), at * 0.055, 0.05, 0.1, "triangle");
}

function card(): void {
  tone(420, 0, 0.05, 0.09, "triangle");
  tone(300, 0.04, 0.05, 0.06, "triangle");
}

const SOUNDS: Record<Sound, () => void> = { clap, bell, gong, clash, coin, drum, dice, card };

export function sound(which: Sound): void {
  SOUNDS[which]();
}
