import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { trialsIn } from "./trials";

const event = (n: number, id: string): GameEvent => ({ n, id: `event-${id}`, args: {}, move: 1 });
const all = () => true;

test("a roll is shown before it is told what comes of it, and beside it then", () => {
  const roll = event(1, "strength");
  const [shown, open] = trialsIn([roll], null, all);
  expect(shown).toEqual([{ n: 1, rolled: roll, end: null }]);
  const end = event(2, "failed");
  expect(trialsIn([end, event(3, "back")], open, all)).toEqual([
    [{ n: 1, rolled: roll, end }],
    null,
  ]);
});

test("what was rolled and what came of it in one moment is one test", () => {
  const [roll, end] = [event(1, "strength"), event(2, "passed")];
  const [[only, ...more]] = trialsIn([roll, end], null, ({ n }) => n < 2);
  expect(more).toEqual([]);
  expect(only).toEqual({ n: 1, rolled: roll, end });
});

test("before the roll is told nothing is shown, and a drone's die waits for what it means", () => {
  expect(trialsIn([event(1, "strength")], null, () => false)).toEqual([[], null]);
  const die = event(4, "drone-die");
  expect(trialsIn([die], null, all)).toEqual([[], die]);
  expect(trialsIn([event(5, "failed")], die, all)[0]).toHaveLength(1);
});
