import { expect, type Page } from "@playwright/test";
import { linkAsked } from "./asked";
import { address, expectAccessible, moves, openTable, seatLink, test, visitor } from "./table";

const bots = (count: number) =>
  Array.from({ length: count }, () => ({ kind: "bot" as const, level: "easy", temper: "" }));
const spoken = (page: Page) => page.locator("[data-spoken]");

test("a card laid in secret is spoken, and a key tells of a move what the board shows", async ({
  page,
}) => {
  const seats = [{ kind: "me" as const }, ...bots(3)];
  await page.goto(seatLink(await openTable({ game: "shogun", players: 4, seats })));
  await expect(moves(page).first()).toBeEnabled();

  // Past the bar and the map with the first key.
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("What you can do");
  await page.keyboard.press("Enter");
  await expect(moves(page).first()).toBeFocused();

  // What the others do meanwhile does not drown what one does oneself, nor takes its mark away.
  await expect(spoken(page)).toContainText(/(?:has confirmed a plan.*){3}/);
  const words = moves(page).first().locator("[data-words]");
  await page.keyboard.press("d");
  const described = page.locator("[aria-live=assertive]");
  await expect(described).toContainText((await words.textContent())!);
  await expect(described).toContainText(/\d chests?, \d rice, \d sites?/);
  await expect(described).toContainText("Neighbours:");

  for (let card = 0; card < 2; card++) {
    const laid = (await words.textContent())!;
    await page.keyboard.press("Enter");
    await expect(spoken(page)).toContainText(laid);
    await expect(words).not.toHaveText(laid);
    await expect(moves(page).first()).toBeFocused();
  }
});

test("Enter held down answers one question, not those that follow", async ({ page }) => {
  const seats = [{ kind: "me" as const }, ...bots(3)];
  await page.goto(seatLink(await openTable({ game: "shogun", players: 4, seats })));
  await expect(moves(page).first()).toBeEnabled();
  await expect(spoken(page)).toContainText(/(?:has confirmed a plan.*){3}/);
  await moves(page).first().focus();
  const words = moves(page).first().locator("[data-words]");
  const first = await words.textContent();
  await page.keyboard.down("Enter");
  await expect(words).not.toHaveText(first!);
  await expect(moves(page).first()).toBeFocused();
  const second = await words.textContent();
  for (let repeated = 0; repeated < 5; repeated++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await page.waitForTimeout(500);
  await expect(words).toHaveText(second!);
});

/** Note every place of the focus from now on, until something is asked. */
const followFocus = (page: Page) =>
  page.evaluate(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const note = () => {
      const focus = document.activeElement!;
      const place = focus.closest(".moves, main, .talk, .ask");
      places.add(place?.className.split(" ")[0] ?? "nowhere");
    };
    let frames = 0;
    const each = () => {
      if (frames++ > 3) note(); // what has just gone leaves the focus for a frame
      requestAnimationFrame(each);
    };
    requestAnimationFrame(each);
  });
const focused = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);

for (const [game, players] of [
  ["samurai-sword", 5],
  ["shogun", 4],
  ["dicium-crazy-cup", 3],
  ["dicium-dungeon", 2],
  ["dicium-civilization", 3],
  ["dicium-shogun", 2],
] as const) {
  test(`${game}: after an answer by keys the focus waits in the list, and goes to the next answers`, async ({
    browser,
  }) => {
    const page = await visitor(browser, "en-GB", { learn: false, motion: "on", pace: "fast" });
    const seats = [{ kind: "me" as const }, ...bots(players - 1)];
    await page.goto(seatLink(await openTable({ game, players, seats })));
    await expect(moves(page).first()).toBeEnabled();
    for (let answer = 0; answer < 4; answer++) {
      await page.keyboard.press("ArrowDown");
      if (answer % 2) await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await followFocus(page);
      await expect(moves(page).first()).toBeEnabled();
      await expect(page.locator(".moves li button:focus")).toBeVisible();
      expect((await focused(page)).filter((place) => place !== "moves")).toEqual([]);
    }
    await page.context().close();
  });
}

test("who answers on the board stays there, who goes to write stays there, too", async ({
  browser,
}) => {
  const page = await visitor(browser, "en-GB", { learn: false, motion: "on", pace: "fast" });
  const seats = [{ kind: "me" as const }, ...bots(1)];
  const own = await openTable({ game: "dicium-dungeon", players: 2, seats }); // kept tables are for all tests
  await page.goto(seatLink(own));
  await expect(moves(page).first()).toBeEnabled();
  await page.locator(".stage .choices button").last().focus();
  await page.keyboard.press("Enter");
  await followFocus(page);
  await expect(moves(page)).toHaveCount(0);
  await expect(moves(page).first()).toBeEnabled();
  expect(await focused(page)).toEqual(["board"]);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  const chat = page.locator(".chat input");
  await expect(chat).toBeFocused();
  await expect(moves(page).first()).toBeEnabled();
  await expect(chat).toBeFocused();
  await page.context().close();
});

test("a refusal is heard each time it is given", async ({ page }) => {
  await page.goto(seatLink(await openTable()));
  await expect(moves(page).first()).toBeVisible();
  const refusal = page.locator("[aria-live=assertive] p");
  await page.keyboard.press("u");
  await expect(refusal).toHaveCount(1);
  const before = (await refusal.elementHandle())!;
  await page.keyboard.press("u");
  await expect.poll(() => before.evaluate((one) => one.isConnected)).toBe(false);
  await expect(refusal).toHaveText(/\S/);
});

test("the end is spoken, and the focus goes there", async ({ page }) => {
  await page.goto(seatLink(await openTable()));
  // Unlike other tests of whole games on a page that is drawn: nothing else can have the focus.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const step = setInterval(() => {
          document.querySelector<HTMLElement>(".moves li button:not(:disabled)")?.click();
          if (!document.querySelector(".result")) return;
          clearInterval(step);
          done();
        }, 30);
      }),
  );
  await expect(page.locator("header .verdict")).toBeFocused();
  await expect(spoken(page).locator("p").last()).toHaveText(/\. Winners?: .+\.$/);
  await page.keyboard.press("d");
  await expect(page.locator("[aria-live=assertive]")).toContainText(/Winners?: .+\./);
  await page.reload();
  await expect(page.locator("header .verdict")).toBeFocused();
  await expect(page.locator("header .verdict")).toHaveCSS("outline-style", "none");
});

test("keys that are single signs can be turned off", async ({ browser }) => {
  const page = await visitor(browser, "en-GB", { letters: false });
  await page.goto(seatLink(await openTable()));
  await expect(moves(page).first()).toBeVisible();
  for (const key of ["1", "?", "r", "c", "d"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(page.locator("[aria-live=assertive]")).toHaveText("");

  await page.keyboard.press("ArrowDown");
  await expect(moves(page).first()).toBeFocused();
  await page.getByRole("button", { name: "Help" }).click();
  const keys = page.getByRole("dialog").locator("kbd");
  await expect(keys.filter({ hasText: "Enter" })).toBeVisible();
  await expect(keys.filter({ hasText: /^[A-Z1?<>]$/ })).toHaveCount(0);
});

test("digits name moves on a French keyboard, too", async ({ page }) => {
  await page.goto(seatLink(await openTable()));
  await expect(moves(page).first()).toBeEnabled();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyDown", key: "&", code: "Digit1" });
  await expect(moves(page).first()).toBeFocused();
});

test("what was planned for actions that are done can still be read", async ({ page }) => {
  await page.goto(linkAsked("shogun", "ask-march"));
  await expect(moves(page).first()).toBeEnabled();
  await expect(page.locator("td.done .card").first()).toBeVisible();
  await expectAccessible(page);
});

test("on the board my own seat is called you, and the others by their names", async ({ page }) => {
  await page.goto(linkAsked("shogun", "ask-march"));
  await expect(moves(page).first()).toBeEnabled();
  await expect(page.getByRole("button", { name: /Held by you with/ }).first()).toBeAttached();
  await expect(page.getByRole("button", { name: /Neighbours: .*\(you, / }).first()).toBeAttached();
  await expect(page.getByRole("button", { name: /Held by (?!you)/ }).first()).toBeAttached();
});

test("nothing is wrong with a page that is not there", async ({ page }) => {
  await page.goto(`${address()}/nope`);
  await expect(page.getByText("There is nothing at this address.")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(244, 236, 221)");
  const sign = page.locator("main img");
  await expect
    .poll(() => sign.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, locale: "fr-FR" });

  test("wide tables of the rules can be scrolled with the keyboard", async ({ page }) => {
    const seats = [{ kind: "me" as const }, ...bots(1)];
    await page.goto(seatLink(await openTable({ game: "dicium-dungeon", players: 2, seats })));
    await expect(page.locator(".question")).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByRole("dialog").locator("table[tabindex='0']")).not.toHaveCount(0);
    await expectAccessible(page);
  });
});
