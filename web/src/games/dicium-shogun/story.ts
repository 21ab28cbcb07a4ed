import type { Cues } from "../../table/cues";
import { DICIUM } from "../dicium/cues";
import { INKS, type View } from "./view";

export { labels } from "../dicium/actions";

export const cues: Cues = {
  ...DICIUM,
  "strength-situation": { icon: "die", sound: "dice", beats: 1.8 },
  turn: { icon: "flag", heading: true, beats: 0.6 },
  combination: { icon: "die" },
  go: { icon: "wind", beats: 0.9 },
  redeploy: { icon: "wind", beats: 0.9 },
  attack: { icon: "sword", sound: "clash", beats: 1.5 },
  shuriken: { icon: "star", sound: "clash", beats: 1.5 },
  missed: { icon: "shield", beats: 1.2 },
  banzai: { icon: "sword", sound: "clash", beats: 1.6 },
  retreat: { icon: "wind", beats: 1.2 },
  "to-stock": { icon: "skull", beats: 1.2 },
  recruit: { icon: "flag", sound: "drum", beats: 1 },
  capture: { icon: "fire", sound: "gong", beats: 2.5 },
  transfer: { icon: "wind", beats: 1.2 },
  tile: { icon: "star", sound: "coin" },
  "move-tile": { icon: "star", sound: "coin" },
  light: { icon: "fire", sound: "bell", beats: 1.6 },
  flip: { icon: "wind", beats: 1 },
  alert: { icon: "fire", sound: "gong", beats: 1.6 },
};

export function inks(view: View): (string | null)[] {
  return view.boards.map(({ colour }) => INKS[colour] ?? null);
}
