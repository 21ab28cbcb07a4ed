import type { Move, Text } from "../../protocol";
import type { Cues } from "../../table/cues";
import { provinceOf, type View } from "./view";

/** Where armies march, with who holds it and how strongly. */
export function labels(view: View, move: Move): Text | null {
  const at = move.kind === "march" ? provinceOf(view.map, move.args.province) : -1;
  const held = view.provinces[at];
  if (!held) return null;
  const { owner, armies } = held;
  const province = move.args.province!;
  return owner === null
    ? { id: "board-march-neutral", args: { province } }
    : { id: "board-march-held", args: { province, player: { seat: owner }, armies } };
}

export const cues: Cues = {
  "draft-begins": { icon: "flag", heading: true },
  offer: { icon: "card", beats: 0 },
  "offer-renewed": { icon: "card" },
  settled: { icon: "cube", sound: "card" },
  "year-begins": { icon: "sun" },
  "round-begins": { icon: "sun", heading: true, beats: 0.6 },
  "cards-laid": { icon: "card", sound: "card", beats: 0.6 },
  "favours-laid": { icon: "star", beats: 0.6 },
  committed: { icon: "check", beats: 0 },
  "event-drawn": { icon: "card", sound: "gong", beats: 2 },
  bid: { icon: "coin", sound: "coin", beats: 0.8 },
  "place-taken": { icon: "flag", sound: "card" },
  order: { icon: "list", beats: 1 },
  converted: { icon: "people" },
  "not-converted": { icon: "people", beats: 0.6 },
  favour: { icon: "star", sound: "coin", beats: 1.5 },
  "action-turned-up": { icon: "card", beats: 0.4 },
  rests: { icon: "dot", beats: 0.5 },
  action: { icon: "card", sound: "card", beats: 0.9, announces: true },
  "action-lost": { icon: "close", beats: 1.3 },
  built: { icon: "castle", sound: "clap", beats: 1.2 },
  rice: { icon: "rice", sound: "coin" },
  tax: { icon: "coin", sound: "coin" },
  "income-lost": { icon: "close", beats: 1.5 },
  placed: { icon: "cube", sound: "clap" },
  stays: { icon: "shield", beats: 0.5 },
  moved: { icon: "cube", sound: "clap", beats: 1.2 },
  throw: { icon: "cube", sound: "dice", beats: 2.2 },
  attack: { icon: "sword", sound: "drum", beats: 1.5 },
  "attack-neutral": { icon: "sword", sound: "drum", beats: 1.3 },
  "battle-won": { icon: "sword", sound: "clash", beats: 2 },
  "battle-held": { icon: "shield", sound: "clash", beats: 2 },
  "battle-tied": { icon: "skull", sound: "clash", beats: 2 },
  "neutral-won": { icon: "sword", sound: "clash", beats: 1.6 },
  "neutral-failed": { icon: "shield", sound: "clash", beats: 1.6 },
  unrest: { icon: "fire", beats: 0.8 },
  revolt: { icon: "fire", sound: "drum", beats: 1.5 },
  "revolt-put-down": { icon: "shield", sound: "clash", beats: 1.8 },
  "revolt-lost": { icon: "skull", sound: "clash", beats: 2 },
  "winter-loss": { icon: "rice", beats: 1.5 },
  fed: { icon: "rice" },
  hunger: { icon: "fire", sound: "drum", beats: 1.8 },
  majority: { icon: "castle", beats: 1.4, counted: true },
  scored: { icon: "trophy", sound: "coin", beats: 1.8, counted: true },
  "year-ends": { icon: "sun", heading: true },
  "game-over": { icon: "trophy", heading: true, sound: "gong", beats: 2 },
};

export function inks(view: View): (string | null)[] {
  return view.players.map((_, seat) => `var(--lord-${seat})`);
}
