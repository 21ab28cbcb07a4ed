import { expect, test } from "vitest";
import type { Move } from "../../protocol";
import { facesOf, holds, moveWith, placesOf } from "./dice";

function move(kind: string, ...faces: string[]): Move {
  const args = { dice: faces.map((face) => `face-${face}`) };
  return { index: 0, text: "", kind, args, label: { id: "" } };
}

test("a choice of dice is matched by its faces, in whatever order, and by the kind of move", () => {
  const moves = [
    move("stand"),
    move("reroll", "1", "4"),
    move("reroll", "4"),
    move("store", "1", "4"),
  ];
  expect(moveWith(moves, "reroll", ["4", "1"])).toBe(moves[1]);
  expect(moveWith(moves, "store", ["1", "4"])).toBe(moves[3]);
  expect(moveWith(moves, "reroll", ["1", "1"])).toBeUndefined();
  expect(moveWith(moves, "reroll", [])).toBeUndefined();
});

test("no dice at all can be a choice too", () => {
  const none = move("store");
  expect(moveWith([none], "store", [])).toBe(none);
});

test("faces are counted, not only seen", () => {
  expect(holds(["2", "2", "D"], ["2", "2"])).toBe(true);
  expect(holds(["2", "D"], ["2", "2"])).toBe(false);
  expect(placesOf(["2", "5", "2", "D"], ["D", "2"])).toEqual([0, 3]);
});

test("an event without dice names none", () => {
  expect(facesOf({ player: { seat: 1 } })).toBeNull();
});
