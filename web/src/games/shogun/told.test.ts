import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { helpersIn, marchIn, throwIn, wonBy } from "./throws";
import type { Atlas } from "./view";
import { gather, scored, stepsOf, unscored } from "./winter";

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

test("peasants that stand by a defender are counted beside the defender's own", () => {
  const after = (cause: string, result: string, helpers: number) =>
    helpersIn(throwIn([event(cause), event(result, { helpers })], null)!);
  expect(after("attack", "battle-held", 3)).toBe(3);
  expect(after("attack-neutral", "neutral-failed", 3)).toBe(0);
  expect(helpersIn(throwIn([event("attack")], null)!)).toBe(0);
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

test("a tie has no winner; who is attacked or revolts is the second side", () => {
  const won = (id: string) => wonBy(event(id));
  expect([won("battle-won"), won("neutral-won"), won("revolt-put-down")]).toEqual([0, 0, 0]);
  expect([won("battle-held"), won("neutral-failed"), won("revolt-lost")]).toEqual([1, 1, 1]);
  expect([won("battle-tied"), wonBy(null)]).toEqual([null, null]);
});

test("points are not shown before the story has come to them", () => {
  const majority = event("majority");
  const first = event("scored", { player: { seat: 1 }, points: 7 });
  const second = event("scored", { player: { seat: 0 }, points: 5 });
  const winter = [majority, first, second];
  expect(unscored(2, winter, majority)).toEqual([5, 7]);
  expect(unscored(2, winter, first)).toEqual([5, 0]);
  expect(unscored(2, winter, second)).toEqual([0, 0]);
  expect(unscored(2, winter, null)).toEqual([0, 0]);
  expect([majority, first, null].map((told) => [...scored(winter, told)])).toEqual([
    [],
    [1],
    [1, 0],
  ]);
});
