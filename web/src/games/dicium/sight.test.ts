import { expect, test } from "vitest";
import { scrollFor } from "./sight";

const free = { top: 180, bottom: 400 };

test("what lies free moves nothing", () => {
  const spaces = [{ top: 200, bottom: 230 }];
  expect(scrollFor({ at: 0, rest: 0, free, spaces })).toBe(0);
});

test("spaces below the dice come just above them", () => {
  const spaces = [
    { top: 350, bottom: 380 },
    { top: 450, bottom: 480 },
  ];
  expect(scrollFor({ at: 0, rest: 0, free, spaces })).toBe(80);
});

test("a map that was scrolled goes back as far as it can", () => {
  const spaces = [{ top: 300, bottom: 330 }];
  expect(scrollFor({ at: 80, rest: 0, free, spaces })).toBe(10);
  expect(scrollFor({ at: 80, rest: 0, free, spaces: [] })).toBe(0);
});

test("who has scrolled on to read finds the spaces that are asked for", () => {
  const spaces = [{ top: -90, bottom: -60 }];
  expect(scrollFor({ at: 300, rest: 300, free, spaces })).toBe(30);
});

test("what does not fit stays where it is", () => {
  const spaces = [
    { top: 100, bottom: 130 },
    { top: 450, bottom: 480 },
  ];
  expect(scrollFor({ at: 20, rest: 0, free, spaces })).toBe(20);
});
