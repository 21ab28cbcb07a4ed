import type { Move } from "../../protocol";
import type { Further } from "../../table/board";
import { facesOf } from "./dice";
import { placeOf } from "./grid";

/** Moves that name a piece which then goes somewhere. */
const PIECES = ["piece", "shogun", "carrier"];

/** A shortcut as the answer that a person means by it: a space, not that the walk ends there. */
export function meant({ row }: Further): Further {
  return { ...row.findLast(({ kind }) => kind !== "stop")!, row };
}

/** The spaces that a shortcut enters, its end last; none if it does not end on the board. */
export function wayOf({ kind, args, row }: Further): string[] {
  if (PIECES.includes(kind) || !placeOf(args)) return [];
  return row
    .filter((move) => !PIECES.includes(move.kind))
    .flatMap((move) => placeOf(move.args) ?? []);
}

/** The space of the piece that is to go; null if that is no question. Some go by their name alone. */
export function pieceOf({ row }: Further, standing: Record<string, string>): string | null {
  const piece = row.find((move) => PIECES.includes(move.kind));
  return piece ? (placeOf(piece.args) ?? standing[piece.kind] ?? null) : null;
}

/** Dice that are used at once, instead of a re-roll, or stored at once, instead of an end. */
export function inHand(further: Further[]): Further[] {
  return further.filter((one) => facesOf(one.args));
}

/** What lies neither on the board nor in the hand: slots, tiles, cards that dice pay for. */
export function onParts(further: Further[]): Further[] {
  return further.filter((one) => !facesOf(one.args) && !placeOf(one.args));
}

/** The move with dice that a person points at, whatever it leads to. */
export function diceIn(move: Move | Further | null): Move | null {
  if (!move || !("row" in move)) return move;
  return move.row.findLast(({ args }) => facesOf(args)) ?? move;
}
