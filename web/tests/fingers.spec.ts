import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { linkAsked } from "./asked";
import { test, visitor } from "./table";

/** Maps under real touches, on phones and tablets. */

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
