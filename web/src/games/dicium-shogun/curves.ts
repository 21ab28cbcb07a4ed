import type { Curve } from "../../table/board";
import type { View } from "./view";

/** The night over time: pieces in play, and Alert cards that are left. */
export function curves(view: View): Curve[] {
  return [
    {
      label: { id: "board-curve-pieces" },
      values: view.boards.map(
        ({ seat }) => view.pieces.filter((piece) => piece.seat === seat && piece.at).length,
      ),
    },
    { label: { id: "board-curve-alert" }, values: view.boards.map(() => view.alert.left) },
  ];
}
