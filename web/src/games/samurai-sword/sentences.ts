import type { Text } from "../../protocol";
import { say, t } from "../../texts/language.svelte";
import type { Kinds } from "./cards";
import type { Player, View } from "./view";

/** A character or a role by its message, and what is to be known of it. */
export function about(id: string): string {
  return t("board-about", { name: say({ id }), about: say({ id: `${id}-help` }) });
}

/** What a card does. */
export function cardHelp(kinds: Kinds, card: string): string {
  const kind = kinds[card];
  if (kind?.kind !== "weapon") return say({ id: `card-${card}-help` });
  return t("card-weapon-help", { precision: kind.precision ?? 0, damage: kind.damage ?? 0 });
}

/** What a card of the own hand does, and why it cannot be played now. */
export function aboutCard(view: View, card: string): string {
  const reason = view.unplayable?.[card];
  const help = cardHelp(view.cards, card);
  return t("board-about", {
    name: say({ id: `card-${card}` }),
    about: reason ? `${help} ${say(reason)}` : help,
  });
}

/** Another player: out of the weapon's reach, or who it is and which cards I know of the hand. */
export function aboutSeat(player: Player, precision: number | null): string {
  const why = outOfReach(player, precision);
  if (why) return say(why);
  const sentence = about(`character-${player.character}`);
  const seen = player.hand ? inHand(player) : named(player.known, "board-known");
  return seen ? `${sentence} ${seen}` : sentence;
}

/** The hand of a player, if it lies open. */
export function inHand({ hand }: Player): string | null {
  return hand && named(hand, "board-holds");
}

function named(cards: string[], message: string): string | null {
  if (!cards.length) return null;
  return t(message, { cards: cards.map((id) => say({ id: `card-${id}` })).join(", ") });
}

/** Why a weapon of this precision does not reach a player; null without a weapon. */
export function outOfReach(player: Player, precision: number | null): Text | null {
  const { difficulty } = player;
  if (precision === null) return null;
  if (player.harmless || difficulty === null) return { id: "illegal-harmless", rule: "SS-3.2" };
  return { id: "illegal-range", args: { difficulty, precision }, rule: "SS-3.1" };
}
