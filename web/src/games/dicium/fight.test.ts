import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { hear, type Begins, type Bout } from "./fight";

const begins: Begins = ({ id, args }) =>
  id === "event-fight"
    ? { title: { id }, needed: Number(args.needed) || null, ends: [{ id: "won" }, { id: "lost" }] }
    : null;

function told(...events: [string, Record<string, number>?][]): Bout | null {
  return toldWhere(begins, events);
}

function toldWhere(begins: Begins, events: [string, Record<string, number>?][]): Bout | null {
  const heard = events.map(([id, args = {}], at): GameEvent => ({ n: at, move: 1, id, args }));
  return heard.reduce<Bout | null>((bout, event) => hear(bout, event, begins, () => "Ada"), null);
}

test("a fight is told with both totals, and a tie wins for the attacker", () => {
  const attack: [string, Record<string, number>] = [
    "event-strength",
    { die: 3, spent: 1, bonuses: 1, total: 6 },
  ];
  const open = told(["event-fight"], attack);
  expect(open?.sides.map(({ total }) => total)).toEqual([6]);
  expect(open?.ended).toBeNull();
  const tie = told(["event-fight"], attack, ["event-strength", { die: 6, total: 6 }]);
  expect(tie?.sides.map(({ total, situation }) => [total, situation])).toEqual([
    [6, 1],
    [6, 0],
  ]);
  expect(tie?.ended).toEqual({ words: { id: "won" }, good: true, at: 2 });
  const loss = told(["event-fight"], attack, ["event-strength-situation", { die: 6, total: 7 }]);
  expect(loss?.ended?.good).toBe(false);
});

test("against a monster one roll decides; an end without a roll is an end, too", () => {
  const hunt: [string, Record<string, number>] = ["event-fight", { needed: 5 }];
  expect(told(hunt, ["event-strength", { die: 5, total: 5 }])?.ended?.good).toBe(true);
  expect(told(hunt, ["event-strength", { die: 4, total: 4 }])?.ended?.good).toBe(false);
  expect(told(hunt, ["lost"])?.ended?.good).toBe(false);
  expect(told(hunt, ["event-turn"])).toBeNull();
});

test("where the game tells the end itself, the roll alone is no end yet", () => {
  const awaited: Begins = (event) => {
    const begun = begins(event);
    return begun && { ...begun, awaited: true };
  };
  const hunt: [string, Record<string, number>?][] = [
    ["event-fight", { needed: 5 }],
    ["event-strength", { die: 5, total: 5 }],
  ];
  expect(toldWhere(awaited, hunt)).toMatchObject({ sides: [{ total: 5 }], ended: null });
  expect(toldWhere(awaited, [...hunt, ["won"]])?.ended?.good).toBe(true);
});
