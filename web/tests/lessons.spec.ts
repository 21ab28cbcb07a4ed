import { expect, type Page } from "@playwright/test";
import type { Ticket } from "../src/protocol";
import { address, expectAccessible, moves, playToTheEnd, seatLink, test } from "./table";

const WORDS = {
  en: {
    learn: (game: string) => `Learn ${game} in a guided first game`,
    next: "Next",
    fixed: /everybody gets the same deal/,
  },
  fr: {
    learn: (game: string) => `Apprendre ${game} dans une première partie guidée`,
    next: "Suite",
    fixed: /tout le monde reçoit la même donne/,
  },
} as const;
type Language = keyof typeof WORDS;

const GAMES = [
  "samurai-sword",
  "shogun",
  "dicium-crazy-cup",
  "dicium-dungeon",
  "dicium-civilization",
  "dicium-shogun",
];
/** So many steps are followed here; the table's own tests play every lesson to its end. */
const STEPS = 7;

async function begin(game: string): Promise<Ticket> {
  const answer = await fetch(`${address()}/api/lessons`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, name: "Ada" }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Ticket;
}

/** Read what is to be read and do what is lit, else anything, until so many steps were told, or the game is over. */
async function follow(page: Page, count: number): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<string[]>((resolve) => {
        const told: string[] = [];
        const press = (selector: string) =>
          document.querySelector<HTMLButtonElement>(`${selector}:not(:disabled)`)?.click();
        const going = setInterval(() => {
          const step = document.querySelector<HTMLElement>(".coach")?.dataset.step;
          if (step && told.at(-1) !== step) told.push(step);
          if (told.length >= wanted || document.querySelector(".result")) {
            clearInterval(going);
            resolve(told);
          } else if (step && document.querySelector(".coach button")) press(".coach button");
          else if (document.querySelector(".moves li button.lit")) press(".moves li button.lit");
          else {
            // a plan is completed by the button that lays idle cards, and then confirmed
            const planned = [
              ...document.querySelectorAll<HTMLButtonElement>("[data-part='acts'] button"),
            ];
            const ready = planned.filter((button) => !button.disabled);
            if (document.querySelector("[data-question='ask-plan']")) ready.at(-1)?.click();
            else press(".moves li button");
          }
        }, 15);
      }),
    count,
  );
}

for (const language of ["en", "fr"] as const satisfies Language[]) {
  test.describe(language, () => {
    test.use({ locale: language === "en" ? "en-GB" : "fr-FR" });
    for (const game of GAMES) {
      test(`the lesson of ${game}`, async ({ page }) => {
        await page.goto(seatLink(await begin(game)));
        const coach = page.locator(".coach");
        await expect(coach.getByRole("status")).not.toBeEmpty();
        await expectAccessible(page);

        const told = await follow(page, 3);
        await page.reload();
        await expect(coach).toHaveAttribute("data-step", told.at(-1)!);
        const rest = await follow(page, STEPS - 2);
        expect(new Set([...told, ...rest]).size).toBe(STEPS);
      });
    }
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
    const next = page.getByRole("button", { name: WORDS.en.next });
    await expect(next).toBeVisible();
    const room = (await next.boundingBox())!;
    expect(Math.min(room.width, room.height)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await next.tap();
    await expect(page.locator(".coach")).toHaveAttribute("data-step", "weapons");

    await page.goto(address());
    await page.getByRole("button", { name: WORDS.en.learn("Samurai Sword") }).tap();
    await expect(page.locator(".coach")).toHaveAttribute("data-step", "weapons");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await playToTheEnd(page);
    await expect(page.getByText(WORDS.en.fixed)).toBeVisible();
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
