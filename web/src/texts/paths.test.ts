import { expect, test } from "vitest";
import { textPaths } from "./paths";

const folders = ["shogun", "dicium/shogun", "dicium", "shogun_moon", "dicium/crazy_cup"];
const paths = folders.flatMap((folder) =>
  ["en", "fr"].map((language) => `../src/tatami/games/${folder}/${language}.ftl`),
);

function textsOf(id: string): string[] {
  return textPaths(paths, id, "fr").map((path) => path.split("/games/")[1]!);
}

test("a game speaks with the texts of its folder, after those of the folders around it", () => {
  expect(textsOf("dicium-shogun")).toEqual(["dicium/fr.ftl", "dicium/shogun/fr.ftl"]);
  expect(textsOf("dicium-crazy-cup")).toEqual(["dicium/fr.ftl", "dicium/crazy_cup/fr.ftl"]);
});

test("a game that is named like another does not speak with its texts", () => {
  expect(textsOf("shogun-moon")).toEqual(["shogun_moon/fr.ftl"]);
  expect(textsOf("shogun")).toEqual(["shogun/fr.ftl"]);
});
