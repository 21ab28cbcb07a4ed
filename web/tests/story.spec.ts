import { expect } from "@playwright/test";
import { linkAsked, linkBeforeTheEnd } from "./asked";
import { moves, openTable, seatLink, test, visitor } from "./table";

/** What is told when: the board first, then the question or the verdict. */

for (const [game, reason] of [
  ["samurai-sword", "reason-last-standing"],
  ["shogun", "reason-shared"],
  ["dicium-crazy-cup", "reason-finish"],
  ["dicium-dungeon", "reason-won"],
  ["dicium-civilization", "reason-turns"],
  ["dicium-shogun", "reason-shogun-taken"],
] as const) {
  test(`${game}: the last move is seen before the verdict`, async ({ browser }) => {
    const page = await visitor(browser, "en-GB", { learn: false, motion: "on" });
    const { link, answer } = linkBeforeTheEnd(game, reason);
    await page.clock.install();
    await page.goto(link);
    const last = moves(page).nth(answer);
    await expect(last).toBeAttached();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await last.dispatchEvent("click");
    await expect(page.locator(".table.telling")).toBeVisible();
    await expect(moves(page)).toHaveCount(0);
    await expect(page.locator("div.result")).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(page.locator("div.result")).toBeVisible();
    await page.context().close();
  });
}

test("a fight that began before the page was opened is there", async ({ browser }) => {
  const page = await visitor(browser, "en-GB", { learn: false });
  for (const [game, asked] of [
    ["dicium-civilization", "ask-defence"],
    ["dicium-civilization", "ask-slay"],
    ["dicium-dungeon", "ask-fight"],
    ["dicium-shogun", "ask-defend"],
  ] as const) {
    await page.goto(linkAsked(game, asked).split("#")[0]!); // only looking on
    await expect(page.locator('[data-fight="open"]'), `${game} ${asked}`).toBeVisible();
  }
  await page.context().close();
});

test("who is attacked reads the strength of the attack, without a die that seems not to be rolled", async ({
  page,
}) => {
  for (const game of ["dicium-civilization", "dicium-shogun"]) {
    const asked = game === "dicium-shogun" ? "ask-defend" : "ask-defence";
    await page.goto(linkAsked(game, asked));
    const sides = page.locator(".fight .side");
    await expect(sides.first(), game).toContainText(/= \d/);
    await expect(sides.first().locator(".die"), game).toHaveCount(0);
    await expect(sides.last().locator(".die"), game).toHaveCount(1);
  }
});

test("what happened since the last turn is told again, what happened to me first, on whichever of my seats", async ({
  page,
}) => {
  const since = page.getByRole("button", { name: "Since your last turn" });
  const dialog = page.getByRole("dialog");
  const heading = dialog.getByRole("heading", { level: 3 });
  const whom = page.locator(".whom");
  const me = { kind: "me" as const };
  await page.goto(
    seatLink(await openTable({ game: "dicium-dungeon", players: 2, seats: [me, me] })),
  );
  const first = await whom.textContent();
  await expect(async () => {
    await moves(page).last().click();
    await expect(whom).not.toHaveText(first!, { timeout: 300 });
  }).toPass();
  await since.click();
  await expect(heading).toHaveText(["What happened to you", "Everything"]);
  await expect(dialog.locator("ol").first()).toContainText(first!);
});

for (const [how, settings] of [
  ["at once", { pace: "once", motion: "on" }],
  ["with reduced motion", { pace: "slow", motion: "system" }],
] as const) {
  test(`${how} nothing waits: the next question is there while the page's clock stands still`, async ({
    browser,
  }) => {
    const page = await visitor(browser, "en-GB", { learn: false, ...settings });
    await page.clock.install();
    for (const [game, players] of [
      ["samurai-sword", 5],
      ["dicium-crazy-cup", 3],
      ["dicium-shogun", 2],
    ] as const) {
      const bot = { kind: "bot" as const, level: "easy", temper: "" };
      const seats = [{ kind: "me" as const }, ...Array<typeof bot>(players - 1).fill(bot)];
      await page.goto(seatLink(await openTable({ game, players, seats })));
      await expect(moves(page).first()).toBeAttached();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      for (let answer = 0; answer < 6; answer++) {
        await moves(page).last().dispatchEvent("click");
        await expect(page.locator(".table.telling")).toHaveCount(0);
        await expect(moves(page).first()).toBeAttached();
      }
      if (settings.motion === "system") {
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter((one) => Number(one.effect!.getComputedTiming().activeDuration) > 50)
            .map((one) => (one as CSSAnimation).animationName),
        );
        expect(moving, game).toEqual([]);
      }
      await page.clock.resume();
    }
    await page.context().close();
  });
}
