import type { Cues } from "../../table/cues";

/** How the events that all Dicium games share are told. */
export const DICIUM: Cues = {
  roll: { icon: "die", sound: "dice" },
  keep: { icon: "die", beats: 0.4 },
  reroll: { icon: "die", sound: "dice" },
  store: { icon: "die", beats: 0.5 },
  strength: { icon: "die", sound: "dice", beats: 1.8 },
  bonus: { icon: "star", sound: "coin" },
  hand: { icon: "star", sound: "coin" },
};
