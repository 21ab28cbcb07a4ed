import { mkdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { GameInfo } from "../src/protocol";
import { ASKED } from "./asked";
import { faults, SIZES } from "./faults";
import { address, moves, openTable, seatLink, test, visitor } from "./table";

/**
 * Every page, and every kind of question of every game, at every size in both languages: nothing
 * cut off, covered, too small. `make gallery` keeps the pictures, in the folder named here.
 */
const KEPT = process.env.TATAMI_GALLERY;
const LANGUAGES = ["en-GB", "fr-FR"] as const;
const ARRIVED = 500;
/** Who calls themselves so may find their name end in dots, but nothing else that is pushed by it. */
const LONG_NAMES = /^shortened: .*"(Émile-Alexandrine|🦊🎎 Konstantinos-Maria)"$/u;

test.describe.configure({ mode: "parallel", timeout: 900_000 });
const games = (await (await fetch(`${address()}/api/games`)).json()) as GameInfo[];

/** Look at the page at these sizes; the faults, each with where it was seen. */
async function visit(
  page: Page,
  what: string,
  language: string,
  sizes: readonly (typeof SIZES)[number][] = SIZES,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))),
    );
    const fingers = size.width < 900;
    let seen = await faults(page, fingers);
    if (seen.length) {
      // What was only on its way, on a slow machine, has arrived now.
      await page.waitForTimeout(ARRIVED);
      const later = new Set(await faults(page, fingers));
      seen = seen.filter((fault) => later.has(fault));
    }
    seen = seen.filter((fault) => !LONG_NAMES.test(fault));
    for (const fault of seen) found.push(`${what} ${size.name} ${language.slice(0, 2)}: ${fault}`);
    if (KEPT) {
      const folder = `${KEPT}/${what.split(" ")[0]}`;
      mkdirSync(folder, { recursive: true });
      await page.screenshot({
        path: `${folder}/${what.replaceAll(" ", "-")}-${size.name}-${language.slice(0, 2)}.png`,
      });
    }
  }
  if (process.env.TATAMI_FAULTS) console.log(found.join("\n"));
  return found;
}

for (const locale of LANGUAGES) {
  test(`every page of the house, ${locale}`, async ({ browser }) => {
    const page = await visitor(browser, locale, { learn: false });
    const found: string[] = [];
    await page.goto(address());
    await page.locator(".cover, article, .card").first().waitFor();
    found.push(...(await visit(page, "house home", locale)));
    await page
      .getByRole("button", { name: /Open a table|Ouvrir une table/ })
      .first()
      .click();
    await page.locator("dialog[open]").waitFor();
    found.push(...(await visit(page, "house new-table", locale)));
    const seats = [
      { kind: "me" as const },
      ...Array.from({ length: 4 }, () => ({ kind: "open" as const })),
    ];
    await page.goto(seatLink(await openTable({ seats, start: false })));
    await page.locator(".start").waitFor();
    found.push(...(await visit(page, "house waiting", locale)));
    await page.goto(
      seatLink(await openTable({ clock: { kind: "game", seconds: 900, increment: 10 } })),
    );
    await page.locator(".tools").waitFor();
    found.push(...(await visit(page, "house table-with-clock", locale)));
    await page.getByRole("button", { name: /^(Chat|Discussion)/ }).click();
    await page.locator(".chat input").waitFor();
    found.push(
      ...(await visit(page, "house chat", locale)).filter(
        (fault) => !/: not all of it is seen/.test(fault), // a question that the chat was opened over
      ),
    );
    await page.getByRole("button", { name: /^(Chat|Discussion)/ }).click();
    for (const name of [/^(Settings|Réglages)$/, /^(Help|Aide)$/, /^(Players|Joueurs)$/]) {
      await page.getByRole("button", { name }).click();
      await page.locator("dialog[open]").waitFor();
      found.push(
        ...(await visit(
          page,
          `house dialog-${name.source.replace(/\W/g, "").slice(0, 5)}`,
          locale,
        )),
      );
      await page.locator("dialog[open] header button").click();
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
}

for (const size of SIZES.filter(({ name }) => /^(390|1440)/.test(name))) {
  test(`a first tap moves nothing, ${size.name}`, async ({ browser }) => {
    const page = await visitor(browser, "fr-FR", { learn: false, taps: "two" });
    await page.setViewportSize(size);
    const places = () =>
      page.evaluate(() =>
        [".stage", ".ask"].map((part) => {
          const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
          return [top, bottom];
        }),
      );
    const asked = ["ask-bushido", "ask-battle-cry", "ask-play"];
    for (const one of ASKED.filter(
      ({ game, asked: question }) => game === "samurai-sword" && asked.includes(question),
    )) {
      await page.goto(seatLink({ ...one, seat: 0 }));
      await page.locator(`[data-question="${one.asked}"]`).waitFor();
      await expect(moves(page).first()).toBeAttached();
      await page.locator("h1").click(); // not by keys, which answer at once
      const before = await places();
      for (const answer of (await moves(page).all()).slice(0, 8)) {
        await answer.dispatchEvent("click");
        await expect(page.locator(".choosing")).toBeVisible();
        expect(await places(), `${one.game} ${one.asked}`).toEqual(before);
      }
    }
    await page.context().close();
  });
}

test("the board of a phone stays where it is, whatever is asked", async ({ browser }) => {
  const page = await visitor(browser, "fr-FR");
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = ["ask-bushido", "ask-parry", "ask-march", "ask-plan", "ask-test", "ask-reroll"];
  const top = async () => Math.round((await page.locator(".stage").boundingBox())!.y);
  const tops = new Map<string, number>();
  for (const one of ASKED.filter((one) => asked.includes(one.asked))) {
    await page.goto(seatLink({ ...one, seat: 0 }));
    await page.locator(`[data-question="${one.asked}"]`).waitFor();
    tops.set(`${one.game} ${one.asked}`, await top());
  }
  expect(tops.size).toBeGreaterThan(asked.length);
  // Those who wait are asked nothing.
  await page.goto(`${address()}/t/${ASKED[0]!.table}`);
  await page.locator(".waiting").waitFor();
  const least = await top();
  expect([...tops].filter(([, at]) => at !== least)).toEqual([]);
  // Nor does opening the explanation move it.
  await page.goto(seatLink({ ...ASKED[0]!, seat: 0 }));
  await page.locator(".fold").click();
  await expect(page.locator(".lesson")).toBeVisible();
  expect(await top()).toBe(least);
  await page.context().close();
});

for (const game of games) {
  for (const [turn, locale] of LANGUAGES.entries()) {
    test(`every kind of question of ${game.id}, and its end, ${locale}`, async ({ browser }) => {
      const found: string[] = [];
      const page = await visitor(browser, locale, { learn: false });
      for (const [at, one] of ASKED.filter(
        (one) => one.game === game.id && one.answer === null,
      ).entries()) {
        await page.goto(seatLink({ ...one, seat: 0 }));
        await page
          .locator(one.asked.startsWith("ask-") ? `[data-question="${one.asked}"]` : "div.result")
          .waitFor();
        // Without keeping pictures the languages take turns: at each size half of the questions each.
        const sizes = SIZES.filter((_, size) => KEPT || (size + at + turn) % 2);
        found.push(...(await visit(page, `${game.id} ${one.asked}`, locale, sizes)));
      }
      expect(found).toEqual([]);
      await page.context().close();
    });
  }

  test(`every number of players of ${game.id}`, async ({ browser }) => {
    const found: string[] = [];
    const page = await visitor(browser, "fr-FR", { learn: false });
    for (const players of game.players) {
      const bots = Array.from({ length: players - 1 }, () => ({
        kind: "bot" as const,
        level: "easy",
        temper: "",
      }));
      const seats = [{ kind: "me" as const }, ...bots];
      await page.goto(seatLink(await openTable({ game: game.id, players, seats })));
      await moves(page).first().waitFor({ state: "attached" });
      found.push(...(await visit(page, `${game.id} players-${players}`, "fr-FR")));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
}
