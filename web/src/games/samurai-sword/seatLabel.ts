import { say, t } from "../../texts/language.svelte";
import type { Player } from "./view";

/** All that a seat shows, in one sentence. */
export function seatLabel(player: Player, name: string): string {
  return t("board-seat", {
    name,
    character: say({ id: `character-${player.character}` }),
    life: player.life,
    honour: player.honour,
    cards: player.hand_size,
    role: say({ id: `role-${player.role ?? "unknown"}` }),
  });
}
