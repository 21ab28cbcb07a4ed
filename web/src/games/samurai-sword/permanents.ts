import type { Player } from "./view";

/** What lies in front of a player, by card. */
export function permanentsOf(player: Player): { id: string; count: number }[] {
  return [
    { id: "armour", count: player.armour },
    { id: "quick-draw", count: player.quick_draw },
    { id: "focus", count: player.focus },
    { id: "bushido", count: player.bushido ? 1 : 0 },
  ].filter((one) => one.count > 0);
}
