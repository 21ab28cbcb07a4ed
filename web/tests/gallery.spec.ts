import { mkdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { GameInfo, Ticket } from "../src/protocol";
import { faults, SIZES } from "./faults";
import { address, draw, openTable, seatLink, test, visitor } from "./table";

/**
 * Every page, and every kind of question of every game, at every size in both languages: nothing
 * cut off, covered, too small. `make gallery` keeps the pictures, in the folder named here.
 */
const KEPT = process.env.TATAMI_GALLERY;
const LANGUAGES = ["en-GB", "fr-FR"] as const;
const ARRIVED = 500;
/** Looking for questions ends after so many answers: always the same ones, in the same games. */
const ANSWERS = KEPT ? 600 : 100;

test.describe.configure({ mode: "parallel", timeout: KEPT ? 900_000 : 300_000 });
const games = (await (await fetch(`${address()}/api/games`)).json()) as GameInfo[];

/** Look at the page at all sizes; the faults, each with where it was seen. */
async function visit(page: Page, what: string, language: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
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

/**
 * Answer by the list, a different one each time, so that much of the game is seen, until a kind of
 * question comes that is not known yet. Null if none does.
 */
async function explore(
  page: Page,
  known: Set<string>,
  from: number,
): Promise<[string | null, number]> {
  return page.evaluate(
    ({ known, from, enough }) =>
      new Promise<[string | null, number]>((resolve) => {
        let count = from;
        const step = setInterval(() => {
          const asked = document.querySelector<HTMLElement>("[data-question]")?.dataset.question;
          const all = document.querySelectorAll<HTMLButtonElement>(
            ".moves li button:not(:disabled)",
          );
          const fresh = asked && all.length && !known.includes(asked) ? asked : null;
          if (fresh || count >= enough || document.querySelector(".result")) {
            clearInterval(step);
            resolve([fresh, count]);
          } else if (all.length) all[(count++ * 7) % all.length]!.click();
        }, 25);
      }),
    { known: [...known], from, enough: ANSWERS },
  );
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

for (const game of games) {
  test(`every kind of question of ${game.id}`, async ({ browser }) => {
    const bots = Array.from({ length: game.default_players - 1 }, () => ({
      kind: "bot" as const,
      level: "easy",
      temper: "",
    }));
    const ticket: Ticket = await openTable({
      game: game.id,
      players: game.default_players,
      seats: [{ kind: "me" }, ...bots],
    });
    const pages = await Promise.all(
      LANGUAGES.map((locale) => visitor(browser, locale, { learn: false })),
    );
    await Promise.all(pages.map((page) => page.goto(seatLink(ticket))));
    const [mine] = pages as [Page, Page];
    await mine.locator(".table").waitFor();
    const known = new Set<string>();
    const found: string[] = [];
    for (const page of pages) await draw(page, false);
    for (let count = 0; ;) {
      const [asked, answers] = await explore(mine, known, count);
      if (!asked) break;
      count = answers;
      known.add(asked);
      for (const [at, page] of pages.entries()) {
        // Each language sees every kind; without keeping pictures they take turns at the sizes' cost.
        if (!KEPT && (known.size + at) % 2) continue;
        await page.waitForFunction(
          (asked) => document.querySelector(`[data-question="${asked}"]`) !== null,
          asked,
        );
        await draw(page, true);
        found.push(...(await visit(page, `${game.id} ${asked}`, LANGUAGES[at]!)));
        await draw(page, false);
      }
    }
    expect(known.size).toBeGreaterThan(0);
    expect(found).toEqual([]);
    await Promise.all(pages.map((page) => page.context().close()));
  });
}
