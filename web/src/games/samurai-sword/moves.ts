import type { Argument, Move, Text } from "../../protocol";
import { named } from "../../texts/named";

/** The card that a move plays, answers with or discards: `bokken`; null if none. */
export function cardOf(move: Move): string | null {
  return named(move.args.card, "card") || null;
}

/** The seat that a move is aimed at; null if none. */
export function targetOf(move: Move): number | null {
  return seatOf(move.args.target);
}

export function seatOf(argument: Argument | undefined): number | null {
  if (typeof argument !== "object" || Array.isArray(argument)) return null;
  return argument.seat;
}

/** Where a seat sits on the round table: I at the bottom, the others clockwise from my left. */
export function placeOf(seat: number, seats: number, me: number | null): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - (me ?? 0))) / seats;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** What giving Bushido up is called where it costs honour. */
export function costly(move: Move, prompt: Text | null): Text | null {
  const costs = move.kind === "lose-honour" && named(prompt?.id, "ask") === "bushido";
  return costs ? { id: "board-lose-honour" } : null;
}
