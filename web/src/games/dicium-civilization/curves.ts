import type { Curve } from "../../table/board";
import type { View } from "./view";

/** Points over time: scored so far, and what the game would have ended with. */
export function curves(view: View): Curve[] {
  return [
    { label: { id: "board-curve-points" }, values: view.boards.map(({ points }) => points) },
    { label: { id: "board-curve-standing" }, values: view.boards.map(({ standing }) => standing) },
  ];
}
