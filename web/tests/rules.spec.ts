import { expect } from "@playwright/test";
import { address, expectAccessible, moves, openTable, seatLink, test } from "./table";

const VIEWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const size of VIEWS) {
  test(`the rules open at the question, at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    const ticket = await openTable();
    await page.goto(seatLink(ticket));
    await expect(page.locator(".prompt.asked")).toBeVisible();
    const rules = page.getByRole("button", { name: "Rules", exact: true });
    if (await rules.isVisible()) await rules.click();
    else {
      await page.getByRole("button", { name: "Help", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Read the rule" }).click();
    }

    const panel = page.getByRole("dialog", { name: /^The rules of/ });
    const here = panel.locator(".here");
    await expect(here).toBeInViewport();
    await expect(here).toHaveAttribute("id", /^SS-\d/);

    await panel.getByRole("button", { name: "Contents" }).click();
    await panel.getByRole("button", { name: /Three players/ }).click();
    await expect(panel.locator("#SS-7")).toBeInViewport();
    await expect(panel.getByRole("navigation")).toBeHidden();

    await panel.locator("#SS-7\\.4 a").click();
    await expect(panel.locator("#SS-6\\.2")).toBeInViewport();

    await panel.getByRole("searchbox").fill("NOBUNAGA play phase");
    await expect(panel.locator("#SS-R16")).toBeVisible();
    await expect(panel.locator("#SS-R15")).toHaveCount(0);
    await panel.getByRole("searchbox").fill("xylophone");
    await expect(panel.getByRole("status")).toBeVisible();
    await panel.getByRole("searchbox").fill("");
    await expectAccessible(page);
  });
}

test("the rules speak French, with what all Dicium games share", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tatami.language", '"fr"'));
  const ticket = await openTable({
    game: "dicium-crazy-cup",
    players: 2,
    seats: [{ kind: "me" }, { kind: "bot", level: "easy", temper: "" }],
  });
  await page.goto(seatLink(ticket));
  await expect(moves(page).first()).toBeAttached();
  await page.getByRole("button", { name: "Règles", exact: true }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("searchbox").fill("dirigeable");
  await expect(panel.locator("#CC-7\\.2\\.8")).toBeVisible();
  await panel.getByRole("searchbox").fill("de de combat");
  await expect(panel.locator("#DI-5\\.1")).toBeVisible();
});

test("the rules can be read before a game, from the home page", async ({ page }) => {
  await page.goto(address());
  await page.getByRole("button", { name: "The rules of Shogun" }).click();
  const panel = page.getByRole("dialog", { name: "The rules of Shogun" });
  await expect(panel.locator("#SH-1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** The weapons in the order of the catalogue, in which each has a move for each of seven seats. */
const WEAPONS = ["bokken", "bo", "kiseru", "kusarigama", "shuriken", "naginata"];

test("a refused move leads to its rule", async ({ page }) => {
  let hand: string[] = [];
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const told = JSON.parse(String(text)) as { view?: { hand?: string[] } };
      hand = told.view?.hand ?? hand;
      socket.send(text);
    });
    socket.onMessage((text) => {
      const asked = JSON.parse(String(text)) as { do: string; index?: number };
      if (asked.do === "play") asked.index = 7 * WEAPONS.findIndex((one) => !hand.includes(one));
      server.send(JSON.stringify(asked));
    });
  });
  const ticket = await openTable();
  await page.goto(seatLink(ticket));
  await expect(moves(page).first()).toBeEnabled();
  await moves(page).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Rule SS-2.3" }).click();
  const panel = page.getByRole("dialog", { name: "The rules of Samurai Sword" });
  await expect(panel.locator(".here")).toHaveAttribute("id", "SS-2.3");
});

test("a greyed card says why it cannot be played, and leads to the rule", async ({ page }) => {
  await page.goto(seatLink(await openTable()));
  const link = page.getByRole("button", { name: /^Rule SS-/ });
  const grey = page.locator("button.dim").first();
  for (let answer = 0; answer < 40 && !(await link.isVisible()); answer++) {
    await expect(moves(page).first()).toBeEnabled();
    if (await grey.count()) {
      await grey.click();
      await expect(link).toBeVisible();
    } else await moves(page).first().click();
  }
  const id = (await link.textContent())!.replace("Rule", "").trim();
  await link.click();
  const panel = page.getByRole("dialog", { name: "The rules of Samurai Sword" });
  await expect(panel.locator(".here")).toHaveAttribute("id", id);
});
