import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import map from "./map.json";
import { meantBy } from "./provinces";

const CSV = new URL("../../../../src/tatami/games/shogun/provinces.csv", import.meta.url);
const [, ...rows] = readFileSync(CSV, "utf-8").trim().split("\n");
const names = rows.map((row) => row.split(",")[0]!);
const pairs = (column: number) =>
  rows
    .flatMap((row, at) =>
      (row.split(",")[column] ?? "")
        .split(" ")
        .filter(Boolean)
        .map((name) => [at, names.indexOf(name)].sort((a, b) => a - b).join(" ")),
    )
    .filter((pair, at, all) => all.indexOf(pair) === at)
    .sort();

test("provinces touch on the drawn map exactly where they are neighbours by land", () => {
  const drawn = new Set(map.borders.map(({ a, b }) => `${a} ${b}`));
  expect([...drawn].sort()).toEqual(pairs(8));
});

test("the sea routes are drawn", () => {
  expect(map.routes.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(pairs(9));
});

const scale = 1.95; // units across a pixel, where a phone begins
const finger = 22 * scale;

test("on a phone a finger finds the middle of every province within 21 px around it", () => {
  map.provinces.forEach(({ x, y }, at) => {
    for (let way = 0; way < 12; way++) {
      const [dx, dy] = [Math.cos((way * Math.PI) / 6), Math.sin((way * Math.PI) / 6)];
      const point = { x: x + 21 * scale * dx, y: y + 21 * scale * dy };
      expect(meantBy(-1, point, finger, new Set())).toBe(at);
    }
  });
});

test("a finger means a province that can be chosen, and else the one that it touches", () => {
  const [small, other] = [names.indexOf("Bitchu"), names.indexOf("Bizen")];
  const { x, y } = map.provinces[small]!;
  expect(meantBy(small, { x, y }, finger, new Set([other]))).toBe(small);
  const between = (map.provinces[other]!.x + x) / 2;
  const below = (map.provinces[other]!.y + y) / 2;
  expect(meantBy(small, { x: between, y: below }, 1.3 * finger, new Set([other]))).toBe(other);
  expect(meantBy(other, { x: 0, y: 0 }, finger, new Set())).toBe(other);
});
