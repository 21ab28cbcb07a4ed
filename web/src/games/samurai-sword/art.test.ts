import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import texts from "../../../../src/tatami/games/samurai_sword/en.ftl?raw";

const source = (name: string) => readFileSync(new URL(name, import.meta.url), "utf-8");

test("every card has a picture", () => {
  const cards = [...texts.matchAll(/^card-(?!\S+-help)([a-z-]+) =/gm)].map(([, card]) => card);
  const drawn = [
    ...`${source("ActionArt.svelte")}${source("WeaponArt.svelte")}`.matchAll(/id === "([a-z-]+)"/g),
  ];
  expect(drawn.map(([, card]) => card).toSorted()).toEqual(cards.toSorted());
});
