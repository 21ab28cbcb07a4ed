import { expect, type Page } from "@playwright/test";
import { ASKED, linkAsked } from "./asked";
import { moves, openTable, seatLink, test, visitor } from "./table";

/** Room on the usual windows of a desktop, and on a phone, at questions where there is most to answer. */

async function visit(page: Page, game: string, asked: string): Promise<void> {
  await page.goto(linkAsked(game, asked));
  await page.locator(`[data-question="${asked}"]`).waitFor();
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
]) {
  const named = `${size.width}x${size.height}`;

  test(`Shogun: with twelve provinces every card in hand is in sight, ${named}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, "shogun", "ask-plan");
    await expect(page.locator(".handed")).toHaveCount(18);
    const [dock, ...cards] = await Promise.all(
      [page.locator(".middle"), ...(await page.locator(".handed").all())].map((one) =>
        one.boundingBox(),
      ),
    );
    const below = cards.filter((card) => card!.y + card!.height > dock!.y + dock!.height + 1);
    expect(below).toEqual([]);
  });

  test(`Samurai Sword: a question covers nobody's name, ${named}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, "samurai-sword", "ask-battle-cry");
    await expect(page.locator(".question .button, .answers .button").first()).toBeVisible();
    const covered = await page.locator(".plate").evaluateAll((plates) =>
      plates
        .filter((plate) => {
          const name = plate.querySelector(".names b")!.getBoundingClientRect();
          return !plate.contains(document.elementFromPoint(name.left + 4, name.top + 8));
        })
        .map((plate) => plate.textContent),
    );
    expect(covered).toEqual([]);
  });
}

test("Samurai Sword: with seven players no plate lies on what lies before another", async ({
  page,
}) => {
  await visit(page, "samurai-sword", "ask-play");
  await expect(page.locator(".plate")).toHaveCount(6);
  const covered = await page.locator(".plate").evaluateAll((plates) => {
    const boxes = plates.map((plate) =>
      plate.querySelector("[data-seat]")!.getBoundingClientRect(),
    );
    return plates.flatMap((plate, at) =>
      [...plate.querySelectorAll(".laid .card")].filter((card) => {
        const one = card.getBoundingClientRect();
        return boxes.some(
          (box, other) =>
            other !== at &&
            one.left < box.right &&
            box.left < one.right &&
            one.top < box.bottom &&
            box.top < one.bottom,
        );
      }),
    ).length;
  });
  expect(covered).toBe(0);
});

test("Dicium: what the dice could do is in sight without scrolling", async ({ page }) => {
  await visit(page, "dicium-shogun", "ask-act");
  const offers = page.locator('[data-part="offers"]');
  await expect(offers.locator("li")).not.toHaveCount(0);
  await expect
    .poll(() => offers.evaluate((box) => box.scrollHeight - box.clientHeight))
    .toBeLessThan(2);
});

for (const [size, share, games] of [
  [{ width: 1920, height: 1080 }, 0.4, ["crazy-cup", "dungeon", "civilization", "shogun"]],
  [{ width: 1440, height: 900 }, 0.3, ["crazy-cup", "dungeon", "civilization", "shogun"]],
] as const) {
  test(`Dicium: a board has ${share} of ${size.width}x${size.height}, and players and dice are whole`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const game of games) {
      await visit(page, `dicium-${game}`, "ask-reroll");
      const { width, height } = (await page.locator(".map").boundingBox())!;
      const part = (width * height) / (size.width * size.height);
      expect(part, game).toBeGreaterThan(share - 0.005);
      const hidden = await page
        .locator(".players, .beside")
        .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
      expect(Math.max(...hidden), game).toBeLessThan(4);
    }
  });
}

test("Dicium on an upright tablet: the boards of two players are in sight, above dice and offers", async ({
  browser,
}) => {
  const page = await visitor(browser, "en-GB", { learn: false });
  await page.setViewportSize({ width: 820, height: 1180 });
  const bot = { kind: "bot" as const, level: "easy", temper: "" };
  for (const game of ["crazy-cup", "dungeon", "civilization", "shogun"]) {
    const seats = [{ kind: "me" as const }, bot];
    await page.goto(seatLink(await openTable({ game: `dicium-${game}`, players: 2, seats })));
    await expect(moves(page).first()).toBeAttached();
    for (const seat of [0, 1])
      await expect(page.locator(`[data-part="player-${seat}"]`), game).toBeInViewport({ ratio: 1 });
  }
  await page.context().close();
});

test("Dicium: Shogun: a question in the middle of a fight lies over no piece", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const asked of ["ask-spend", "ask-defend", "ask-enemy"]) {
    await visit(page, "dicium-shogun", asked);
    const [answer, map] = await Promise.all(
      [".layout > .answer", ".map"].map((one) => page.locator(one).boundingBox()),
    );
    expect(answer!.x, asked).toBeGreaterThan(map!.x + map!.width);
    expect(answer!.y + answer!.height, asked).toBeLessThan(900);
    await expect(page.locator(".tray"), asked).toBeInViewport({ ratio: 1 });
  }
});

test("Shogun with the court on a phone: the map has a quarter of the page beside the whole plan", async ({
  browser,
}) => {
  const page = await visitor(browser, "fr-FR", { learn: false });
  await page.setViewportSize({ width: 390, height: 844 });
  const bot = { kind: "bot" as const, level: "easy", temper: "" };
  const seats = [{ kind: "me" as const }, bot, bot];
  const options = { court: "on" };
  await page.goto(seatLink(await openTable({ game: "shogun", players: 3, seats, options })));
  await expect(page.locator(".spaces .space")).toHaveCount(14);
  for (const one of await page.locator(".spaces .space, .handed.small, .acts .button").all())
    await expect(one).toBeInViewport({ ratio: 1 });
  expect((await page.locator("div.land").boundingBox())!.height).toBeGreaterThan(844 / 4);
  await page.context().close();
});

test("Dicium: a mouse finds each bonus of narrow panels in 24 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "dicium-dungeon", "ask-reroll");
  const found = await page.locator(".slot").evaluateAll((slots) =>
    slots.flatMap((slot) => {
      const { left, top, width, height } = slot.getBoundingClientRect();
      const hits = (x: number) =>
        document.elementFromPoint(left + width / 2 + x, top + height / 2)?.closest(".slot") ===
        slot;
      const across = [...Array(61).keys()].filter((x) => hits(x - 30)).length;
      return hits(0) ? [across] : []; // others are scrolled to
    }),
  );
  expect(found.length).toBeGreaterThan(7);
  expect(Math.min(...found)).toBeGreaterThan(22);
});

test("what a tap on a far space would do is read whole above the answers", async ({ browser }) => {
  const page = await visitor(browser, "fr-FR", { learn: false, taps: "two" });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of ["dicium-crazy-cup", "dicium-dungeon"]) {
    await visit(page, game, "ask-reroll");
    const lit = page.locator("[data-space].lit");
    await expect.poll(() => lit.count()).toBeGreaterThan(1); // what further answers lead to comes later
    for (const space of (await lit.all()).slice(0, 12)) {
      await space.dispatchEvent("click");
      if (!(await page.locator(".prompt.choosing").count())) continue; // several ways lead there
      const [prompt, words] = await Promise.all(
        [".prompt", ".prompt .question"].map((one) => page.locator(one).boundingBox()),
      );
      expect(words!.y, game).toBeGreaterThanOrEqual(prompt!.y);
      expect(words!.y + words!.height, game).toBeLessThanOrEqual(prompt!.y + prompt!.height);
      await page.keyboard.press("Escape");
    }
  }
  await page.context().close();
});

test("Crazy Cup: the boards of four drivers are whole, bonuses and all", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const bot = { kind: "bot" as const, level: "easy", temper: "" };
  const seats = [{ kind: "me" as const }, bot, bot, bot];
  const ticket = await openTable({ game: "dicium-crazy-cup", players: 4, seats });
  await page.goto(seatLink(ticket));
  for (const seat of [0, 1, 2, 3])
    await expect(page.locator(`[data-part="player-${seat}"]`)).toBeInViewport({ ratio: 1 });
});

test("on a phone the spaces that answer are in sight, and what they take stays in its place", async ({
  browser,
}) => {
  const page = await visitor(browser, "fr-FR", { learn: false, taps: "two" });
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = ["ask-reroll", "ask-act"];
  let most = 0;
  for (const one of ASKED.filter(
    ({ game, asked: question }) => game.startsWith("dicium") && asked.includes(question),
  )) {
    await page.goto(seatLink({ ...one, seat: 0 }));
    await page.locator(`[data-question="${one.asked}"]`).waitFor();
    await expect(moves(page).first()).toBeAttached();
    const spaces = page.locator(".space.lit");
    const hidden = () =>
      spaces.evaluateAll((found) =>
        found.flatMap((space) => {
          const { left, top, width, height } = space.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          // What a close map leaves out a finger brings into sight.
          const map = space.closest(".window")!.getBoundingClientRect();
          if (x < map.left || x > map.right || y < map.top || y > map.bottom) return [];
          const there = document.elementFromPoint(x, y);
          return there?.closest(".dock, .aims") ? space.getAttribute("aria-label") : [];
        }),
      );
    // Those all over the map lie under the dice, too: who wants one of them scrolls there.
    if ((await spaces.count()) > 12) continue;
    await expect.poll(hidden, `${one.game} ${one.asked}`).toEqual([]);
    for (const space of (await spaces.all()).slice(0, 4)) {
      await space.click();
      if (!(await page.locator(".choosing").isVisible())) continue; // it asks which of several ways
      const { text, over } = await page.locator(".choosing").evaluate((prompt) => {
        const words = prompt.querySelector(".question")!;
        const over = words.getBoundingClientRect().bottom - prompt.getBoundingClientRect().bottom;
        return { text: words.textContent, over };
      });
      most = Math.max(most, text.trim().length);
      expect(over, text).toBeLessThan(1);
    }
  }
  expect(most).toBeGreaterThan(58);
  await page.context().close();
});
