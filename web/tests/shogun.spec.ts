import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NewTable, SeatWish } from "../src/protocol";
import { linkAsked } from "./asked";
import { faults, SIZES } from "./faults";
import { expectAccessible, moves, openTable, playUntil, seatLink, test, visitor } from "./table";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const LOCAL = join(ROOT, ".venv/bin/python");
const PYTHON = process.env.TATAMI_PYTHON ?? (existsSync(LOCAL) ? LOCAL : "python3");
const bot: SeatWish = { kind: "bot", level: "easy", temper: "" };

/** Plays a record again by the engine, and tells the score sheet that comes out. */
const REPLAY = `
import json, sys, tatami
from tatami.core.record import verify
match = verify(sys.stdin.read(), tatami.game)
print(json.dumps(match.state.outcome.json()))
`;

interface Sheet {
  scores: number[];
  sheet: { label: { id: string; args: Record<string, unknown> }; values: number[] }[];
}

function replayed(record: string): Sheet {
  return JSON.parse(
    execFileSync(PYTHON, ["-c", REPLAY], { input: record, cwd: ROOT, encoding: "utf-8" }),
  ) as Sheet;
}

async function sitDown(page: Page, wish: Partial<NewTable> = {}): Promise<string> {
  const players = wish.players ?? 4;
  const ticket = await openTable({
    game: "shogun",
    players,
    seats: [{ kind: "me" }, ...Array<SeatWish>(players - 1).fill(bot)],
    ...wish,
  });
  await page.goto(seatLink(ticket));
  await expect(moves(page).first()).toBeAttached();
  return ticket.table;
}

const space = (page: Page, name: string) => page.locator(`[data-space="${name}"]`);
const card = (page: Page, name: string) => page.locator(".handed").filter({ hasText: name });

test("a four-player game against bots, its score sheet checked by the engine", async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const table = await sitDown(page);
  await expect(page.locator("[data-province]")).toHaveCount(45);
  await expectAccessible(page);

  await playUntil(page, ".place.open");
  await expectAccessible(page);
  await playUntil(page, ".throw");
  await playUntil(page, ".result");
  await expect(page.getByText(/You have (won|lost)/)).toBeVisible();
  await expectAccessible(page);

  const record = await request.get(`${new URL(page.url()).origin}/api/tables/${table}/record`);
  const { sheet, scores } = replayed(await record.text());
  const order = await page.locator("div.result table .who").allInnerTexts();
  const names = ["Ada", ...(await page.locator(".lords .who > b").allInnerTexts()).slice(1)];
  const seats = order.map((text) => names.findIndex((name) => text.includes(name)));
  const shown = async (line: string) =>
    (await page.locator(`[data-line="${line}"] td`).allInnerTexts()).map(Number);

  const totals = await page.locator("div.result tr.sum td").allInnerTexts();
  expect(totals.map(Number)).toEqual(seats.map((seat) => scores[seat]));
  expect(await shown("sheet-points")).toEqual(seats.map((seat) => scores[seat]));
  const wanted = new Map<string, number[][]>();
  for (const { label, values } of sheet.filter(({ label }) => label.args.year !== undefined)) {
    const line = (label.args.region as string | undefined) ?? label.id;
    wanted.set(line, [...(wanted.get(line) ?? []), values]);
  }
  expect(wanted.size).toBe(7);
  for (const [line, [first, second]] of wanted) {
    expect(await shown(line), line).toEqual(seats.flatMap((seat) => [first![seat], second![seat]]));
  }
  const curves = page.locator("div.result figure");
  await expect(curves.locator("path[data-seat='1']")).toHaveAttribute("stroke", "var(--lord-1)");
  await expect(curves.locator(".end svg")).toHaveCount(4);
  const plot = curves.getByRole("slider");
  await plot.focus();
  await page.keyboard.press("End");
  await expect(plot).toHaveAttribute("aria-valuetext", new RegExp(`, Ada ${scores[0]}, `));
  await page.keyboard.press("Home");
  await expect(curves.locator("b").first()).not.toHaveText(String(scores[0]));
  await plot.click({ position: { x: 200, y: 60 } });
  await expect(page.locator("output")).toHaveText(/^[1-9]\d* \//);
});

test("a plan by tap and by drag: costs, warnings, taken back, confirmed", async ({ page }) => {
  await sitDown(page, { options: { court: "on" } });

  await card(page, "Omi").click();
  await expect(page.locator(".province.centre")).toHaveAttribute("data-name", "Omi");
  await expect(page.locator(".province.near")).toHaveCount(7);
  await space(page, "tax").click();
  await expect(space(page, "tax")).toContainText("Omi");
  await expect(page.locator(".sum").first()).toContainText("+3");

  const [from, to] = [
    (await card(page, "Kaga").boundingBox())!,
    (await space(page, "castle").boundingBox())!,
  ];
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 4 });
  await expect(page.locator(".ghost")).toBeVisible();
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(space(page, "castle")).toContainText("Kaga");

  await space(page, "castle").click();
  await space(page, "temple").click();
  await expect(space(page, "temple")).toContainText("Kaga");
  await expect(space(page, "castle")).not.toContainText("Kaga");

  await space(page, "combat-a").click();
  await card(page, "Noto").click();
  await expect(space(page, "combat-a")).toContainText("Noto");
  await space(page, "convert-3").click();
  await card(page, "Kii").click();
  await expect(page.getByText("Convert 3 cannot be carried out as things are.")).toBeVisible();
  await expect(page.getByText("No card is bid: you choose last.")).toBeVisible();
  await expect(space(page, "convert-3")).toHaveClass(/warned/);
  await expect(page.locator(".warnings")).toHaveAttribute("aria-live", "polite");
  await expectAccessible(page);

  await playUntil(page, ".acts .strong:not(:disabled)");
  await page.locator(".acts .strong").click();
  await expect(
    page.getByText("Your plan stands.").or(page.locator(".place").first()),
  ).toBeVisible();
});

test("what can be planned on the map is named under the mouse, a refusal stands there, too", async ({
  page,
}) => {
  await sitDown(page);
  await expect(page.locator(".lords .state.done")).toHaveCount(3);
  await page.locator('.province[data-name="Omi"]').click();
  await page.waitForTimeout(400); // a hand is on its way for so long
  await page.locator(".palette button").first().hover();
  await expect(page.locator(".bubble")).toContainText(/^Castle\s*Pay 3 chests/);
  await page.locator(".palette button").nth(4).click();
  await expect(space(page, "tax")).toContainText("Omi");

  await page.goto(linkAsked("shogun", "ask-march"));
  await page.locator('[data-question="ask-march"]').waitFor();
  const looked = page.locator(".province.centre");
  const from = await looked.getAttribute("data-name");
  await page.locator(".province:not(.open, .centre)").first().click();
  await expect(page.locator(".bubble")).toContainText(`This province is not next to ${from}.`);
});

test("names of spaces stay in their line above a card", async ({ browser }) => {
  for (const [locale, court] of [
    ["en-GB", "off"],
    ["fr-FR", "on"],
  ] as const) {
    const page = await visitor(browser, locale);
    await page.setViewportSize({ width: 1440, height: 900 });
    await sitDown(page, { options: { court } });
    await page.getByRole("button", { name: /^(Suggest a plan|Proposer un plan)$/ }).click();
    await expect(page.locator(".acts .strong")).toBeEnabled();
    const under = await page.locator(".space.laid").evaluateAll((spaces) =>
      spaces
        .filter((space) => {
          const word = space.querySelector(".word")!.getBoundingClientRect();
          return word.bottom > space.querySelector(".lying")!.getBoundingClientRect().top + 1;
        })
        .map((space) => space.querySelector(".word")!.textContent),
    );
    expect(under, locale).toEqual([]);
    await page.context().close();
  }
});

test("a province that was looked at is not lit any more when the question is answered", async ({
  browser,
  page,
}) => {
  const ticket = await openTable({
    game: "shogun",
    players: 4,
    seats: [{ kind: "me" }, ...Array<SeatWish>(3).fill(bot)],
  });
  await page.goto(seatLink(ticket));
  await space(page, "combat-a").click();
  await card(page, "Omi").click();
  await page.getByRole("button", { name: "Fill the rest" }).click();
  await expect(page.locator(".acts .strong")).toBeEnabled();
  await page.locator(".acts .strong").click();
  await playUntil(page, /where do the armies of Omi/);
  const told = await visitor(browser, "en-GB", { learn: false, motion: "on" });
  await told.clock.install();
  await told.goto(seatLink(ticket));
  await told.locator('[data-question="ask-march"]').waitFor();
  await told.locator(".province:not(.open, .centre)").first().click();
  await told.clock.pauseAt(await told.evaluate(() => Date.now() + 1000));
  await moves(told).last().dispatchEvent("click");
  const many = told.locator('[data-question="ask-how-many"]');
  await expect(many.or(told.locator(".table.telling"))).toBeVisible();
  if (await many.isVisible()) await moves(told).first().dispatchEvent("click");
  await expect(told.locator(".table.telling")).toBeVisible();
  await expect(told.locator(".province.centre")).toHaveCount(0);
  await told.context().close();
});

test("a plan is laid without scrolling at every size, and no space moves", async ({ page }) => {
  await sitDown(page, { players: 3, options: { court: "on" } });
  const acts = page.locator(".acts .button");
  const spaces = page.locator(".space");
  const places = async () => ({
    spaces: await spaces.evaluateAll((all) =>
      all.map((one) => {
        const [here, all] = [one, one.parentElement!].map((of) => of.getBoundingClientRect());
        return [here!.x - all!.x, here!.y - all!.y, here!.width, here!.height];
      }),
    ),
    faults: (await faults(page, false)).filter((fault) => fault.startsWith("not seen with")),
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(acts.last()).toHaveText("0 of 14 laid");
    await expect.poll(async () => (await places()).faults, size.name).toEqual([]);
    const empty = await places();
    await page.getByRole("button", { name: "Suggest a plan" }).click();
    await expect(acts.last()).toHaveText("Confirm the plan");
    await expect.poll(places, size.name).toEqual(empty);
    await page.getByRole("button", { name: "Start over" }).press("Enter");
  }
});

test("both sides of a battle stand beside the tower at every size", async ({ browser }) => {
  const page = await visitor(browser, "en-GB", { learn: false, motion: "on", pace: "fast" });
  await page.clock.install();
  await sitDown(page);
  await playUntil(page, ".tower.staged");
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass({
    intervals: [0],
  });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const covered = await page.locator(".tower.staged").evaluate((tower) => {
      const stage = tower.getBoundingClientRect();
      const build = tower.querySelector(".floor")!.getBoundingClientRect();
      return [...tower.querySelectorAll(".side > *")]
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          const inside = left >= stage.left && right <= stage.right;
          return !inside || (left < build.right && right > build.left);
        })
        .map((part) => part.textContent);
    });
    expect(covered, size.name).toEqual([]);
  }
  await page.context().close();
});

test("held on its side a phone has the map on a page, where a plan is made as well", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await sitDown(page, { options: { court: "on" } });
  const kaga = page.locator("[data-name='Kaga']");
  await expect(kaga).toBeHidden();
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await page.getByRole("button", { name: "The whole map" }).click();
  await kaga.click();
  await page.locator(".palette").getByRole("button", { name: "Tax" }).click();
  await page.getByRole("button", { name: "My plan" }).click();
  await expect(space(page, "tax")).toContainText("Kaga");
});

test("who does not see the cards hears what they bring, and by a key what lies around", async ({
  page,
}) => {
  await sitDown(page);
  const kaga = card(page, "Kaga");
  await expect(kaga).toHaveAccessibleName(/^Kaga, .* 4 chests, 5 rice, .* 4 armies/);
  await kaga.focus();
  await page.keyboard.press("d");
  await expect(page.locator("[aria-live=assertive]")).toContainText("Neighbours: Echizen");
});

test("the map from the keyboard: from province to province, closer and back", async ({ page }) => {
  await sitDown(page, { players: 3 });
  await expect(page.locator(".province.out")).toHaveCount(8);
  const map = page.getByRole("group", { name: /^Map of central Japan/ });
  const across = async () => Number((await map.getAttribute("viewBox"))!.split(" ")[2]);
  const whole = await across();
  await page.locator('.province[tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".province:focus")).not.toHaveAttribute("data-name", "Aki");
  await page.keyboard.press("Enter");
  await expect(page.locator(".province.centre")).toHaveCount(1);
  await page.keyboard.press("+");
  expect(await across()).toBeLessThan(whole);
  await page.keyboard.press("Home");
  expect(await across()).toBe(whole);
  await page.getByRole("button", { name: "Closer" }).click();
  expect(await across()).toBeLessThan(whole);
});

test.describe("on a phone, in French, with the court, on the Moon side", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    locale: "fr-FR",
    colorScheme: "dark",
    hasTouch: true,
  });

  test("from the first provinces to the second winter", async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await sitDown(page, { players: 3, options: { court: "on", board: "moon" } });
    await expect(page.getByText("Provinces proposées")).toBeVisible();
    await page.locator(".offered.open").first().tap();
    await playUntil(page, ".planning");
    await expect(page.getByRole("button", { name: "Mon plan" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Seigneurs" }).tap();
    await expect(page.locator(".lords li").first()).toBeVisible();
    await page.getByRole("button", { name: "Tour", exact: true }).tap();
    await expect(page.getByText("étage du haut")).toBeVisible();
    await page.getByRole("button", { name: "Cour", exact: true }).tap();
    await expect(page.getByRole("heading", { name: "Les faveurs de l’empereur" })).toBeVisible();
    await expectAccessible(page);
    const report = page.getByRole("region", { name: "Hiver", exact: true });
    await playUntil(page, "section.winter");
    await expect(report).toBeVisible();
    await moves(page).first().dispatchEvent("click"); // the first card of the new year's plan
    await expect(report).toHaveCount(0);
    await playUntil(page, ".result");
    await expect(page.getByText(/Vous avez (gagné|perdu)/)).toBeVisible();
  });
});

test("a suggested plan fills the spaces, two cards change places, and everything can start over", async ({
  page,
}) => {
  await sitDown(page);
  await space(page, "tax").click();
  await page.locator(".handed").first().click();
  await expect(space(page, "tax")).toHaveText(/\d/);
  const kept = await space(page, "tax").innerText();
  await page.getByRole("button", { name: "Suggest a plan" }).click();
  await expect(page.getByRole("button", { name: "Confirm the plan" }).first()).toBeEnabled();
  expect(await space(page, "tax").innerText()).toBe(kept);
  const laid = async (name: string) =>
    (await page.evaluate(
      (id) => document.querySelector(`[data-space="${id}"]`)?.textContent,
      name,
    )) ?? "";
  const before = [await laid("combat-a"), await laid("combat-b")];
  await space(page, "combat-a").click();
  await space(page, "combat-b").click();
  await expect.poll(async () => (await laid("combat-a")) !== before[0]).toBe(true);
  await expect(page.getByRole("button", { name: "Confirm the plan" }).first()).toBeEnabled();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText("0 of 11 laid")).toBeVisible();
});
