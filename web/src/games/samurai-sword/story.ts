import type { Move, Text } from "../../protocol";
import type { Cues } from "../../table/cues";
import { costly } from "./moves";

export const labels = (_: unknown, move: Move, prompt: Text | null) => costly(move, prompt);

export const cues: Cues = {
  begin: { icon: "flag", heading: true, beats: 0 },
  turn: { icon: "flag", heading: true, beats: 0.4 },
  recover: { icon: "heart" },
  draw: { icon: "card", sound: "card", beats: 0.6 },
  reshuffle: { icon: "card", sound: "coin", beats: 2 },
  play: { icon: "card", sound: "card" },
  "play-at": { icon: "card", sound: "card", beats: 1.4 },
  "play-against": { icon: "card", sound: "card", beats: 1.4 },
  attack: { icon: "sword", sound: "drum", beats: 1.5 },
  answer: { icon: "shield", sound: "clash", beats: 1.4 },
  wound: { icon: "heart", sound: "drum", beats: 1.4 },
  defeat: { icon: "skull", sound: "gong", beats: 2 },
  "defeat-last": { icon: "skull", sound: "gong", beats: 2 },
  steal: { icon: "card", sound: "card" },
  discard: { icon: "card", sound: "card", beats: 0.5 },
  "take-discard": { icon: "card", sound: "card" },
  bleed: { icon: "heart" },
  "bushido-turned": { icon: "fire" },
  "bushido-passed": { icon: "fire" },
  "bushido-lost": { icon: "fire", sound: "coin" },
  "bushido-dropped": { icon: "fire" },
  tie: { icon: "list", beats: 1.4, counted: true },
  "end-honour": { icon: "trophy", heading: true, sound: "gong", beats: 2 },
  end: { icon: "trophy", heading: true, sound: "gong", beats: 2 },
};
