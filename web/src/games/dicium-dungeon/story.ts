import type { Cues } from "../../table/cues";
import { DICIUM } from "../dicium/cues";
import { inkOf, type View } from "./view";

export { labels } from "../dicium/actions";

export const cues: Cues = {
  ...DICIUM,
  turn: { icon: "flag", heading: true, beats: 0.6 },
  combination: { icon: "die" },
  step: { icon: "wind", beats: 0.4 },
  teleport: { icon: "wind", sound: "bell", beats: 1 },
  jump: { icon: "wind", sound: "bell", beats: 1 },
  retreat: { icon: "wind", beats: 1 },
  reveal: { icon: "card", sound: "card", beats: 2 },
  scroll: { icon: "card", sound: "card", beats: 1.5 },
  fight: { icon: "sword", sound: "drum", beats: 1.4 },
  won: { icon: "trophy", sound: "clash", beats: 1.5 },
  lost: { icon: "skull", beats: 1.5 },
  trophy: { icon: "trophy", beats: 1.2 },
  goblin: { icon: "skull", sound: "drum", beats: 1.3 },
  banish: { icon: "shield", beats: 1.1 },
  portal: { icon: "wind", beats: 1 },
  chest: { icon: "star", sound: "gong", beats: 2 },
  look: { icon: "star", beats: 1.4 },
  king: { icon: "fire", sound: "gong", beats: 2.4 },
  "kings-die": { icon: "die", sound: "dice", beats: 1.2 },
  "kings-step": { icon: "fire", sound: "drum", beats: 1.1 },
};

export function inks(view: View): (string | null)[] {
  return view.boards.map(({ seat }) => inkOf(view, seat));
}
