import type { Cues } from "../../table/cues";
import { DICIUM } from "../dicium/cues";
import type { View } from "./view";

export { labels } from "../dicium/actions";

export const cues: Cues = {
  ...DICIUM,
  turn: { icon: "flag", heading: true, beats: 0.6 },
  board: { icon: "wheel" },
  direction: { icon: "wheel" },
  combination: { icon: "die" },
  drive: { icon: "wheel", beats: 0 },
  fly: { icon: "wind", beats: 0.5 },
  step: { icon: "wheel", beats: 0.45 },
  finish: { icon: "trophy", sound: "gong", beats: 2.5 },
  rescue: { icon: "wheel", beats: 1.5 },
  back: { icon: "wheel", beats: 1.2 },
  "use-tile": { icon: "gear" },
  blast: { icon: "fire", sound: "drum", beats: 1.8 },
  tile: { icon: "gear", sound: "coin" },
  take: { icon: "card", sound: "card" },
  draw: { icon: "card", sound: "card", beats: 0.6 },
  row: { icon: "card", beats: 0 },
  reshuffle: { icon: "card", beats: 0.5 },
  card: { icon: "card", sound: "card", beats: 2 },
  pay: { icon: "die", beats: 0.5 },
  aim: { icon: "sword", beats: 1.2 },
  tornado: { icon: "wind", sound: "drum", beats: 1.5 },
  calm: { icon: "wind" },
  stopped: { icon: "shield", beats: 1.5 },
  passed: { icon: "check", beats: 1.3 },
  failed: { icon: "close", beats: 1.6 },
  "drone-die": { icon: "die", sound: "dice" },
  sanded: { icon: "wind", beats: 1.3 },
  loot: { icon: "gear", beats: 1.4 },
  steal: { icon: "card", beats: 1.4 },
  "turn-die": { icon: "die" },
  bump: { icon: "skull", sound: "clash", beats: 1.5 },
  follow: { icon: "wheel" },
};

/** What each vehicle is painted with. */
const INKS: Record<string, string> = {
  comet: "#c08a1e",
  coyote: "#66737e",
  lady: "#b8392a",
  scarab: "#4c8472",
};

export function inks(view: View): (string | null)[] {
  return view.boards.map(({ board }) => INKS[board ?? ""] ?? null);
}
