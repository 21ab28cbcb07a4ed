import { expect } from "@playwright/test";
import { address, moves, openTable, seatLink, test, visitor } from "./table";

test("a new name is seen by all, also after coming back", async ({ browser, page }) => {
  const ticket = await openTable();
  await page.goto(seatLink(ticket));
  const watcher = await visitor(browser);
  await watcher.goto(`${address()}/t/${ticket.table}`);
  await expect(watcher.locator("[data-seat]").filter({ hasText: "Ada" })).toBeVisible();

  await page.getByRole("button", { name: "Players" }).click();
  const name = page.getByRole("dialog").getByLabel("Your name");
  await name.fill("Masako");
  await name.press("Enter");
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("Masako");
  await expect(watcher.locator("[data-seat]").filter({ hasText: "Masako" })).toBeVisible();
  await expect(watcher.locator("[data-seat]").filter({ hasText: "Ada" })).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".self")).toContainText("Masako");
});

test("who resigns is asked twice, and a bot plays on to the end", async ({ page }) => {
  await page.goto(seatLink(await openTable({ seats: [{ kind: "me" }, ...bots(4)] })));
  await page.getByRole("button", { name: "Players" }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await expect(page.getByText("you cannot come back")).toBeVisible();
  await page.getByRole("button", { name: "Resign now" }).click();
  await expect(page.getByText(/You have (won|lost)/)).toBeVisible({ timeout: 180_000 });
  await page.getByRole("button", { name: "Players" }).click();
  await expect(page.getByText("resigned; a bot plays")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play again myself" })).toHaveCount(0);
});

test("when the clock has run down, a bot plays on to the end", async ({ page }) => {
  const clock = { kind: "game", seconds: 12, increment: 0 } as const;
  await page.goto(seatLink(await openTable({ clock })));
  const timer = page.getByRole("timer", { name: /^Ada has 0:\d\d left$/ });
  await expect(timer).toHaveClass(/short/);
  await expect(page.getByText(/You have (won|lost)/)).toBeVisible({ timeout: 180_000 });
  await page.getByRole("button", { name: "Players" }).click();
  await expect(page.getByText("out of time; a bot plays")).toBeVisible();
});

test("a table is opened with a clock of the host's choice", async ({ page }) => {
  await page.goto(address());
  await page.getByRole("button", { name: "Open a table for Samurai Sword" }).click();
  await page.getByLabel("Clock").selectOption("2 minutes for each move");
  for (const seat of [2, 3, 4, 5]) {
    const chosen = page.getByLabel(`Player ${seat}`);
    if (await chosen.count()) await chosen.selectOption("easy");
  }
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(moves(page).first()).toBeVisible();
  await expect(page.getByRole("timer").first()).toHaveAccessibleName(/has [12]:\d\d left$/);
});

test("sounds are heard once they are asked for, not before", async ({ page }) => {
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    OscillatorNode.prototype.start = function (when?: number) {
      counted.tones += 1;
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
  await page.goto(seatLink(await openTable()));
  await moves(page).last().click();
  await expect(moves(page).first()).toBeEnabled();
  expect(await tones()).toBe(0);

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Sound").check({ force: true });
  await page.keyboard.press("Escape");
  await moves(page).last().click();
  await expect.poll(tones).toBeGreaterThan(0);
});

function bots(count: number) {
  return Array.from({ length: count }, () => ({ kind: "bot" as const, level: "easy", temper: "" }));
}

test("a page from before an update opens itself anew when it needs a part that is gone", async ({
  browser,
}) => {
  const page = await visitor(browser);
  let loads = 0;
  page.on("load", () => loads++);
  await page.route("**/Dialogs-*.js", (route) =>
    loads < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(seatLink(await openTable()));
  await expect.poll(() => loads).toBe(2);
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.context().close();
});
