import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import texts from "../../../../src/tatami/games/dicium/crazy_cup/en.ftl?raw";

test("every Cheat card has a picture of its own", () => {
  const source = readFileSync(new URL("CheatArt.svelte", import.meta.url), "utf-8");
  const cards = [...texts.matchAll(/^card-([a-z-]+) =/gm)].map(([, card]) => card);
  const drawn = [...source.matchAll(/id === "([a-z-]+)"/g)].map(([, card]) => card);
  expect(drawn.toSorted()).toEqual(cards.toSorted());
});
