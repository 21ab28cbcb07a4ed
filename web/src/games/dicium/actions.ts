import type { Argument, Move } from "../../protocol";
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

/** The id behind a message's prefix: `hook` for `card-hook`; empty for anything else. */
export function bare(argument: Argument | undefined): string {
  return typeof argument === "string" ? argument.replace(/^[a-z]+-/, "") : "";
}

/** The seat that a move or an event names, or null. */
export function seatOf(argument: Argument | undefined): number | null {
  return typeof argument === "object" && !Array.isArray(argument) ? argument.seat : null;
}
