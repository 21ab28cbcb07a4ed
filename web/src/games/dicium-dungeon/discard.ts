import type { GameEvent } from "../../protocol";
import { bare } from "../dicium/actions";
import type { View } from "./view";

/** Scrolls and items are kept when they are revealed. */
const KEPT = /^[si]_/;

/** The card on top of the discard pile: the last scroll that was used, or the last card before the one that counts now. */
export function lastDiscarded(
  { discard, card: now }: Pick<View, "discard" | "card">,
  log: GameEvent[],
): string | null {
  let current = now?.card ?? null;
  for (const { id, args } of log.toReversed()) {
    const card = bare(args?.card);
    if (id === "event-scroll" && discard.includes(card)) return card;
    if (id !== "event-reveal") continue;
    if (card === current) current = null;
    else if (!KEPT.test(card) && discard.includes(card)) return card;
  }
  return null;
}
