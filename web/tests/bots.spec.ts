import { expect } from "@playwright/test";
import type { SeatWish, Why } from "../src/protocol";
import {
  address,
  expectAccessible,
  moves,
  openTable,
  playToTheEnd,
  seatLink,
  test,
  visitor,
} from "./table";

const WORDS = {
  en: {
    locale: "en-GB",
    sit: "Sit here",
    start: "Start the game",
    players: "Players",
    temperOf: (name: string) => `${name}’s temper`,
    seat: (number: number) => `Player ${number}`,
    bots: ["Bot, medium, careful", "Bot, medium, bold", "Bot, hard, vengeful", "Bot, medium"],
    tells: ["plays carefully.", "plays boldly.", "bears grudges."],
  },
  fr: {
    locale: "fr-FR",
    sit: "S’asseoir",
    start: "Commencer la partie",
    players: "Joueurs",
    temperOf: (name: string) => `Tempérament : ${name}`,
    seat: (number: number) => `Joueur ${number}`,
    bots: [
      "Robot, niveau moyen, prudent",
      "Robot, niveau moyen, téméraire",
      "Robot, niveau difficile, rancunier",
      "Robot, niveau moyen",
    ],
    tells: ["joue avec prudence.", "joue avec témérité.", "ne pardonne rien."],
  },
} as const;
const LANGUAGES = ["en", "fr"] as const;

/** So many answers of bots are looked at in the replay, in each language. */
const ENOUGH = 5;

const bot = (temper: string): SeatWish => ({ kind: "bot", level: "medium", temper });

for (const language of LANGUAGES) {
  const words = WORDS[language];
  test.describe(language, () => {
    test.use({ locale: words.locale });

    test("tempers are told in the waiting room, in the log and beside the names", async ({
      browser,
      page,
    }) => {
      const ticket = await openTable({
        players: 6,
        seats: [
          { kind: "me" },
          { kind: "open" },
          ...["careful", "greedy", "vengeful", ""].map(bot),
        ],
        start: false,
      });
      await page.goto(seatLink(ticket));
      const seats = page.locator("main ol > li");
      await expect(seats).toHaveCount(6);
      const names = await seats.locator(".who b").allTextContents();
      const [careful, bold, vengeful, even] = names.slice(1) as [string, string, string, string];
      const temper = (name: string) => page.getByLabel(words.temperOf(name));

      // the host sees each temper, and chooses another
      await expect(temper(careful)).toHaveValue("careful");
      await expect(temper(even)).toHaveValue("");
      await temper(bold).selectOption("bold");
      await page.getByLabel(words.seat(5)).selectOption("hard");
      await expect(temper(vengeful)).toHaveValue("vengeful");

      // a guest reads them, before and after sitting down
      const guest = await visitor(browser, words.locale);
      await guest.goto(`${address()}/t/${ticket.table}`);
      const read = guest.locator("main ol > li .who small");
      await expect(read).toHaveText([...words.bots]);
      await guest.getByRole("button", { name: words.sit }).click();
      for (const [at, name] of [careful, bold, vengeful, even].entries()) {
        await expect(guest.locator("main ol > li", { hasText: name })).toContainText(
          words.bots[at]!,
        );
      }

      // the log begins with them, for everybody; nothing is said of who has none
      await page.getByRole("button", { name: words.start }).click();
      for (const one of [page, guest]) {
        const told = one.locator(".log li.note");
        await expect(told).toHaveText(
          [careful, bold, vengeful].map((name, at) => `${name} ${words.tells[at]!}`),
        );
      }
      await page.getByRole("button", { name: words.players, exact: true }).click();
      for (const [at, name] of [careful, bold, vengeful, even].entries()) {
        const line = page.getByRole("dialog").locator("li", { hasText: name });
        await expect(line.getByText(words.bots[at]!, { exact: true })).toBeVisible();
      }
    });
  });
}

test("in the replay every answer of a bot is explained by a sentence, in both languages", async ({
  page,
}) => {
  const ticket = await openTable({
    game: "dicium-crazy-cup",
    players: 2,
    seats: [{ kind: "me" }, { kind: "bot", level: "hard", temper: "bold" }],
  });
  await page.goto(seatLink(ticket));
  await expect(moves(page).first()).toBeAttached();
  const ask = (at: number) =>
    page.request.get(`${address()}/api/tables/${ticket.table}/why?at=${at}`);
  expect((await ask(1)).status()).toBe(409); // bots keep their reasons while the game goes on
  await playToTheEnd(page);

  const why = page.locator(".caption .why");
  for (const [language, sentences] of [
    ["en", /\S: why\? [A-Z][^_]+ [^_]+\.$/],
    ["fr", /\S\s: pourquoi\s\? [A-ZÀÉ][^_]+ [^_]+\.$/],
  ] as const) {
    await page.evaluate((language) => {
      localStorage.setItem("tatami.language", JSON.stringify(language));
    }, language);
    await page.reload();
    const slider = page.locator("input[type=range]");
    const steps = Number(await slider.getAttribute("max"));
    let explained = 0;
    for (let at = 1; at <= steps && explained < ENOUGH; at++) {
      const { answers } = (await (await ask(at)).json()) as Why;
      if (!answers.length) continue;
      await slider.fill(String(at));
      await expect(why).toHaveText(answers.map(() => sentences));
      explained += answers.length;
    }
    expect(explained).toBeGreaterThanOrEqual(ENOUGH);
  }

  // on a phone the reason is in sight, however much happened
  await page.setViewportSize({ width: 390, height: 844 });
  const caption = page.locator("main .caption");
  await expect(async () => {
    const [box, reason] = [(await caption.boundingBox())!, (await why.first().boundingBox())!];
    expect(reason.y + 30).toBeLessThanOrEqual(box.y + box.height);
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
});
