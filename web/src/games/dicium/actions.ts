import type { Move } from "../../protocol";
import { facesOf } from "./dice";
import type { ActionRow } from "./view";

/** What a combination would do now, as the game's table of actions tells; null for other moves. */
export function useOf(view: { actions: ActionRow[] }, move: Move) {
  const level = typeof move.args.level === "number" ? move.args.level : null;
  const row = view.actions.find((one) => one.kind === move.kind && one.level === level);
  if (!row) return null;
  const dice = facesOf(move.args)?.length ?? 1;
  return row.does[Math.min(dice, row.does.length) - 1] ?? null;
}
