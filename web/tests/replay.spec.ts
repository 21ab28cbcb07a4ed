import { expect, type Page } from "@playwright/test";
import { ended } from "./asked";
import { expectAccessible, test, visitor } from "./table";

/** A game that is over, played again: at a speed of its own, and only what can be seen. */

const at = async (page: Page) =>
  Number((await page.locator("output").textContent())!.split(" ")[0]);
const slider = (page: Page) => page.locator(".bar input");

/** The game after its last move, shown from move `from` on. */
async function replayed(page: Page, game: string, reason: string, from: number): Promise<void> {
  await ended(page, game, reason);
  await goTo(page, from);
}

async function goTo(page: Page, to: number): Promise<void> {
  await slider(page).fill(String(to));
  await expect(page.locator("output")).toHaveText(new RegExp(`^${to} /`));
  await expect(page.locator("main > .caption")).toBeVisible();
}

test("a replay runs at a speed of its own, by keys and by menu, and keeps it", async ({
  browser,
}) => {
  const page = await visitor(browser, "en-GB", { learn: false, pace: "once" });
  await page.clock.install();
  await replayed(page, "dicium-crazy-cup", "reason-meeting", 10);
  const speed = page.getByLabel("Speed of the replay");
  await expect(speed).toHaveValue("normal");

  /** How many moves are shown in these seconds, as the page counts them. */
  const shown = async (seconds: number) => {
    await goTo(page, 10);
    await slider(page).press(" ");
    for (let tenth = 0; tenth < seconds * 10; tenth++) {
      await page.clock.runFor(100);
      await expect(page.locator("main > .caption")).toBeVisible();
    }
    const before = await at(page);
    await page.getByRole("button", { name: "Stop" }).press(" ");
    return before - 10;
  };
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const normal = await shown(12);
  await slider(page).press("<");
  await expect(speed).toHaveValue("slow");
  await expect(page.locator(".bar [role=status]")).toHaveText("Speed: slow");
  const slow = await shown(12);
  await speed.selectOption("fast");
  const fast = await shown(12);
  expect(slow).toBeGreaterThan(1);
  expect(normal).toBeGreaterThan(slow * 1.5);
  expect(fast).toBeGreaterThan(normal * 1.8);
  expect(normal).toBeLessThanOrEqual(10); // a line can be read

  await page.clock.resume();
  await page.reload();
  await expect(speed).toHaveValue("fast");
  await page.context().close();
});

test("a replay steps over moves that nothing tells of", async ({ page }) => {
  await replayed(page, "shogun", "reason-chests", 0);
  const nothing = page.getByText("There is nothing to see at this move yet.");
  const stops = [0];
  while (stops.length < 12) {
    await page.getByRole("button", { name: "One move on" }).click();
    await expect.poll(() => at(page)).toBeGreaterThan(stops.at(-1)!);
    await expect(page.locator("main > .caption .told")).toBeVisible();
    await expect(nothing).toHaveCount(0);
    stops.push(await at(page));
  }
  const over = stops.filter((stop, index) => index && stop > stops[index - 1]! + 1);
  expect(over, stops.join(" ")).not.toEqual([]);

  // The way back leads over the same moves; the slider leads to each.
  for (const stop of stops.slice(1, -1).reverse()) {
    await page.getByRole("button", { name: "One move back" }).click();
    await expect.poll(() => at(page)).toBe(stop);
  }
  await goTo(page, over[0]! - 1);
  await expect(nothing).toBeVisible();
});

test("who looks through the eyes of others is still called you, and they by name", async ({
  page,
}) => {
  await replayed(page, "samurai-sword", "reason-honour", 0);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const mine = page.locator("div.log li", { hasText: /^\s*You (play|attack)/ }).first();
  const theirs = page.locator("div.log li", { hasText: /^\s*\S+ attacks (?!you)/ }).first();
  const other = /^\s*(\S+)/.exec((await theirs.textContent())!)![1]!;
  await page.getByRole("combobox", { name: "Point of view" }).selectOption({ label: other });
  for (const line of [mine, theirs]) {
    await line.getByRole("button").click();
    await expect(page.locator("main > .caption .told")).toContainText(
      (await line.textContent())!.trim(),
    );
  }
});

test.describe("on a phone", () => {
  const PHONE = { width: 390, height: 844 };
  test.use({ viewport: PHONE, locale: "fr-FR", hasTouch: true, isMobile: true });

  test("play, stop, step and speed are in reach of a thumb", async ({ page }) => {
    await replayed(page, "dicium-dungeon", "reason-goblins", 20);
    await page.getByLabel("Vitesse de lecture").selectOption("rapide");
    await page.getByRole("button", { name: "Lecture" }).tap();
    const stop = page.getByRole("button", { name: "Arrêter" });
    await expect.poll(() => at(page)).toBeGreaterThan(21);
    await stop.tap();
    for (const one of await page.locator(".bar .buttons > *").all()) {
      const box = (await one.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.y).toBeGreaterThan(PHONE.height / 2);
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
