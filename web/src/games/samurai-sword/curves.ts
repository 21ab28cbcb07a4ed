import type { Curve } from "../../table/board";
import type { View } from "./view";

export function curves(view: View): Curve[] {
  return [
    { label: { id: "sheet-honour" }, values: view.players.map((player) => player.honour) },
    { label: { id: "board-life" }, values: view.players.map((player) => player.life) },
    { label: { id: "board-cards" }, values: view.players.map((player) => player.hand_size) },
  ];
}
