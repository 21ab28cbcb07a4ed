import type { Cues } from "../../table/cues";
import { DICIUM } from "../dicium/cues";
import { inkOf, type View } from "./view";

export { labels } from "../dicium/actions";

export const cues: Cues = {
  ...DICIUM,
  turn: { icon: "flag", heading: true, beats: 0.6 },
  board: { icon: "flag" },
  combination: { icon: "die" },
  step: { icon: "wind", beats: 0.45 },
  place: { icon: "star", sound: "drum", beats: 1.4 },
  points: { icon: "star", sound: "coin", beats: 0.8 },
  take: { icon: "card", sound: "card" },
  draw: { icon: "card", sound: "card", beats: 0.6 },
  row: { icon: "card", beats: 0 },
  card: { icon: "card", sound: "card", beats: 1.8 },
  hunt: { icon: "sword", sound: "drum", beats: 1.5 },
  fight: { icon: "sword", sound: "clash", beats: 1.5 },
  wrath: { icon: "fire", sound: "gong", beats: 1.8 },
  slain: { icon: "trophy", sound: "clash", beats: 1.6 },
  won: { icon: "trophy", beats: 1.6 },
  lost: { icon: "skull", beats: 1.6 },
  struck: { icon: "fire", sound: "drum", beats: 1.6 },
  avoided: { icon: "shield", beats: 1.3 },
  claim: { icon: "trophy", sound: "gong", beats: 1.8 },
  trade: { icon: "die", sound: "coin", beats: 1.4 },
  steal: { icon: "die", beats: 1.2 },
};

export function inks(view: View): (string | null)[] {
  return view.boards.map(({ seat }) => inkOf(view, seat));
}
