import type { GameEvent } from "../../protocol";
import type { View } from "./view";

const ENDS = ["event-end", "event-end-honour"];

/** Roles and hands come to light when the story has come to the end, not with what led to it. */
export function beforeEnd(
  view: View,
  me: number | null,
  events: GameEvent[],
  told: GameEvent | null,
): View {
  if (!told || !events.some(({ id, n }) => ENDS.includes(id) && n > told.n)) return view;
  const players = view.players.map((player) =>
    player.seat === me
      ? player
      : { ...player, hand: null, role: player.role === "shogun" ? "shogun" : null },
  );
  return { ...view, over: false, players };
}
