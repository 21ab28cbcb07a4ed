import { expect, test } from "vitest";
import { placesOf } from "./places";

test("after a shared place as many numbers are left out as shared it", () => {
  expect([...placesOf([[3, 0], [4], [1, 2]])]).toEqual([
    [3, 1],
    [0, 1],
    [4, 3],
    [1, 4],
    [2, 4],
  ]);
  expect(placesOf([[], [0, 1]]).get(1)).toBe(1);
});
