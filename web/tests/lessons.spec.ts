import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { Ticket } from "../src/protocol";
import { ROOT } from "./server";
import { address, draw, expectAccessible, moves, playToTheEnd, seatLink, test } from "./table";

/** Each game and its folder. */
const GAMES = {
  "samurai-sword": "samurai_sword",
  shogun: "shogun",
  "dicium-crazy-cup": "dicium/crazy_cup",
  "dicium-dungeon": "dicium/dungeon",
  "dicium-civilization": "dicium/civilization",
  "dicium-shogun": "dicium/shogun",
} as const;
/** So many ideas are told before the page is loaded anew. */
const FIRST = 3;
/** So many ways of playing are tried to come to the last idea. */
const WAYS = 3;

/** The ideas of a lesson, the last one at the end. */
function ideasOf(folder: string): string[] {
  const lesson = readFileSync(join(ROOT, "src/tatami/games", folder, "lesson.toml"), "utf-8");
  return [...lesson.matchAll(/^name = "(.+)"$/gm)].map(([, name]) => name!);
}

async function begin(game: string): Promise<Ticket> {
  const answer = await fetch(`${address()}/api/lessons`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, name: "Ada" }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Ticket;
}

/**
 * Read what is to be read, do what is lit, else now this and now that, unseen, until the idea of this name is told, or
 * so many are, or the game is over. Nothing is answered twice: a question that looks the same is given time to be another.
 */
async function follow(page: Page, until: string | number, way = 0): Promise<string[]> {
  await draw(page, false);
  const told = await page.evaluate(
    ({ until, way }) =>
      new Promise<string[]>((resolve) => {
        const told: string[] = [];
        let read: string | undefined;
        let answered = way;
        let last = { question: "", at: 0 };
        const all = (selector: string) => [
          ...document.querySelectorAll<HTMLButtonElement>(`${selector}:not(:disabled)`),
        ];
        const going = setInterval(() => {
          const step = document.querySelector<HTMLElement>(".coach")?.dataset.step;
          if (step && told.at(-1) !== step) told.push(step);
          if (step === until || told.length === until || document.querySelector(".result")) {
            clearInterval(going);
            resolve(told);
            return;
          }
          const next = document.querySelector<HTMLButtonElement>(".coach button");
          if (next) {
            if (step !== read) next.click();
            read = step;
            return;
          }
          const [lit] = all(".moves li button.lit");
          const answers = all(".moves li button");
          const question = answers.map((answer) => answer.textContent).join();
          if (question === last.question && Date.now() - last.at < 500) return;
          // a plan is completed by the button that lays idle cards, and then confirmed
          const planning = document.querySelector("[data-question='ask-plan']");
          const other = planning
            ? all("[data-part='acts'] button").at(-1)
            : answers[answered % answers.length];
          const answer = lit ?? other;
          if (!answer) return;
          last = { question, at: Date.now() };
          answered += 1;
          answer.click();
        }, 15);
      }),
    { until, way },
  );
  await draw(page, true);
  return told;
}

for (const [game, folder] of Object.entries(GAMES)) {
  test(`the lesson of ${game}, taken up again in French, to its last idea`, async ({ page }) => {
    const ideas = ideasOf(folder);
    await page.goto(seatLink(await begin(game)));
    const coach = page.locator(".coach");
    const said = coach.getByRole("status");
    await expect(said).not.toBeEmpty();
    await expectAccessible(page);

    const told = await follow(page, FIRST);
    expect(told).toEqual(ideas.slice(0, FIRST));
    await expect(coach).toHaveAttribute("data-step", told.at(-1)!);
    const english = await said.innerText();
    await page.evaluate(() => localStorage.setItem("tatami.language", '"fr"'));
    await page.reload();
    await expect(coach).toHaveAttribute("data-step", told.at(-1)!);
    await expect(said).not.toBeEmpty();
    expect(await said.innerText()).not.toBe(english);
    await expectAccessible(page);
    let rest = await follow(page, ideas.at(-1)!);
    // some ideas wait for what does not happen to everybody, such as a fight
    for (let way = 1; way < WAYS && rest.at(-1) !== ideas.at(-1); way++) {
      await page.goto(seatLink(await begin(game)));
      rest = await follow(page, ideas.at(-1)!, way);
    }
    expect(rest.at(-1)).toBe(ideas.at(-1));
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("home offers a lesson; it is left, taken up again, and goes on to the result", async ({
    page,
  }) => {
    test.slow();
    await page.goto(address());
    await page.getByRole("button", { name: "Play Samurai Sword against bots now" }).tap();
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
