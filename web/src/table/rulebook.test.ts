import { expect, test } from "vitest";
import { contents, search } from "./rulebook";

const page = {
  title: "Lanterns",
  html: "",
  rules: [
    { id: "LA-1", title: "Mise en place", depth: 1, html: "" },
    { id: "LA-1.1", title: "", depth: 2, html: "<p>Distribuez l’<strong>été</strong>.</p>" },
    { id: "LA-2", title: "Un tour", depth: 1, html: "<p>Allumez.</p>" },
    { id: "LA-2.1", title: "Allumer", depth: 2, html: "<p>Une carte.</p>" },
    { id: "", title: "Pourquoi", depth: 1, html: "<p>C’est joli.</p>" },
  ],
};

const found = (typed: string) =>
  search(page, typed).map((one) => [one.rule.id || one.rule.title, one.bare]);

test("without words everything is shown", () => {
  expect(search(page, " ").map((one) => one.rule)).toEqual(page.rules);
  expect(search(page, "").some((one) => one.bare)).toBe(false);
});

test("words are found without accents, in any case and order, with the headings above", () => {
  expect(found("ETE distribuez")).toEqual([
    ["LA-1", true],
    ["LA-1.1", false],
  ]);
  expect(found("l'ete")).toHaveLength(2);
  expect(found("la-2.1")).toEqual([
    ["LA-2", true],
    ["LA-2.1", false],
  ]);
});

test("markup is not searched", () => {
  expect(found("strong")).toEqual([]);
  expect(found("carte joli")).toEqual([]);
});

test("the contents are the headings with an id", () => {
  expect(contents(page).map((rule) => rule.id)).toEqual(["LA-1", "LA-2", "LA-2.1"]);
});
