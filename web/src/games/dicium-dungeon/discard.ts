import type { GameEvent } from "../../protocol";
import { named } from "../../texts/named";
import type { View } from "./view";

/** The card on top of the discard pile: the last scroll that was used, or the last card before the one that counts now. */
export function lastDiscarded(
  { discard, card: now, kept }: Pick<View, "discard" | "card" | "kept">,
  log: GameEvent[],
): string | null {
  let current = now?.card ?? null;
  for (const { id, args } of log.toReversed()) {
    const card = named(args?.card, "card");
    if (id === "event-scroll" && discard.includes(card)) return card;
    if (id !== "event-reveal") continue;
    if (card === current) current = null;
    else if (!kept.includes(card) && discard.includes(card)) return card;
  }
  return null;
}
