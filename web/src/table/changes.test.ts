import { expect, test } from "vitest";
import { merged } from "./changes";

const VIEW = {
  deck: 9,
  hand: ["bo"],
  players: [
    { life: 3, role: null },
    { life: 4, role: null },
  ],
};

test("fields take the place of the old ones, the rest stays", () => {
  const after = merged(VIEW, [{ deck: 8 }, { hand: [] }]) as typeof VIEW;
  expect(after).toEqual({ ...VIEW, deck: 8, hand: [] });
  expect(after.players).toBe(VIEW.players);
  expect(VIEW.deck).toBe(9);
});

test("an object in place of a list holds entries by position, whose fields are merged", () => {
  const after = merged(VIEW, [
    { players: { 1: { life: 2 } } },
    { players: { 0: { role: "ninja" }, 1: { role: "ronin" } } },
  ]) as typeof VIEW;
  expect(after.players).toEqual([
    { life: 3, role: "ninja" },
    { life: 2, role: "ronin" },
  ]);
  expect(VIEW.players[1]).toEqual({ life: 4, role: null });
});

test("entries behind the end of a list are new, and told twice they are there once", () => {
  const changes = [{ hand: { 1: "parry", 2: "katana" } }];
  const after = merged(VIEW, changes);
  expect(after).toEqual({ ...VIEW, hand: ["bo", "parry", "katana"] });
  expect(merged(after, changes)).toEqual(after);
  expect(VIEW.hand).toEqual(["bo"]);
});

test("entries that do not follow on the list leave no holes in it", () => {
  expect(merged(VIEW, [{ hand: { 3: "parry", 4: "katana" } }])).toEqual(VIEW);
  expect(merged(VIEW, [{ hand: { 1: "parry", 3: "katana" } }])).toEqual({
    ...VIEW,
    hand: ["bo", "parry"],
  });
});

test("an object in place of an object, and a list in place of a list, are whole", () => {
  expect(merged({ a: { x: 1 }, b: [1, 2] }, [{ a: { y: 2 }, b: [3] }])).toEqual({
    a: { y: 2 },
    b: [3],
  });
});
