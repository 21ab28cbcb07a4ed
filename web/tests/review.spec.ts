import { expect } from "@playwright/test";
import { expectAccessible, openTable, playToTheEnd, seatLink, test, visitor } from "./table";

const WORDS = {
  en: {
    title: "Looking back",
    sum: /^From \d+% at the first choice to \d+%/,
    better: "Better:",
    half: "50%",
    read: /^Move \d+: chance \d+%; the choice .+, luck .+\.$/,
  },
  fr: {
    title: "Retour sur la partie",
    sum: /^De \d+\s% au premier choix à \d+\s%/,
    better: /Mieux\s:/,
    half: "50 %",
    read: /^Coup \d+\s: \d+\s% de chances\s; le choix\s: .+, le hasard\s: .+\.$/,
  },
} as const;
const SIZES = { en: { width: 1440, height: 900 }, fr: { width: 390, height: 844 } } as const;

test("a score sheet of five on a French phone breaks no word of a role", async ({ browser }) => {
  const page = await visitor(browser, "fr-FR", { learn: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(seatLink(await openTable()));
  await playToTheEnd(page);
  const broken = await page.locator(".columns .who small").evaluateAll((labels) =>
    labels.flatMap((label) =>
      [...label.textContent!.matchAll(/\p{L}+/gu)]
        .filter((word) => {
          const range = document.createRange();
          range.setStart(label.firstChild!, word.index);
          range.setEnd(label.firstChild!, word.index + word[0].length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    ),
  );
  expect(broken).toEqual([]);
  const tops = await page
    .locator(".columns .likeness")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await page.context().close();
});

for (const language of ["en", "fr"] as const) {
  test.describe(language, () => {
    test.use({ locale: language === "en" ? "en-GB" : "fr-FR", viewport: SIZES[language] });
    test("a game is looked back upon, and a moment shown as it was seen", async ({ page }) => {
      const words = WORDS[language];
      const alone = { game: "dicium-crazy-cup", players: 1, seats: [{ kind: "me" } as const] };
      await page.goto(seatLink(await openTable(alone)));
      await playToTheEnd(page);

      const review = page.getByRole("region", { name: words.title });
      const moments = review.locator(".moment");
      await expect(moments.first()).toBeVisible({ timeout: 240_000 });
      expect(await moments.count()).toBeLessThanOrEqual(3);
      await expect(review.getByText(words.sum)).toBeVisible();
      const curve = review.getByRole("slider");
      await expect(curve).toContainText(words.half);
      await curve.focus();
      await page.keyboard.press("Home");
      await expect(curve).toHaveAttribute("aria-valuenow", "0");
      await expect(review.locator(".read")).toHaveText(words.read);
      await expect(moments.first()).toContainText(words.better);
      await expectAccessible(page);

      const move = (await moments.first().textContent())!.match(/\d+/g)![1]!;
      await moments.first().click();
      await expect(page.locator("output")).toHaveText(new RegExp(`^${Number(move) - 1} /`));

      // on a phone the position is seen once the sheet is down
      if (language === "fr") await expect(review).toBeHidden();
      else {
        await review.getByText("Every choice as a table").click();
        const last = review.getByRole("rowheader").last().getByRole("button");
        const at = await last.textContent();
        await last.click();
        await expect(page.locator("output")).toHaveText(new RegExp(`^${Number(at) - 1} /`));
      }
    });
  });
}
