import type { Curve } from "../../table/board";
import { drivers, type View } from "./view";

/** The race over time: miles made and bonuses earned. */
export function curves(view: View): Curve[] {
  const made = drivers(view).filter((driver) => driver.seat !== null);
  return [
    { label: { id: "sheet-miles" }, values: made.map((driver) => driver.miles) },
    { label: { id: "sheet-bonuses" }, values: view.boards.map((board) => board.bonuses) },
  ];
}
