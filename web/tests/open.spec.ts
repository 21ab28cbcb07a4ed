import { expect, type Page } from "@playwright/test";
import { ended } from "./asked";
import { expectAccessible, moves, openTable, seatLink, test } from "./table";

/** What was hidden, laid open in the replay of a game that is over. */

const PHONE = { width: 390, height: 844 };

const everything = (page: Page, name = "Show everything") => page.getByRole("button", { name });

async function stepTo(page: Page, at: number): Promise<void> {
  await page.locator(".bar input").fill(String(at));
  await expect(page.locator("output")).toHaveText(new RegExp(`^${at} /`));
  await expect(page.locator("main > .caption")).toBeVisible();
}

test("roles and hands of all, with the keyboard, and shut again", async ({ page }) => {
  await ended(page, "samurai-sword", "reason-honour");
  await stepTo(page, 20);
  const others = page.locator("[data-part^='seat-']");
  const shut = await others.evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(shut.some((label) => label!.includes("In hand"))).toBe(false);
  expect(shut.some((label) => label!.includes("role Unknown"))).toBe(true);

  await everything(page).focus();
  await page.keyboard.press("Enter");
  await expect(everything(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("ul.open")).toHaveCount(5);
  const open = await others.evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(open.every((label) => label!.includes("In hand: "))).toBe(true);
  expect(open.some((label) => label!.includes("role Unknown"))).toBe(false);
  await expectAccessible(page);

  await page.keyboard.press("Enter");
  await expect(page.locator("ul.open")).toHaveCount(0);
});

test("every plan, face-down actions included", async ({ page }) => {
  await ended(page, "shogun", "reason-points");
  await stepTo(page, 92);
  await page.getByRole("button", { name: "All plans" }).click();
  await expect(page.locator(".covered").first()).toBeAttached();
  await everything(page).click();
  await expect(page.locator(".covered")).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Bid" })).toBeAttached();
  await expect(page.getByRole("columnheader", { name: /face down/ })).toHaveCount(5);
  await expectAccessible(page);
});

for (const [game, reason, at, there] of [
  ["dicium-crazy-cup", "reason-limit", 150, /Overpressure|Black Market|Pit Crew/],
  ["dicium-civilization", "reason-pool", 300, /Philosopher King/],
] as const) {
  test(`${game}: what the others hold stands on their boards`, async ({ page }) => {
    await ended(page, game, reason);
    await stepTo(page, at);
    const held = page.locator("[data-part^='player-'] button").filter({ hasText: there });
    await expect(held).toHaveCount(0);
    await everything(page).click();
    await expect(held.first()).toBeVisible();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, locale: "fr-FR", hasTouch: true, isMobile: true });

  test("a tap lays the hands open", async ({ page }) => {
    await ended(page, "samurai-sword", "reason-betrayal");
    await stepTo(page, 20);
    await everything(page, "Tout montrer").tap();
    await expect(page.locator("ul.open").first()).toBeVisible();
    await expect(page.locator("[data-part='seat-1']")).toHaveAccessibleName(/En main\s: /);
    const box = (await everything(page, "Tout montrer").boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

test("there is no such switch where nothing is hidden, nor while a game is played", async ({
  page,
}) => {
  await ended(page, "dicium-dungeon", "reason-king");
  await expect(page.locator(".bar")).toBeVisible();
  await expect(everything(page)).toHaveCount(0);

  await page.goto(seatLink(await openTable()));
  await moves(page).first().click();
  await expect(page.getByText(/draws|begins/).first()).toBeAttached();
  await page.locator(".log button").first().click();
  await expect(page.locator(".bar")).toBeVisible();
  await expect(everything(page)).toHaveCount(0);
});
