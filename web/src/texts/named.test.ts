import { expect, test } from "vitest";
import { named } from "./named";

test("a message names one thing of its kind", () => {
  expect(named("card-iron-arm", "card")).toBe("iron-arm");
  expect(named("card-iron-arm", "tile")).toBe("");
  expect(named("cardinal", "card")).toBe("");
  expect(named(undefined, "card")).toBe("");
  expect(named({ seat: 2 }, "card")).toBe("");
});
