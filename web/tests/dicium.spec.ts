import { expect, type Page } from "@playwright/test";
import { address, expectAccessible, openTable, playToTheEnd, seatLink, test } from "./table";

const bot = { kind: "bot" as const, level: "easy" };
const me = { kind: "me" as const };

/** Play from the own seat until the result is there; the bots do the rest. */
async function finish(page: Page, reason: RegExp): Promise<void> {
  await playToTheEnd(page);
  await expect(page.locator("div.result")).toContainText(reason);
}

test("Dungeon: alone to a win or a loss", async ({ page }) => {
  const ticket = await openTable({ game: "dicium-dungeon", players: 1, seats: [me] });
  await page.goto(seatLink(ticket));
  await expect(page.getByRole("group", { name: "The dungeon" })).toBeVisible();
  await expectAccessible(page);
  await finish(page, /You have (won|lost)/);
});

test("Civilization: alone to a rank", async ({ page }) => {
  const ticket = await openTable({ game: "dicium-civilization", players: 1, seats: [me] });
  await page.goto(seatLink(ticket));
  await expect(page.getByRole("group", { name: "Sea chart" })).toBeVisible();
  await expectAccessible(page);
  await finish(page, /foot soldier|champion|chosen by the gods|demigod|Dicium god/);
});

for (const [side, seats] of [
  ["ninja", [me, bot]],
  ["samurai", [bot, me]],
] as const) {
  test(`Dicium: Shogun: a duel as ${side} to the end`, async ({ page }) => {
    const ticket = await openTable({ game: "dicium-shogun", players: 2, seats: [...seats] });
    await page.goto(seatLink(ticket));
    await expect(page.getByRole("group", { name: "The castle at night" })).toBeVisible();
    await expectAccessible(page);
    await finish(page, /You have (won|lost)/);
  });
}

test("the two Shoguns cannot be confused", async ({ page }) => {
  await page.goto(address());
  await expect(page.getByRole("heading", { name: "Dicium: Shogun" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shogun", exact: true })).toBeVisible();
});
