import { expect, test } from "vitest";
import { mileOf, type CanyonSpace } from "./view";

test("miles are counted along the way of the race", () => {
  const first = { mile: 1 } as CanyonSpace;
  const start = { mile: 0 } as CanyonSpace;
  const lake = { mile: null } as CanyonSpace;
  expect(mileOf(first, 52, "clockwise")).toBe(1);
  expect(mileOf(first, 52, "anticlockwise")).toBe(51);
  expect(mileOf(start, 52, "anticlockwise")).toBe(0);
  expect(mileOf(lake, 52, "anticlockwise")).toBeNull();
  expect(mileOf(first, 52, null)).toBe(1);
});
