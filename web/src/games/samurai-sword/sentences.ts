import type { Text } from "../../protocol";
import { say, t } from "../../texts/language.svelte";
import type { Player, View } from "./view";

/** A card, a character, a role by its message, and what is to be known of it. */
export function about(id: string, more = ""): string {
  const help = say({ id: `${id}-help` });
  return t("board-about", { name: say({ id }), about: more ? `${help} ${more}` : help });
}

/** What a card of the own hand does, and why it cannot be played now. */
export function aboutCard(view: View, card: string): string {
  const reason = view.unplayable?.[card];
  return about(`card-${card}`, reason ? say(reason) : "");
}

/** Another player: out of the weapon's reach, or who it is and which cards I know of the hand. */
export function aboutSeat(player: Player, precision: number | null): string {
  const why = outOfReach(player, precision);
  if (why) return say(why);
  const known = player.known.map((id) => say({ id: `card-${id}` })).join(", ");
  const sentence = about(`character-${player.character}`);
  return known ? `${sentence} ${t("board-known", { cards: known })}` : sentence;
}

/** Why a weapon of this precision does not reach a player; null without a weapon. */
export function outOfReach(player: Player, precision: number | null): Text | null {
  const { difficulty } = player;
  if (precision === null) return null;
  if (player.harmless || difficulty === null) return { id: "illegal-harmless", rule: "SS-3.2" };
  return { id: "illegal-range", args: { difficulty, precision }, rule: "SS-3.1" };
}
