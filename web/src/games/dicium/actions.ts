import type { Argument, Move, Text } from "../../protocol";
import { facesOf } from "./dice";
import type { ActionRow, DiciumView, Slot } from "./view";

/** What a combination would do now, as the game's table of actions tells; null for other moves. */
export function useOf(view: { actions: ActionRow[] }, move: Move) {
  const level = typeof move.args.level === "number" ? move.args.level : null;
  const row = view.actions.find((one) => one.kind === move.kind && one.level === level);
  if (!row) return null;
  const dice = facesOf(move.args)?.length ?? 1;
  return row.does[Math.min(dice, row.does.length) - 1] ?? null;
}

/** The seat that a move or an event names, or null. */
export function seatOf(argument: Argument | undefined): number | null {
  return typeof argument === "object" && !Array.isArray(argument) ? argument.seat : null;
}

/** The slot of a board that a move takes. */
export function slotOf(view: DiciumView, move: Move): Slot | null {
  const seat = seatOf(move.args.player) ?? view.active;
  const slots = view.boards[seat]?.slots ?? [];
  return slots.find(({ slot }) => `slot-${slot}` === move.args.slot) ?? null;
}

/** A bonus with its level, in words. */
export function bonusText({ level, bonus }: Pick<Slot, "level" | "bonus">): Text {
  return { id: "board-take-bonus", args: { level, bonus: `bonus-${bonus}` } };
}

/** What a move is called if its own words leave out what one gets: the bonus of a slot. */
export function labels(view: DiciumView, move: Move): Text | null {
  const slot = move.kind === "slot" ? slotOf(view, move) : null;
  return slot && bonusText(slot);
}
