import { getContext, setContext } from "svelte";
import type { Moment, View } from "./view";

type Moments = View["moments"];

const KEY = Symbol("moments of Cheat cards");

/** For the board: whatever is drawn inside it can ask when a card may be played. */
export function offerMoments(moments: () => Moments): void {
  setContext(KEY, moments);
}

/** When a card may be played; outside of a board nobody says so. */
export function askMoments(): (card: string | null) => Moment | undefined {
  const moments = getContext<(() => Moments) | undefined>(KEY);
  return (card) => (card === null ? undefined : moments?.()[card]);
}
