import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import map from "./map.json";

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
