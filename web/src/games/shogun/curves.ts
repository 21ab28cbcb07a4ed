import type { Curve } from "../../table/board";
import type { View } from "./view";

export function curves(view: View): Curve[] {
  const armies = view.players.map((_, seat) =>
    view.provinces.reduce((sum, one) => sum + (one.owner === seat ? one.armies : 0), 0),
  );
  return [
    {
      label: { id: "board-curve-standing" },
      values: view.players.map((seat) => seat.points + (view.phase === "over" ? 0 : seat.winter)),
    },
    { label: { id: "board-curve-points" }, values: view.players.map((seat) => seat.points) },
    { label: { id: "board-curve-provinces" }, values: view.players.map((seat) => seat.provinces) },
    { label: { id: "board-curve-armies" }, values: armies },
    { label: { id: "board-curve-chests" }, values: view.players.map((seat) => seat.chests) },
    { label: { id: "board-curve-rice" }, values: view.players.map((seat) => seat.rice) },
  ];
}
