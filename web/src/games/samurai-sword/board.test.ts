import { expect, test } from "vitest";
import { CARDS } from "./cards";
import { placeOf } from "./moves";

test("the cards of the game's content file", () => {
  const kinds = Object.values(CARDS).map((card) => card.kind);
  expect(kinds.filter((kind) => kind === "weapon")).toHaveLength(13);
  expect(kinds.filter((kind) => kind === "permanent")).toHaveLength(4);
  expect(kinds.filter((kind) => kind === "action")).toHaveLength(8);
  expect(CARDS.nodachi).toMatchObject({ kind: "weapon", precision: 3, damage: 3 });
});

test("I sit at the bottom, my left neighbour on the left", () => {
  const mine = placeOf(3, 5, 3);
  expect(mine.x).toBeCloseTo(0);
  expect(mine.y).toBeCloseTo(1);
  expect(placeOf(4, 5, 3).x).toBeLessThan(0);
  expect(placeOf(2, 5, 3).x).toBeGreaterThan(0);
});
