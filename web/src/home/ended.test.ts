import { expect, test } from "vitest";
import { endOf } from "./ended";

const verdicts = (ranking: number[][], sides: boolean, seats: number[]) =>
  seats.map((seat) => endOf({ ranking, sides, points: null }, seat).verdict);

test("sides win and lose, whatever place they have", () => {
  expect(verdicts([[1, 3], [0], [2, 4]], true, [1, 0, 2])).toEqual(["won", "lost", "lost"]);
  expect(verdicts([[], [0, 1]], true, [0, 1])).toEqual(["lost", "lost"]);
});

test("who plays for a place is told which, also behind two who share the first one", () => {
  const points = [31, 50, 50];
  const ended = { ranking: [[1, 2], [0]], sides: false, points };
  expect(endOf(ended, 2)).toEqual({ verdict: "won", place: 1, count: 3, points: 50 });
  expect(endOf(ended, 0)).toEqual({ verdict: "placed", place: 3, count: 3, points: 31 });
});

test("the second of two has lost, and so has who is beaten alone", () => {
  expect(verdicts([[1], [0]], false, [0, 1])).toEqual(["lost", "won"]);
  expect(verdicts([[], [0]], false, [0])).toEqual(["lost"]);
  expect(verdicts([[0]], false, [0])).toEqual(["won"]);
});

test("alone for points nobody wins or loses", () => {
  expect(endOf({ ranking: [[0]], sides: false, points: [12] }, 0)).toMatchObject({
    verdict: null,
    points: 12,
  });
});
