import { expect } from "@playwright/test";
import { address, expectAccessible, moves, openTable, playToTheEnd, seatLink, test } from "./table";

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("from the first screen on", async ({ page }) => {
    await page.goto(address());
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("heading", { name: "Les jeux" })).toBeVisible();
    await page.getByRole("button", { name: "Jouer à Samurai Sword contre des robots" }).click();
    await page.getByRole("button", { name: "Jouer tout de suite" }).click();
    await expect(page.getByRole("heading", { name: "Ce que vous pouvez faire" })).toBeVisible();
    await expect(page.locator("div.log")).toContainText(/(?:est|êtes) le shogun et commence/);

    await page.getByRole("button", { name: "Réglages" }).click();
    await page.getByLabel("English").check({ force: true });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "What you can do" })).toBeVisible();
    await expect(page.locator("div.log")).toContainText(/(?:is|are) the shogun and begin/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("everything is within reach, and the game can be finished", async ({ page }) => {
    const seven = Array.from({ length: 6 }, () => ({
      kind: "bot" as const,
      level: "easy",
      temper: "",
    }));
    const ticket = await openTable({ players: 7, seats: [{ kind: "me" }, ...seven] });
    await page.goto(seatLink(ticket));
    await expect(page.locator("[data-seat]")).toHaveCount(7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );

    const plates = await page
      .locator(".plate")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const plate of plates) {
      expect(plate.left).toBeGreaterThanOrEqual(0);
      expect(plate.right).toBeLessThanOrEqual(390);
    }
    await expectAccessible(page);

    await page.getByRole("button", { name: /^Moves/ }).tap();
    await expect(page.locator("section.moves")).toBeVisible();
    await page.getByRole("button", { name: "Log", exact: true }).tap();
    await expect(page.locator("div.log")).toBeVisible();
    await page.getByRole("button", { name: "Log", exact: true }).tap();

    await playToTheEnd(page);
    await expect(page.getByText(/You have (won|lost)/)).toBeVisible();
    await expectAccessible(page);
  });
});

test("with the keyboard alone", async ({ page }) => {
  await page.goto(address());
  const start = page.getByRole("button", { name: "Play now: Samurai Sword against bots" });
  for (let tab = 0; tab < 60; tab++) {
    await page.keyboard.press("Tab");
    if (await start.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "First time with Samurai Sword?" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(moves(page).first()).toBeVisible();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("r");
  await expect(page.getByRole("dialog", { name: /^The rules of/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("ArrowDown");
  await expect(moves(page).first()).toBeFocused();
  const shown = () =>
    page.evaluate(() =>
      [".log", ".question", ".result"].map((part) => document.querySelector(part)?.textContent),
    );
  for (let move = 0; move < 12; move++) {
    await expect(page.locator(".moves li button:enabled, .result").first()).toBeVisible();
    if (await page.locator("div.result").count()) return;
    await expect(page.locator(".moves button:focus")).toHaveCount(1);
    const before = await shown();
    await page.keyboard.press("1");
    await expect(moves(page).first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(shown).not.toEqual(before);
  }
});

test("the help draws the signs whose meaning it tells, in every game", async ({ page }) => {
  const bot = { kind: "bot" as const, level: "easy", temper: "" };
  const games = ["crazy-cup", "civilization", "dungeon", "shogun"].map((name) => `dicium-${name}`);
  const names: Record<string, string> = {
    "dicium-crazy-cup": "Leaping Springs. Spend",
    "samurai-sword": "Ronin. Alone",
  };
  for (const game of [...games, "shogun", "samurai-sword"]) {
    const players = game === "dicium-shogun" ? 2 : 3;
    const seats = [{ kind: "me" as const }, ...Array.from({ length: players - 1 }, () => bot)];
    await page.goto(seatLink(await openTable({ game, players, seats })));
    await page.getByRole("button", { name: "Help", exact: true }).click();
    const signs = page.getByRole("dialog", { name: "Help" }).locator("li:has(.sign)");
    await expect(signs.filter({ has: page.locator("svg") }).first(), game).toBeVisible();
    expect(await signs.count(), game).toBe(await signs.filter({ hasText: /\w/ }).count());
    const name = names[game];
    if (name) await expect(signs.filter({ hasText: name }), game).toHaveCount(1);
    await page.keyboard.press("Escape");
  }
});

test("who takes a move back is called you in the log", async ({ page }) => {
  const seats = [{ kind: "me" as const }, { kind: "me" as const }]; // no bot answers in between
  await page.goto(seatLink(await openTable({ game: "dicium-dungeon", players: 2, seats })));
  await moves(page).first().click();
  const undo = page.getByRole("button", { name: "Take back" });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(page.getByRole("region", { name: "Log" })).toContainText("You take back one move.");
});

test("who answers on the board with the keyboard stays there", async ({ page }) => {
  const bot = { kind: "bot" as const, level: "easy", temper: "" };
  const seats = [{ kind: "me" as const }, bot];
  await page.goto(seatLink(await openTable({ game: "dicium-dungeon", players: 2, seats })));
  const hero = page.locator(".dock [data-move^='board ']").first();
  await hero.focus();
  await page.keyboard.press("Enter");
  await expect(hero).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("main.board") !== null))
    .toBe(true);
});

test("by night, every page is readable", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(address());
  await expect(page.getByRole("heading", { name: "Samurai Sword" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(seatLink(await openTable()));
  await expect(page.locator(".self")).toBeVisible();
  await expectAccessible(page);
});
