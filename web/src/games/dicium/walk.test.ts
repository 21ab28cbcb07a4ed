import { expect, test } from "vitest";
import type { Move } from "../../protocol";
import type { GridMap } from "./view";
import { stepsAlong, waysTo } from "./walk";

/** Three by three, with rock in the middle and a wall between a1 and b1. */
const MAP: GridMap = {
  columns: 3,
  rows: 3,
  spaces: ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"].map((name) => ({
    name,
    column: "abc".indexOf(name[0]!),
    row: Number(name[1]) - 1,
    kind: "road",
  })),
  edges: [{ between: ["a1", "b1"], kind: "wall" }],
};
/** From a1. */
const REACH = { a2: 1, a3: 2, b3: 3, c3: 4, c2: 5, c1: 6, b1: 7 };

test("a way leads around rock and walls", () => {
  expect(waysTo(MAP, REACH, "c2")).toEqual([["a2", "a3", "b3", "c3", "c2"]]);
  expect(waysTo(MAP, REACH, "a2")).toEqual([["a2"]]);
});

const OPEN: GridMap = { ...MAP, edges: [] };
const BOTH = { a2: 1, b1: 1, a3: 2, c1: 2, b3: 3, c2: 3, c3: 4 };

test("ways of the same length tie, unless one is more dangerous", () => {
  expect(waysTo(OPEN, BOTH, "c3")).toEqual([
    ["b1", "c1", "c2", "c3"],
    ["a2", "a3", "b3", "c3"],
  ]);
  expect(waysTo(OPEN, BOTH, "c3", (space) => Number(space === "c1"))).toEqual([
    ["a2", "a3", "b3", "c3"],
  ]);
  expect(waysTo(OPEN, BOTH, "c3", (space) => Number(space === "c3"))).toHaveLength(2);
});

test("a walk is one answer a step, and ends when another question comes", () => {
  const step = (row: number): Move => ({
    index: row,
    text: "",
    kind: "step",
    args: { column: "column-a", row },
    label: { id: "" },
  });
  const [first, second] = stepsAlong(["a2", "a3"]);
  expect(first!([step(1), step(2)])?.index).toBe(2);
  expect(second!([{ ...step(3), kind: "oil" }])).toBeUndefined();
});
