import { say, t } from "../../texts/language.svelte";
import { permanentsOf } from "./permanents";
import { inHand } from "./sentences";
import type { Player } from "./view";

interface Now {
  /** Whether it is my own seat. */
  mine: boolean;
  turn: boolean;
  over: boolean;
  /** Whether distance matters to me at all. */
  ranging: boolean;
  /** Whether a card is chosen that can be aimed here. */
  aim: boolean | null;
}

/** All that a seat shows, in words. */
export function seatLabel(player: Player, name: string, now: Now): string {
  const said = [
    t("board-seat", {
      name,
      character: say({ id: `character-${player.character}` }),
      life: player.life,
      honour: player.honour,
      cards: player.hand_size,
      role: say({ id: `role-${player.role ?? "unknown"}` }),
    }) + ".",
  ];
  if (now.aim) said.unshift(t("board-has-aim"));
  const cards = permanentsOf(player).map(({ id, count }) => {
    const card = say({ id: `card-${id}` });
    return count > 1 ? `${card} ×${count}` : card;
  });
  if (cards.length) said.push(t("board-in-front", { cards: cards.join(", ") }));
  const held = inHand(player);
  if (held) said.push(held);
  if (now.over) return said.join(" ");
  if (now.turn) said.push(t(now.mine ? "board-your-turn" : "board-their-turn"));
  if (player.harmless) said.push(t("board-is-harmless"));
  else if (now.ranging && player.difficulty !== null)
    said.push(`${t("board-difficulty", { difficulty: player.difficulty })}.`);
  return said.join(" ");
}
