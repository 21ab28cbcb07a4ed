import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { linkAsked } from "./asked";
import { address, expectAccessible, moves, openTable, playToTheEnd, test } from "./table";

test("a five-player game against bots, from one click to the result", async ({ page }) => {
  await page.goto(address());
  await expect(page.getByRole("heading", { name: "Samurai Sword" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Play now: Samurai Sword against bots" }).click();
  await page.getByRole("button", { name: "Play at once" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(moves(page).first()).toBeVisible();
  await expect(page.locator("[data-seat]")).toHaveCount(5);
  await expectAccessible(page);

  const told = await page.locator("div.log li").count();
  await moves(page).first().click();
  await expect.poll(() => page.locator("div.log li").count()).toBeGreaterThan(told);
  await page.locator(".log li button").first().click();
  await expect(page.getByText("Looking back, after move 0")).toBeVisible();
  await page.getByRole("button", { name: "Back to now" }).click();

  await playToTheEnd(page);
  await expect(page.getByText(/You have (won|lost)/)).toBeVisible();
  await expect(page.locator("div.result table .who")).toHaveCount(5);
  await expect(page.getByText("Checked here: the seed fits the commitment.")).toBeVisible();
  await expect(page.locator("div.result figure .plot path").first()).toBeVisible();
  await expectAccessible(page);

  const slider = page.getByRole("slider", { name: "Move shown" });
  await slider.fill("0");
  await expect(page.locator("output")).toHaveText(/^0 \//);
  await expect(page.locator(".role.shown")).toHaveCount(0);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(".role.shown")).toHaveCount(4);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  const record = await readFile(await download.path(), "utf-8");
  expect(record).toContain("game samurai-sword");
  expect(record).toContain("seal ");

  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(before);
  await expect(moves(page).first()).toBeVisible();

  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: "My games" })).toBeVisible();
  await expect(page.getByText(/Your turn|running/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Finished games" })).toContainText("Samurai Sword");
});

test("however many games of mine go on, the next one can be begun without scrolling", async ({
  page,
}) => {
  await page.goto(address());
  for (let table = 0; table < 6; table++) {
    const { table: id, seat, token } = await openTable();
    await page.evaluate(
      (one) => {
        const mine = JSON.parse(localStorage.getItem("tatami.mine") ?? "[]") as object[];
        localStorage.setItem("tatami.mine", JSON.stringify([...mine, one]));
      },
      { table: id, seat, token, game: "samurai-sword" },
    );
  }
  await page.reload();
  await expect(page.getByRole("link", { name: /Samurai Sword/ })).toHaveCount(4);
  const play = page.getByRole("button", { name: /^Play now/ }).first();
  await expect(play).toBeInViewport();
  await page.getByRole("button", { name: "Show all 5" }).click();
  await expect(page.getByRole("link", { name: /Samurai Sword/ })).toHaveCount(6);
});

test("a mouse that rests on my role, my character or a rival is told what they are, before any click", async ({
  page,
}) => {
  await page.goto(linkAsked("samurai-sword", "ask-play"));
  await page.locator('[data-question="ask-play"]').waitFor();
  const rests = async (on: string) => {
    const box = (await page.locator(on).first().boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
    const told = await page.locator(".bubble").textContent();
    await page.mouse.move(5, 300, { steps: 3 });
    await expect(page.locator(".bubble")).toHaveCount(0);
    return told?.trim();
  };
  const role = (await page.locator(".self button.role b").textContent())!;
  const character = (await page.locator(".self .names small").textContent())!;
  const rival = (await page.locator(".plate .names small").first().textContent())!;
  expect(await rests(".self button.role")).toMatch(new RegExp(`^${role.split(" ")[0]}.*\\.$`));
  expect(await rests(".self button.me")).toContain(`${character}: `);
  expect(await rests(".plate button.seat")).toContain(`${rival}: `);
});

test("a card is chosen, its targets light up, and it is dragged there", async ({ page }) => {
  await page.goto(address());
  await page.getByRole("button", { name: "Play now: Samurai Sword against bots" }).click();
  await page.getByRole("button", { name: "Play at once" }).click();
  await expect(moves(page).first()).toBeVisible();
  for (let turn = 0; turn < 40; turn++) {
    const card = page.locator("button.lit").first();
    if ((await page.locator(".veil").count()) === 0 && (await card.count()) > 0) {
      await card.click();
      const target = page.locator(".seat.aim").first();
      if ((await target.count()) > 0) {
        await expect(page.getByText(/: choose a target/)).toBeVisible();
        const [from, to] = [(await card.boundingBox())!, (await target.boundingBox())!];
        const events = await page.locator("div.log li").count();
        await page.mouse.move(from.x + 20, from.y + 60);
        await page.mouse.down();
        await page.mouse.move(from.x + 20, from.y - 60, { steps: 4 });
        await expect(page.locator(".ghost")).toBeVisible();
        await page.mouse.move(to.x + 60, to.y + 40, { steps: 6 });
        await page.mouse.up();
        await expect.poll(() => page.locator("div.log li").count()).toBeGreaterThan(events);
        return;
      }
      await page.getByRole("button", { name: "Put back" }).click();
    }
    await moves(page).last().click();
    await expect(moves(page).first()).toBeEnabled();
  }
  throw new Error("no card with a target came up");
});

test("no pile moves for a card that is played, and no question lies over seven fighters", async ({
  page,
}) => {
  const box = async (one: string) => (await page.locator(one).first().boundingBox())!;
  const piles = async (question: string) => {
    await page.goto(linkAsked("samurai-sword", question));
    await page.locator(`[data-question="${question}"]`).waitFor();
    return [await box(".deck"), await box("button.pile")].flatMap(({ x, y }) => [x, y]);
  };
  const still = await piles("ask-discard");
  await expect(page.locator(".pile.shown")).toHaveCount(0);
  const played = await piles("ask-parry");
  await expect(page.locator(".pile.shown")).toBeVisible();
  played.forEach((place, at) => expect(Math.abs(place - still[at]!)).toBeLessThan(2));

  await page.goto(linkAsked("samurai-sword", "ask-jujitsu"));
  await expect(page.locator("[data-part^='seat-']")).toHaveCount(6);
  const asked = await box(".veil .question");
  for (const plate of await page.locator("[data-part^='seat-']").all()) {
    const { x, y, width, height } = (await plate.boundingBox())!;
    const beside = x + width <= asked.x || asked.x + asked.width <= x;
    expect(beside || y + height <= asked.y).toBe(true);
  }
});
