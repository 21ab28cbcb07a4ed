import { expect, test } from "vitest";
import type { GameEvent } from "../protocol";
import { marksOf, nearestTold } from "./marks";

const CUES = { turn: { heading: true } };
const turn = (n: number, round?: number): GameEvent => ({
  n,
  move: n * 10,
  id: "event-turn",
  args: round === undefined ? {} : { round },
});

test("a mark stands where a round began", () => {
  const roll = { n: 9, move: 5, id: "event-roll", args: {} };
  const marks = marksOf([turn(1, 1), roll, turn(2, 1), turn(3, 2), turn(4, 2)], CUES);
  expect(marks.map(({ move }) => move)).toEqual([10, 30]);
});

test("without rounds turns are marked, but never too many", () => {
  expect(marksOf([turn(1), turn(2)], CUES)).toHaveLength(2);
  const many = marksOf(
    Array.from({ length: 200 }, (_, n) => turn(n)),
    CUES,
  );
  expect(many.length).toBeLessThanOrEqual(40);
});

test("a replay goes from one move that something tells of to the next, and to both ends", () => {
  const events = [turn(1), turn(2), { ...turn(3), move: 20 }, turn(5)];
  const forth = (at: number) => nearestTold(events, at, 1, 60);
  const back = (at: number) => nearestTold(events, at, -1, 60);
  expect([0, 10, 20, 50, 60].map(forth)).toEqual([10, 20, 50, 60, 60]);
  expect([60, 50, 20, 15, 10, 0].map(back)).toEqual([50, 20, 10, 10, 0, 0]);
});
