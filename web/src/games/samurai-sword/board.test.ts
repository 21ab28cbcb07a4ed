import { expect, test } from "vitest";
import { Layout, watched } from "./layout";
import { placeOf } from "./moves";

test("I sit at the bottom, my left neighbour on the left", () => {
  const mine = placeOf(3, 5, 3);
  expect(mine.x).toBeCloseTo(0);
  expect(mine.y).toBeCloseTo(1);
  expect(placeOf(4, 5, 3).x).toBeLessThan(0);
  expect(placeOf(2, 5, 3).x).toBeGreaterThan(0);
});

test.each([
  [454, 180],
  [604, 175],
])("on a low table (%i×%i) no plate lies on another, however many play", (width, height) => {
  for (const seats of [3, 4, 5, 6, 7]) {
    const layout = new Layout(width, height, seats, 1, false);
    const { plate } = layout;
    const spots = [...Array(seats).keys()].filter((seat) => seat !== 1).map((s) => layout.spot(s));
    for (const [at, one] of spots.entries()) {
      expect(one.x - plate.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + plate.width / 2).toBeLessThanOrEqual(width);
      expect(one.y - plate.height / 2).toBeGreaterThanOrEqual(0);
      expect(one.y + plate.height / 2).toBeLessThanOrEqual(height);
      for (const other of spots.slice(at + 1)) {
        const beside = Math.abs(one.x - other.x) >= plate.width;
        expect(beside || Math.abs(one.y - other.y) >= plate.height).toBe(true);
      }
    }
  }
});

test.each([
  [1088, 600],
  [928, 500],
  [1568, 780],
  [1000, 520],
])("of three players on a mat of %i×%i nobody sits on the piles", (width, height) => {
  const layout = new Layout(width, height, 3, 1, false);
  const piles = { left: width / 2 - 166 * layout.middle, top: height * 0.48 - 74 * layout.middle };
  const left = layout.spot(2);
  const beside = left.x + (layout.plate.width * layout.scale) / 2 <= piles.left;
  expect(beside || left.y + (layout.plate.height * layout.scale) / 2 <= piles.top).toBe(true);
  expect(left.y - (layout.plate.height * layout.scale) / 2).toBeGreaterThanOrEqual(0);
});

test.each([
  [1088, 600, 4],
  [1088, 600, 5],
  [1088, 600, 6],
  [1088, 600, 7],
  [928, 500, 5],
  [1568, 780, 5],
])(
  "on a mat of %i×%i nothing that lies before one of %i players lies on the piles",
  (width, height, seats) => {
    const layout = new Layout(width, height, seats, 1, false);
    const { plate, scale, middle, heart } = layout;
    const top = height * heart - 74 * middle;
    const laid = [...Array(seats).keys()]
      .filter((seat) => seat !== 1)
      .map((seat) => layout.spot(seat))
      .filter(
        ({ x, y }) =>
          Math.abs(x - width / 2) < (plate.width * scale) / 2 + 166 * middle && y < height / 2,
      )
      .map(({ y }) => y + (plate.height / 2 + 56) * scale);
    expect(Math.max(0, ...laid) - top).toBeLessThan(0.5);
    expect(height * heart + 86 * middle).toBeLessThan(height);
  },
);

test("with three players on a phone the piles lie below the plates", () => {
  const [width, height] = [390, 508];
  const layout = new Layout(width, height, 3, 1, false);
  const piles = height * 0.48 - 0.5 * 105 * layout.middle;
  for (const seat of [0, 2]) {
    const { y } = layout.spot(seat);
    expect(y - (layout.plate.height * layout.scale) / 2).toBeGreaterThanOrEqual(0);
    expect(y + (layout.plate.height * layout.scale) / 2).toBeLessThan(piles);
  }
});

test.each([
  [1088, 815],
  [928, 715],
  [1568, 995],
  [1568, 780],
])("who watches on a mat of %i×%i sees plates apart from each other and the piles", (w, h) => {
  for (const seats of [3, 4, 5, 6, 7])
    expect(watched(w, h, seats, false).crowded, `${seats}`).toBe(false);
  expect(new Layout(w, h, 7, null, false).crowded).toBe(true);
});
