import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Ticket } from "../src/protocol";
import { ROOT } from "./server";
import {
  address,
  draw,
  expectAccessible,
  moves,
  playToTheEnd,
  seatLink,
  test,
  visitor,
} from "./table";

/** Each game and its folder. */
const GAMES = {
  "samurai-sword": "samurai_sword",
  shogun: "shogun",
  "dicium-crazy-cup": "dicium/crazy_cup",
  "dicium-dungeon": "dicium/dungeon",
  "dicium-civilization": "dicium/civilization",
  "dicium-shogun": "dicium/shogun",
} as const;
/** So many ideas are told before the page in French goes on. */
const FIRST = 3;
/** So many ways of playing are tried to come to the last idea. */
const WAYS = 3;

/** The ideas of a lesson, the last one at the end. */
function ideasOf(folder: string): string[] {
  const lesson = readFileSync(join(ROOT, "src/tatami/games", folder, "lesson.toml"), "utf-8");
  return [...lesson.matchAll(/^name = "(.+)"$/gm)].map(([, name]) => name!);
}

/** Those of them that are about something on the board. */
function placedIdeasOf(folder: string): string[] {
  const lesson = readFileSync(join(ROOT, "src/tatami/games", folder, "lesson.toml"), "utf-8");
  const about = lesson.split("[[step]]").filter((step) => /^about = /m.test(step));
  return about.map((step) => /^name = "(.+)"$/m.exec(step)![1]!);
}

/** What is ringed, as far as it lies on the board and in sight. */
const rings = (page: Page) =>
  page.locator(".ring").evaluateAll((all) =>
    all.map((ring) => {
      const { left, top, width, height } = ring.getBoundingClientRect();
      const inside = document.elementFromPoint(left + width / 2, top + height / 2);
      return height >= 20 && inside?.closest(".stage") !== null;
    }),
  );

async function begin(game: string): Promise<Ticket> {
  const answer = await fetch(`${address()}/api/lessons`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, name: "Ada" }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Ticket;
}

/** What a page shows of an idea: how many answers there are, how many of them it asks for, and its words. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>(".coach");
    return {
      step: coach?.dataset.step,
      answers: document.querySelectorAll(".moves li button").length,
      lit: document.querySelectorAll(".moves li button.lit").length,
      words: coach?.querySelector("[role='status']")?.textContent?.trim() ?? "",
    };
  });

/** Where somebody who follows a lesson stands. */
interface Place {
  step: string | undefined;
  answered: number;
  question: string;
  at: number;
}

/**
 * Read what is to be read, do what is lit, else now this and now that, until another idea is told or the game is over.
 * Nothing is answered twice: a question that looks the same is given time to be another.
 */
const goOn = (page: Page, from: Place) =>
  page.evaluate(
    (from) =>
      new Promise<Place>((resolve) => {
        let { answered, question, at } = from;
        let read = false;
        const all = (selector: string) => [
          ...document.querySelectorAll<HTMLButtonElement>(`${selector}:not(:disabled)`),
        ];
        const going = setInterval(() => {
          const step = document.querySelector<HTMLElement>(".coach")?.dataset.step;
          if ((step && step !== from.step) || document.querySelector(".result")) {
            clearInterval(going);
            resolve({ step, answered, question, at });
            return;
          }
          const next = document.querySelector<HTMLButtonElement>(".coach button");
          if (next) {
            if (!read) next.click();
            read = true;
            return;
          }
          const [lit] = all(".moves li button.lit");
          const answers = all(".moves li button");
          const asked = answers.map((answer) => answer.textContent).join();
          if (asked === question && Date.now() - at < 500) return;
          // a plan is completed by the button that lays idle cards, and then confirmed
          const planning = document.querySelector("[data-question='ask-plan']");
          const other = planning
            ? all("[data-part='acts'] button").at(-1)
            : answers[answered % answers.length];
          const answer = lit ?? other;
          if (!answer) return;
          question = asked;
          at = Date.now();
          answered += 1;
          answer.click();
        }, 15);
      }),
    from,
  );

/**
 * Follow the lesson, unseen, until the idea of this name is told, or so many are, or the game is over. Before an idea is
 * answered, `beside`, the same seat in another language, must show the same idea, answers and hints in other words.
 */
async function follow(page: Page, beside: Page, until: string | number, way = 0) {
  const told: string[] = [];
  let place: Place = { step: undefined, answered: way, question: "", at: 0 };
  for (const one of [page, beside]) await draw(one, false);
  while (told.length !== until && told.at(-1) !== until) {
    place = await goOn(page, place);
    if (!place.step) break;
    told.push(place.step);
    await expect(async () => {
      const [here, there] = await Promise.all([shown(page), shown(beside)]);
      expect(there).toEqual({ ...here, words: expect.stringMatching(/\S/) });
      expect(there.words).not.toBe(here.words);
    }).toPass({ intervals: [15, 30, 60], timeout: 20_000 });
  }
  for (const one of [page, beside]) await draw(one, true);
  return told;
}

for (const [game, folder] of Object.entries(GAMES)) {
  test(`the lesson of ${game} in English and French side by side, left and taken up again, to its last idea`, async ({
    page,
    browser,
  }) => {
    const ideas = ideasOf(folder);
    const french = await visitor(browser, "fr-FR");
    const link = seatLink(await begin(game));
    for (const one of [page, french]) {
      await one.goto(link);
      await expect(one.locator(".coach").getByRole("status")).not.toBeEmpty();
      await expectAccessible(one);
    }
    const told = await follow(page, french, FIRST);
    expect(told).toEqual(ideas.slice(0, FIRST));

    await french.reload();
    await expect(french.locator(".coach")).toHaveAttribute("data-step", told.at(-1)!);
    let rest = await follow(french, page, ideas.at(-1)!);
    // some ideas wait for what does not happen to everybody, such as a fight
    for (let way = 1; way < WAYS && rest.at(-1) !== ideas.at(-1); way++) {
      const again = seatLink(await begin(game));
      for (const one of [page, french]) await one.goto(again);
      rest = await follow(french, page, ideas.at(-1)!, way);
    }
    expect(rest.at(-1)).toBe(ideas.at(-1));
    await french.context().close();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("home offers a lesson; it is left, taken up again, and goes on to the result", async ({
    page,
  }) => {
    test.slow();
    await page.goto(address());
    await page.getByRole("button", { name: "Play now: Samurai Sword against bots" }).tap();
    await page.getByRole("button", { name: "Guide me" }).tap();
    const next = page.getByRole("button", { name: "Next" });
    await expect(next).toBeVisible();
    const room = (await next.boundingBox())!;
    expect(Math.min(room.width, room.height)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await next.tap();
    await expect(page.locator(".coach")).toHaveAttribute("data-step", "weapons");

    await page.goto(address());
    await page.getByRole("button", { name: "Learn Samurai Sword in a guided first game" }).tap();
    await expect(page.locator(".coach")).toHaveAttribute("data-step", "weapons");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await playToTheEnd(page);
    await expect(page.getByText(/everybody gets the same deal/)).toBeVisible();
  });

  for (const [game, folder] of Object.entries(GAMES)) {
    test(`what each idea of the lesson of ${game} is about is ringed and in sight`, async ({
      page,
    }) => {
      const placed = placedIdeasOf(folder);
      const enough = placed.length - 1; // one may wait for what does not happen to everybody
      const told = new Set<string>();
      for (let way = 0; way < WAYS && told.size < enough; way++) {
        await page.goto(seatLink(await begin(game)));
        let place: Place = { step: undefined, answered: way, question: "", at: 0 };
        while (told.size < enough) {
          place = await goOn(page, place);
          if (!place.step) break;
          if (!placed.includes(place.step) || told.has(place.step)) continue;
          await expect
            .poll(async () => [...new Set(await rings(page))], { message: place.step })
            .toEqual([true]);
          told.add(place.step);
        }
      }
      expect(told.size).toBeGreaterThanOrEqual(enough);
    });
  }

  test("an idea opens the page of the board that it is about, and marks what it asks for", async ({
    page,
  }) => {
    await page.goto(seatLink(await begin("shogun")));
    const coach = page.locator(".coach");
    const lords = page.locator("[data-shows='lords']");
    await expect(coach).toHaveAttribute("data-step", "aim");
    await expect(lords).toHaveAttribute("aria-pressed", "true");
    const next = page.getByRole("button", { name: "Next" });
    await next.tap();
    await expect(coach).toHaveAttribute("data-step", "map");
    await expect(lords).toHaveAttribute("aria-pressed", "false");
    await next.tap();
    await next.tap();
    await expect(coach).toHaveAttribute("data-step", "tax");
    const province = page.locator(".map .pointed").first();
    const marked = (await province.boundingBox())!;
    expect(marked.x).toBeGreaterThanOrEqual(0);
    expect(marked.x + marked.width).toBeLessThanOrEqual(390);
  });
});

test("no seat and nothing that is laid before it covers the words of an idea", async ({ page }) => {
  await page.goto(seatLink(await begin("samurai-sword")));
  const idea = page.locator(".coach.afloat .said");
  await expect(idea).toBeVisible();
  // at once, before the idea can step aside
  const seen = await idea.evaluate((said) => {
    const { x, y, width, height } = said.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    for (const plate of document.querySelectorAll<HTMLElement>(".plate")) {
      Object.assign(plate.style, { position: "fixed", left: `${across}px`, top: `${down}px` });
    }
    return said.contains(document.elementFromPoint(across, down));
  });
  expect(seen).toBe(true);
});

test("a lesson from the keyboard: the next step by a key, the lit move is named", async ({
  page,
}) => {
  await page.goto(seatLink(await begin("samurai-sword")));
  const coach = page.locator(".coach");
  await expect(coach).toHaveAttribute("data-step", "aim");
  await page.keyboard.press("n");
  await expect(coach).toHaveAttribute("data-step", "weapons");
  await page.keyboard.press("n");
  await expect(coach).toHaveAttribute("data-step", "attack");
  await expect(moves(page).and(page.locator(".lit")).first()).toContainText(
    "suggested by the lesson",
  );
});

test("the rules panel begins with an introduction in pictures and a legend", async ({ page }) => {
  await page.goto(address());
  for (const name of ["Samurai Sword", "Shogun", "Dicium: Dungeon"]) {
    await page.getByRole("button", { name: `The rules of ${name}`, exact: true }).click();
    const panel = page.getByRole("dialog");
    await expect(panel.getByRole("heading", { name: "In two minutes" })).toBeVisible();
    expect(await panel.locator("figure svg").count()).toBeGreaterThanOrEqual(4);
    expect(await panel.locator("#introduction li").count()).toBeGreaterThanOrEqual(5);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
});
