import type { Argument, Move } from "../../protocol";
import { named } from "../../texts/named";
import type { Face } from "./view";

/** The faces that a move, or an event, names; null if it names none. */
export function facesOf(args: Record<string, Argument> | undefined, field = "dice"): Face[] | null {
  const dice = args?.[field];
  return Array.isArray(dice) ? dice.map(faceOf) : null;
}

export function faceOf(argument: Argument): Face {
  return named(argument, "face") as Face;
}

function written(faces: Face[]): string {
  return [...faces].sort().join(" ");
}

/** The move of a kind that names exactly these faces, in whatever order. */
export function moveWith(moves: Move[], kind: string, faces: Face[]): Move | undefined {
  const wanted = written(faces);
  return moves.find((move) => move.kind === kind && written(facesOf(move.args) ?? []) === wanted);
}

/** Whether all of `part` can be taken from `faces`. */
export function holds(faces: Face[], part: Face[]): boolean {
  const left = [...faces];
  return part.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Which of the dice show the wanted faces: their places. */
export function placesOf(dice: Face[], wanted: Face[]): number[] {
  const left = [...wanted];
  return dice.flatMap((face, place) => {
    const at = left.indexOf(face);
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}
