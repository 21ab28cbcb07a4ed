import { expect, test } from "vitest";
import texts from "../../../../src/tatami/games/dicium/dungeon/en.ftl?raw";
import { PICTURES } from "./pictures";

const named = [...texts.matchAll(/^(?:card|chest)-([a-z0-9_]+) =/gm)].map(([, id]) => id!);

test("every card and whatever is in a chest has a picture of its own", () => {
  expect(Object.keys(PICTURES).toSorted()).toEqual(named.toSorted());
  const drawn = Object.values(PICTURES).map((picture) => JSON.stringify(picture));
  expect(new Set(drawn).size).toBe(named.length);
  expect(drawn).not.toContain("[]");
});
