import { expect, type Page } from "@playwright/test";
import { linkAsked } from "./asked";
import { expectAccessible, moves, openTable, seatLink, test } from "./table";

const WORDS = {
  en: {
    ask: "Ask for advice",
    take: /to win/,
    confirm: "Confirm",
    mine: "You ask for advice.",
    log: "What happened",
    players: "Players",
    allowed: /^Advice from a bot is allowed here/,
    chat: "Chat",
    settings: "Settings",
    aids: /Show the odds of dice/,
    odds: "Odds and guesses",
  },
  fr: {
    ask: "Demander un conseil",
    take: /de chances de gagner/,
    confirm: "Confirmer",
    mine: "Vous demandez un conseil.",
    log: "Ce qui s’est passé",
    players: "Joueurs",
    allowed: /^Les conseils d’un robot sont permis ici/,
    chat: "Discussion",
    settings: "Réglages",
    aids: /Montrer les probabilités/,
    odds: "Probabilités et déductions",
  },
} as const;

/** Answer what has no choice, until advice can be asked for. */
async function untilAdvice(page: Page, ask: string): Promise<void> {
  const button = page.getByRole("button", { name: ask });
  await expect(async () => {
    if (await button.isVisible()) return;
    const first = moves(page).first();
    if (await first.isVisible()) await first.click({ timeout: 500 });
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 180_000 });
}

for (const language of ["en", "fr"] as const) {
  test.describe(language, () => {
    test.use({ locale: language === "en" ? "en-GB" : "fr-FR" });
    test("odds are switched on; advice is asked for, taken over and confirmed", async ({
      page,
    }) => {
      const words = WORDS[language];
      const bot = { kind: "bot", level: "easy", temper: "" } as const;
      const race = { game: "dicium-crazy-cup", players: 2, seats: [{ kind: "me" } as const, bot] };
      await page.goto(seatLink(await openTable(race)));
      await untilAdvice(page, words.ask);
      await page.getByRole("button", { name: words.settings }).click();
      await page.getByRole("checkbox", { name: words.aids }).check();
      await page.keyboard.press("Escape");
      const odds = page.locator(".aids", { hasText: words.odds });
      await expect(odds.locator("li").first()).toContainText(/\d+\s?%/);

      await page.getByRole("button", { name: words.ask }).click();
      const taken = page.locator(".advice .take");
      await expect(taken.first()).toContainText(words.take);
      const moves = await taken.count();
      expect(moves).toBeLessThanOrEqual(3);
      for (let number = 1; number <= moves && moves > 1; number++) {
        await expect(page.locator(`.sign[data-number="${number}"]`).first()).toBeVisible();
        await expect(taken.nth(number - 1)).toContainText(new RegExp(`^\\s*${number}`));
      }
      await expectAccessible(page);
      await taken.first().click();
      await page.getByRole("button", { name: words.confirm, exact: true }).click();
      await expect(page.locator(".advice")).toHaveCount(0);
      await expect(page.getByRole("region", { name: words.log })).toContainText(words.mine);
      await page.getByRole("button", { name: words.players }).click();
      await expect(page.getByText(words.allowed)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: words.chat }).first().click();
      await expect(page.getByRole("log")).toContainText(words.mine);
    });
  });
}

test("where the host has not allowed advice, people and those who look on can read that", async ({
  page,
}) => {
  const ticket = await openTable({ advice: false });
  for (const link of [seatLink(ticket), seatLink(ticket).split("#")[0]!]) {
    await page.goto(link);
    await page.getByRole("button", { name: "Players" }).click();
    await expect(page.getByText("Advice from a bot is not allowed at this table.")).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test("advice names a bonus by what it gives, as the list of moves does", async ({ page }) => {
  await page.goto(linkAsked("dicium-civilization", "ask-slot"));
  await page.getByRole("button", { name: WORDS.en.ask }).click();
  const taken = page.locator(".advice .take");
  await expect(taken.first()).toContainText(/Level \d: /);
  await expect(taken.first()).not.toContainText("slot");
});

test("in Shogun a whole plan is laid from the keyboard, and can still be changed", async ({
  page,
}) => {
  const bot = { kind: "bot", level: "easy", temper: "" } as const;
  const ticket = await openTable({
    game: "shogun",
    players: 3,
    seats: [{ kind: "me" }, bot, bot],
    options: { setup: "preset" },
  });
  await page.goto(seatLink(ticket));
  await untilAdvice(page, WORDS.en.ask);
  await expect(async () => {
    await page.keyboard.press("a");
    await expect(page.locator(".advice")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const plan = page.locator(".advice .take").first();
  await expect(plan).toBeFocused({ timeout: 180_000 });
  // what bots tell meanwhile may stand in its place for a moment
  await expect(async () => {
    if (await plan.isVisible()) await plan.press("Enter");
    await expect(page.locator(".advice")).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 180_000 });
  const confirm = page.getByRole("button", { name: "Confirm the plan" });
  await expect(confirm.first()).toBeEnabled();
  await moves(page).filter({ hasText: "Take the card back from Castle" }).press("Enter");
  await expect(moves(page).filter({ hasText: "Castle: " }).first()).toBeVisible();
  await expect(confirm).toHaveCount(0);
});

test("advice that takes long shows that it goes on; hurried advice says so and can be asked for again", async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const said = JSON.parse(String(message)) as { is: string };
      if (said.is !== "advice") socket.send(message);
      else held.push(() => socket.send(JSON.stringify({ ...said, hurried: !held.length })));
    });
  });
  await page.goto(seatLink(await openTable()));
  await untilAdvice(page, WORDS.en.ask);
  await page.getByRole("button", { name: WORDS.en.ask }).click();
  const advice = page.locator(".advice");
  await expect(advice.locator("progress")).toBeVisible();
  await expect(advice.getByRole("status")).toContainText("an answer will come in any case");
  await expect.poll(() => held.length).toBe(1);
  held.pop()!();
  await expect(advice.locator(".hurried")).toContainText("less thought than usual");
  await expect(page.locator(".stage :is(.pointed, .chosen)").first()).toBeVisible();
  await expectAccessible(page);
  await advice.getByRole("button", { name: "Ask again" }).click();
  await expect(advice.getByRole("status")).toContainText("thinking");
  await expect.poll(() => held.length).toBe(1);
  held[0]!();
  await expect(advice.locator(".take").first()).toBeVisible();
  await expect(advice.locator(".hurried")).toHaveCount(0);
});
