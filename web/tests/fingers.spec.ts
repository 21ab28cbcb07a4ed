import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { ASKED, linkAsked } from "./asked";
import type { SeatWish } from "../src/protocol";
import { openTable, seatLink, test, visitor } from "./table";

/** Maps under real touches, on phones and tablets. */

const MAP = JSON.parse(
  readFileSync(new URL("../src/games/shogun/map.json", import.meta.url), "utf-8"),
) as { provinces: { x: number; y: number }[] };

const PHONE = { width: 390, height: 844 };

/** A page that is touched, on a screen of this size. */
async function touched(browser: Browser, viewport = PHONE, settings = {}): Promise<Page> {
  const device = { viewport, hasTouch: true, isMobile: true };
  return visitor(browser, "en-GB", { taps: "two", learn: false, ...settings }, device);
}

async function tap(page: Page, target: Locator, dx = 0, dy = 0): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.touchscreen.tap(x + width / 2 + dx, y + height / 2 + dy);
}

/** Two fingers, so far from each other at first and at last, around the middle of something. */
async function pinch(page: Page, target: Locator, from: number, to: number): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const [middle, level] = [x + width / 2, y + height / 2];
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ x: middle + (side * apart) / 2, y: level, id }));
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart === undefined ? [] : fingers(apart),
    });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step++) await touch("touchMove", from + ((to - from) * step) / 8);
  await touch("touchEnd");
}

const zoom = (page: Page) => page.locator("button.zoom");
const map = (page: Page) => page.locator(".window");

/** Of each space that answers, whether its middle is in sight. */
const answers = (page: Page) =>
  page.locator(".space.lit").evaluateAll((spaces) => {
    const seen = spaces[0]!.closest(".window")!.getBoundingClientRect();
    return spaces.map((space) => {
      const { left, top, width, height } = space.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
    });
  });

test("when a close map gets less room, what answers comes back into sight", async ({ browser }) => {
  const page = await touched(browser);
  await page.goto(linkAsked("dicium-shogun", "ask-step"));
  await expect(zoom(page)).toHaveText("The whole board");
  await expect.poll(async () => (await answers(page)).every(Boolean)).toBe(true);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(async () => (await answers(page)).every(Boolean)).toBe(true);
  await page.context().close();
});

test("arrows at the edges of a close map lead to the answers beyond them", async ({ browser }) => {
  const page = await touched(browser);
  await page.goto(linkAsked("dicium-crazy-cup", "ask-tornado"));
  await expect(zoom(page)).toHaveText("The whole board");
  const arrows = page.locator(".more");
  await expect(arrows.first()).toBeVisible();
  const reached = new Set<number>();
  const note = async () => (await answers(page)).forEach((shown, at) => shown && reached.add(at));
  for (const edge of ["top", "right", "bottom", "left", "top"]) {
    await note();
    for (let taps = 0; taps < 4 && (await page.locator(`.more.${edge}`).count()); taps++) {
      await tap(page, page.locator(`.more.${edge}`));
      await note();
    }
    await expect(page.locator(`.more.${edge}`)).toHaveCount(0);
  }
  expect(reached.size).toBe((await answers(page)).length);
  await page.context().close();
});

test("two fingers bring a map closer and take it back, and leave the page as it is", async ({
  browser,
}) => {
  const page = await touched(browser);
  await page.goto(linkAsked("dicium-dungeon", "ask-open"));
  await expect(zoom(page)).toHaveText("The whole board");
  await pinch(page, map(page), 200, 80);
  await expect(zoom(page)).toHaveText("Closer");
  await pinch(page, map(page), 80, 200);
  await expect(zoom(page)).toHaveText("The whole board");
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  await page.context().close();
});

test("on a tablet a map comes closer where a finger would find no space", async ({ browser }) => {
  const page = await touched(browser, { width: 1180, height: 820 });
  await page.goto(linkAsked("dicium-dungeon", "ask-open"));
  const size = async () => (await page.locator(".space").first().boundingBox())!.width;
  expect(await size()).toBeLessThan(44);
  await tap(page, zoom(page));
  await expect.poll(size).toBeGreaterThan(44);

  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(size).toBeGreaterThan(44);
    await expect(zoom(page)).toHaveCount(0);
  }
  await page.context().close();
});

/** A game that is over, and so many moves back from its end. */
async function lookBack(page: Page, game: string, moves: number): Promise<void> {
  const one = ASKED.find(
    ({ game: of, asked, answer }) => of === game && asked.startsWith("reason") && answer === null,
  )!;
  await page.goto(seatLink({ ...one, seat: 0 }));
  await page.locator(".bar").waitFor();
  await page.keyboard.press("Escape");
  const slider = page.locator(".bar input[type=range]");
  const last = Number(await slider.getAttribute("max"));
  await slider.fill(String(last - moves));
}

test("a replay that is looked at closely goes on closely, and shows where things happen", async ({
  browser,
}) => {
  const page = await touched(browser);
  await lookBack(page, "dicium-dungeon", 12);
  await tap(page, zoom(page));
  await expect(zoom(page)).toHaveText("The whole board");
  const places = new Set<string>();
  for (let step = 0; step < 8; step++) {
    const before = await page.locator(".bar output").textContent();
    await page.getByRole("button", { name: "One move on" }).tap();
    await expect(page.locator(".bar output")).not.toHaveText(before!);
    await expect(zoom(page)).toHaveText("The whole board");
    const told = (await page.locator(".caption .told").textContent())!;
    const place = told.match(/\b[a-m]\d+\b/g)?.at(-1);
    if (!place || told.endsWith("…")) continue; // not all is told
    places.add(place);
    await expect
      .poll(() =>
        page.locator(`[data-space="${place}"]`).evaluate((space) => {
          const seen = space.closest(".window")!.getBoundingClientRect();
          const { left, top, width, height } = space.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
        }),
      )
      .toBe(true);
  }
  expect(places.size).toBeGreaterThan(2);
  await page.context().close();
});

test("on a phone a fight is told below the clocks", async ({ browser }) => {
  const page = await touched(browser);
  await lookBack(page, "dicium-shogun", 6);
  const fight = page.locator(".bout");
  await expect(async () => {
    await page.getByRole("button", { name: "One move on" }).tap({ timeout: 1000 });
    await expect(fight).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 10_000 });
  const [told, aims] = await Promise.all([
    fight.boundingBox(),
    page.locator('[data-part="aims"]').boundingBox(),
  ]);
  expect(told!.y).toBeGreaterThanOrEqual(aims!.y + aims!.height);
  await page.context().close();
});

test("while the page is scrolled, what enlarges a map lies below the clocks", async ({
  browser,
}) => {
  const page = await touched(browser);
  await page.goto(linkAsked("dicium-dungeon", "ask-reroll"));
  await expect(zoom(page)).toHaveText("The whole board");
  await tap(page, zoom(page));
  await expect(zoom(page)).toHaveText("Closer");
  await page.locator(".layout").evaluate((layout) => layout.scrollTo(0, 90));
  await tap(page, zoom(page));
  await expect(zoom(page)).toHaveText("The whole board");
  await page.context().close();
});

/** Where the middle of a province lies on the page, and whether that is well in sight. */
async function middleOf(province: Locator): Promise<{ x: number; y: number; seen: boolean }> {
  const at = MAP.provinces[Number(await province.getAttribute("data-province"))]!;
  return province.evaluate((one: SVGGElement, { x, y }) => {
    const land = one.closest("div.land")!.getBoundingClientRect();
    const point = new DOMPoint(x, y).matrixTransform(one.ownerSVGElement!.getScreenCTM()!);
    const [left, top] = [point.x - land.left, point.y - land.top];
    const seen = left > 0 && left < land.width && top > 0 && top < land.height;
    return { x: point.x, y: point.y, seen };
  }, at);
}

/** One finger that slides from one point to another, and rests there: lifted at once, it would let the next tap only stop the glide. */
async function slide(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  for (const tremble of [1, 0, 1, 0]) {
    await page.waitForTimeout(50);
    await touch("touchMove", { x: to.x, y: to.y + tremble });
  }
  await touch("touchEnd");
}

test("Shogun on a phone: arrows lead to all provinces of a plan, and nothing lies over the map", async ({
  browser,
}) => {
  const page = await touched(browser);
  const bot: SeatWish = { kind: "bot", level: "easy", temper: "" };
  const seats: SeatWish[] = [{ kind: "me" }, bot, bot];
  await page.goto(seatLink(await openTable({ game: "shogun", players: 3, seats })));
  const labels = page.locator(".handed:not(.small)");
  await expect(labels.first()).toBeAttached();
  const names = await labels.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute("aria-label")!.split(",")[0]!),
  );
  expect(names.length).toBeGreaterThan(2);
  const found = new Set<string>();
  const note = async () => {
    for (const name of names)
      if ((await middleOf(page.locator(`div.land [data-name="${name}"]`))).seen) found.add(name);
  };
  for (const edge of ["left", "top", "right", "bottom", "left", "top"]) {
    await note();
    const arrow = page.locator(`.more.${edge}`);
    for (let taps = 0; taps < 6 && (await arrow.count()); taps++) {
      await tap(page, arrow);
      await note();
    }
    await expect(arrow).toHaveCount(0);
  }
  expect([...found].toSorted()).toEqual(names.toSorted());

  const shown = page.locator(`div.land [data-name="${names.at(-1)}"]`);
  await page.getByRole("button", { name: "The whole map" }).tap();
  const middle = await middleOf(shown);
  await page.touchscreen.tap(middle.x + 4, middle.y - 4);
  await expect(shown).toContainClass("centre");
  await expect(page.locator(".palette")).toBeHidden();
  await tap(page, page.locator(".space.open").first());
  await expect(page.locator(".space.laid").first()).toContainText(names.at(-1)!);
  await page.context().close();
});

test("Shogun: a province that is tapped near an edge stays where it is for the second tap", async ({
  browser,
}) => {
  const page = await touched(browser);
  await page.goto(linkAsked("shogun", "ask-march"));
  const goal = page.locator("div.land .open").first();
  const land = (await page.locator("div.land").boundingBox())!;
  const [x, y] = [land.x + land.width / 2, land.y + land.height / 2];
  const west = MAP.provinces[Number(await goal.getAttribute("data-province"))]!.x < 1000;
  const edge = west ? land.x + 24 : land.x + land.width - 24;
  await expect(async () => {
    const from = await middleOf(goal);
    await slide(page, { x, y }, { x: x + edge - from.x, y: y + y - from.y });
    const now = await middleOf(goal);
    expect(now.seen).toBe(true);
    expect(Math.abs(now.x - edge)).toBeLessThan(16);
  }).toPass({ timeout: 60_000 });
  const near = await middleOf(goal);
  await page.touchscreen.tap(near.x, near.y);
  await expect(page.locator(".prompt.choosing")).toHaveCount(1);
  expect(await middleOf(goal)).toEqual(near);
  await page.context().close();
});

test("on a page that two fingers have enlarged they move the page on Shogun's map, too", async ({
  browser,
}) => {
  const page = await touched(browser);
  await page.goto(linkAsked("shogun", "ask-march"));
  const map = page.locator("div.land > svg");
  await expect(map).toHaveCSS("touch-action", "none");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  await expect(map).toHaveCSS("touch-action", "auto");
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await expect(map).toHaveCSS("touch-action", "none");
  await page.context().close();
});

test("whatever a card can be played for against somebody can be tapped, and the card put back", async ({
  browser,
}) => {
  for (const viewport of [PHONE, { width: 390, height: 664 }, { width: 844, height: 390 }]) {
    const page = await visitor(
      browser,
      "fr-FR",
      { taps: "two", learn: false },
      { viewport, hasTouch: true, isMobile: true },
    );
    await page.goto(linkAsked("samurai-sword", "ask-play"));
    await page.locator("button.lit[aria-label^=Geisha]").first().dispatchEvent("click");
    await page.locator(".aim").first().dispatchEvent("click");
    const ways = page.locator(".chooser button");
    await expect(ways).toHaveCount(4);
    const free = await ways.evaluateAll((all) =>
      all.map((way) => {
        const { left, top, width, height } = way.getBoundingClientRect();
        const ends = [top + 3, top + height / 2, top + height - 3];
        return ends.every((y) => way.contains(document.elementFromPoint(left + width / 2, y)));
      }),
    );
    expect(free, `${viewport.width}x${viewport.height}`).toEqual([true, true, true, true]);
    await page.context().close();
  }
});
