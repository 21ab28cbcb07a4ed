import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { marchIn, throwIn } from "./throws";
import type { Atlas } from "./view";
import { gather, stepsOf } from "./winter";

let n = 0;
const event = (id: string, args: GameEvent["args"] = {}): GameEvent => ({
  id: `event-${id}`,
  args,
  n: ++n,
  move: 1,
});

test("a throw is told with what led to it and what came of it", () => {
  const attack = event("attack");
  const fall = event("throw", { in: [2, 0, 1], out: [1, 0, 0] });
  const won = event("battle-won");
  const begun = throwIn([attack], null);
  expect(begun).toEqual({ key: attack.n, cause: attack, result: null, into: null, out: null });
  expect(throwIn([won], throwIn([fall], begun))).toEqual({
    key: attack.n,
    cause: attack,
    result: won,
    into: [2, 0, 1],
    out: [1, 0, 0],
  });
});

test("a march is told of moves and attacks, nothing else", () => {
  const cards = {
    Kai: { text: "province-kai", province: 0 },
    Izu: { text: "province-izu", province: 1 },
  };
  const atlas = { cards } as unknown as Atlas;
  const where = { player: { seat: 2 }, province: "province-izu", armies: 3 };
  const attack = event("attack", { ...where, goal: "province-kai" });
  expect(marchIn(atlas, attack)).toEqual({ from: 1, to: 0, seat: 2, armies: 3 });
  expect(marchIn(atlas, event("placed", where))).toBeNull();
});

test("the throw that fills the tower before the game is not shown", () => {
  expect(throwIn([event("throw", { in: [7, 7, 10], out: [1, 1, 1] })], null)).toBeNull();
});

test("a winter is told in steps, over several updates, until the year ends", () => {
  let winter = gather({ events: [], open: false }, [
    event("revolt-lost"),
    event("winter-loss"),
    event("fed"),
    event("hunger"),
  ]);
  winter = gather(winter, [
    event("revolt-lost"),
    event("majority"),
    event("scored"),
    event("year-ends"),
  ]);
  winter = gather(winter, [event("revolt-put-down")]);
  expect(stepsOf(winter.events).map((step) => [step.title, step.events.length])).toEqual([
    ["loss", 1],
    ["hunger", 3],
    ["majorities", 1],
    ["points", 1],
  ]);
});
