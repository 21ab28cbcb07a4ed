/** When a Cheat card may be played: its sign on the card. */
export type Moment = "start" | "act" | "react";

const REACTIONS = ["hook", "oil", "stunt", "marshal"];

export function momentOf(card: string): Moment {
  if (card === "steam") return "start";
  return REACTIONS.includes(card) ? "react" : "act";
}
