import { getContext, setContext } from "svelte";
import type { CardKind } from "./view";

/** The kinds of cards, by id, as the view tells them. */
export type Kinds = Record<string, CardKind>;

const KEY = Symbol("kinds of cards");

/** For the board: whatever is drawn inside it can ask what a card is. */
export function offerKinds(kinds: () => Kinds): void {
  setContext(KEY, kinds);
}

export function askKinds(): () => Kinds {
  return getContext<() => Kinds>(KEY);
}
