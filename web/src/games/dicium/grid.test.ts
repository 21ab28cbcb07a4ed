import { expect, test } from "vitest";
import { openPairs, placeOf, towards } from "./grid";
import type { GridMap } from "./view";

const MAP: GridMap = {
  columns: 3,
  rows: 2,
  spaces: [
    { name: "a1", column: 0, row: 0, kind: "road" },
    { name: "c1", column: 2, row: 0, kind: "road" },
    { name: "a2", column: 0, row: 1, kind: "road" },
    { name: "b2", column: 1, row: 1, kind: "road" },
  ],
  edges: [{ between: ["a1", "a2"], kind: "wall" }],
};
const [a1, c1, a2, b2] = MAP.spaces;

test("arrow keys jump over rock to the next space of a line", () => {
  expect(towards(MAP, a1!, "ArrowRight")).toBe(c1);
  expect(towards(MAP, a1!, "ArrowDown")).toBe(a2);
  expect(towards(MAP, a1!, "ArrowUp")).toBeUndefined();
});

test("walls part neighbours", () => {
  expect(openPairs(MAP)).toEqual([[a2, b2]]);
});

test("a space is named by the message of its column and its row", () => {
  expect(placeOf({ column: "column-l", row: 6 })).toBe("l6");
  expect(placeOf({})).toBeNull();
});
