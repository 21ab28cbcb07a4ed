import { expect, test } from "vitest";
import { placeOf } from "./moves";

test("I sit at the bottom, my left neighbour on the left", () => {
  const mine = placeOf(3, 5, 3);
  expect(mine.x).toBeCloseTo(0);
  expect(mine.y).toBeCloseTo(1);
  expect(placeOf(4, 5, 3).x).toBeLessThan(0);
  expect(placeOf(2, 5, 3).x).toBeGreaterThan(0);
});
