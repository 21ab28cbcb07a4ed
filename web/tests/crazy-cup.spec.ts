import { expect, type Page } from "@playwright/test";
import type { NewTable } from "../src/protocol";
import { linkBeforeTheEnd } from "./asked";
import { expectAccessible, openTable, playToTheEnd, playUntil, seatLink, test } from "./table";

const race = (wish: Partial<NewTable> = {}) =>
  openTable({
    game: "dicium-crazy-cup",
    players: 2,
    seats: [{ kind: "me" }, { kind: "bot", level: "easy", temper: "" }],
    ...wish,
  });

const dice = (page: Page) => page.locator(".tray .die");

/** The number of moves in the log: it grows with every move that the table has taken. */
const told = (page: Page) => page.locator("div.log li").count();

test("a race against a bot: dice by tapping, steps on the board, on to the result", async ({
  page,
}) => {
  test.slow();
  await page.goto(seatLink(await race()));
  await expect(page.locator("[data-space]")).toHaveCount(69);
  await expect(page.locator(".order li")).toHaveCount(2);
  await expectAccessible(page);

  await playUntil(page, /Roll some dice again/);
  await expect(dice(page).nth(2)).toBeVisible();
  await dice(page).first().click();
  await expect(dice(page).first()).toHaveAttribute("aria-pressed", "true");
  const before = await told(page);
  await page.getByRole("button", { name: "Roll one die again" }).click();
  await expect.poll(() => told(page)).toBeGreaterThan(before);

  for (let turn = 0; turn < 8; turn++) {
    await playUntil(page, /Choose (an|your last) action/);
    const journey = page.locator(
      '.offers button[data-move^="blue"], .offers button[data-move^="pair"]',
    );
    if (await journey.count()) {
      await journey.first().hover();
      await expect(page.locator(".grid .steps").first()).toBeAttached();
      // one tap on a space chooses the dice and drives there
      const lit = page.locator(".space.lit");
      await expect(lit.first()).toBeVisible();
      const name = await lit.first().getAttribute("data-space");
      await lit.first().click();
      await expect(page.locator("div.log")).toContainText(`You enter ${name}.`);
      break;
    }
    await page
      .getByRole("button", { name: /^End your turn/ })
      .first()
      .click();
  }

  await playToTheEnd(page);
  await expect(page.locator("div.result table .who")).toHaveCount(2);
  await expect(page.locator("div.result figure .plot path").first()).toBeVisible();
  await expectAccessible(page);
});

const easy = { kind: "bot", level: "easy", temper: "" } as const;

test("a race of teams, until two teammates meet", async ({ page }) => {
  test.slow();
  const teams = { players: 4, seats: [{ kind: "me" } as const, easy, easy, easy] };
  await page.goto(seatLink(await race({ ...teams, options: { teams: "true" } })));
  await expect(page.locator(".order li")).toHaveCount(4);
  await playToTheEnd(page);
  await expect(page.locator("div.result")).toContainText("Two teammates have met");
  await expect(page.locator("div.result table .who")).toHaveCount(4);
});

test("a race of young drivers: five dice from the start, and on to the limit", async ({ page }) => {
  await page.goto(seatLink(await race({ options: { young: "true", round_limit: "12" } })));
  await playUntil(page, /Roll some dice again/);
  await expect(dice(page)).toHaveCount(5);
  await playToTheEnd(page);
  await expect(page.locator("div.result table .who")).toHaveCount(2);
});

test("the board alone with the keyboard", async ({ page }) => {
  await page.goto(seatLink(await race()));
  await playUntil(page, /Where to next/);
  const lit = page.locator(".space.lit").first();
  await lit.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".space:focus")).toHaveCount(1);
  await lit.focus();
  const name = await lit.getAttribute("data-space");
  await page.keyboard.press("Enter");
  await expect(page.locator("div.log")).toContainText(`You enter ${name}.`);
});

test.describe("on a phone, in French", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-FR",
    colorScheme: "dark",
  });

  test("a race against the drone, alone, to the end", async ({ page }) => {
    await page.goto(seatLink(await race({ players: 1, seats: [{ kind: "me" }] })));
    await expect(
      page.getByText("Dans quel sens va la course", { exact: false }).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await expectAccessible(page);
    await page.locator(".choice", { hasText: "antihoraire" }).tap();
    await expect(page.locator(".plaque")).toContainText("antihoraire");
    await playToTheEnd(page);
    await expect(page.locator("div.result")).toBeVisible();
    await expect(page.locator("div.result table .who")).toHaveCount(1);
    const curve = page.getByRole("slider", { name: "Les chances de gagner" });
    await expect(page.getByRole("progressbar").or(curve)).toBeVisible();
    await expectAccessible(page);
  });
});

test("crossing the finish is told over the board", async ({ page }) => {
  const { link } = linkBeforeTheEnd("dicium-crazy-cup", "reason-finish");
  await page.goto(link.split("#")[0]!); // only looking on
  await page.getByRole("button", { name: "Log", exact: true }).click(); // the race may be over
  await page.locator("div.log").getByText("crosses the finish line!").click();
  await expect(page.locator(".happening")).toContainText("crosses the finish line!");
});

test("who crosses the finish is told so over the board", async ({ page }) => {
  await page.goto(linkBeforeTheEnd("dicium-crazy-cup", "reason-finish").link);
  await page.getByRole("button", { name: "Log", exact: true }).click(); // the race may be over
  await page.locator("div.log").getByText("You cross the finish line!").click();
  await expect(page.locator(".happening")).toContainText("You cross the finish line!");
});
