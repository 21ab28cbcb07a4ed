import type { Curve } from "../../table/board";
import type { View } from "./view";

/** The quest over time, the same for all: chests opened, and how far the King has come. */
export function curves(view: View): Curve[] {
  const all = (value: number) => view.boards.map(() => value);
  return [
    { label: { id: "board-curve-chests" }, values: all(view.quest.opened.length) },
    { label: { id: "board-curve-king" }, values: all(view.king.marches ? view.king.step : 0) },
  ];
}
