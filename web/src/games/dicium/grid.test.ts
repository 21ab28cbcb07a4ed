import { expect, test } from "vitest";
import { openPairs, placeOf, towards, turnTo } from "./grid";
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

const box = (left: number, top: number, size = 10) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});
const SEEN = { left: 100, top: 100, right: 200, bottom: 160 };

test("a close map stays as it is while all that matters is in sight", () => {
  expect(turnTo(SEEN, box(120, 120), [box(100, 100), box(190, 150)], false)).toEqual({
    left: 100,
    top: 100,
  });
});

test("it turns as little as it must, and leaves out what is farthest", () => {
  expect(turnTo(SEEN, box(120, 120), [box(80, 120), box(300, 120)], false)).toEqual({
    left: 80,
    top: 100,
  });
  expect(turnTo(SEEN, box(300, 120), [box(120, 120)], false)).toEqual({ left: 210, top: 100 });
});

test("when it comes close, what matters is in the middle", () => {
  expect(turnTo(SEEN, box(20, 20), [box(60, 20)], true)).toEqual({ left: -5, top: -5 });
  expect(turnTo(SEEN, null, [box(0, 0), box(40, 0), box(500, 0)], true)).toEqual({
    left: -25,
    top: -25,
  });
  expect(turnTo(SEEN, null, [], true)).toBeNull();
});
