import { expect, test } from "vitest";
import type { Move } from "../protocol";
import { Answers } from "./answers.svelte";
import type { Live } from "./live.svelte";
import type { Pointing } from "./pointing.svelte";

const move: Move = { index: 0, kind: "card", text: "card", label: { id: "move-card" }, args: {} };

test("why something else was refused is not said of what is chosen now", () => {
  const live = { failure: { id: "illegal-now" } } as Live;
  const answers = new Answers(live, { byKeys: false } as Pointing, () => {});
  answers.offer(move);
  expect(answers.chosen).toBe(move);
  expect(live.failure).toBeNull();
});
