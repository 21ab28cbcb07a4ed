import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import type { GridMap } from "../dicium/view";
import { sight, visited } from "./sight";

/** Five columns of a hall, a side room below its third space, and a cell behind a door. */
const MAP: GridMap = {
  columns: 6,
  rows: 3,
  spaces: [
    ...["a", "b", "c", "d", "e", "f"].map((letter, column) => ({
      name: `${letter}1`,
      column,
      row: 0,
      kind: "floor",
    })),
    { name: "c2", column: 2, row: 1, kind: "floor" },
    { name: "c3", column: 2, row: 2, kind: "floor" },
  ],
  edges: [{ between: ["e1", "f1"], kind: "door" }],
};

const event = (id: string, column: string, row: number): GameEvent => ({
  n: 1,
  move: 1,
  id,
  args: { player: { seat: 0 }, column: `column-${column}`, row },
});

test("one sees straight on until a door or a wall, and a torch shines around one corner", () => {
  expect([...sight(MAP, ["a1"])].toSorted()).toEqual(["a1", "b1", "c1", "d1", "e1"]);
  expect([...sight(MAP, ["c3"])].toSorted()).toEqual(["c1", "c2", "c3"]);
  expect([...sight(MAP, ["b1"])]).toContain("c2");
  expect(sight(MAP, []).size).toBe(0);
});

test("what was seen follows from where adventurers have been", () => {
  const log = [
    event("event-start", "a", 1),
    event("event-goblin", "c", 3),
    event("event-step", "b", 1),
    event("event-look", "f", 1),
  ];
  expect(visited(log)).toEqual(["a1", "b1", "f1"]);
});
