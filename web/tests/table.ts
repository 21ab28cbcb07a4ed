import AxeBuilder from "@axe-core/playwright";
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { NewTable, SeatWish, Ticket } from "../src/protocol";

export const address = () => process.env.TATAMI_ADDRESS!;

/** Unless the page has settings already: one tap answers, and nothing is answered by itself. */
async function settle(context: BrowserContext, more: object = {}): Promise<void> {
  await context.addInitScript((more) => {
    if (location.protocol !== "http:" || localStorage.getItem("tatami.settings")) return;
    const settings = { taps: "one", alone: false, ...more };
    localStorage.setItem("tatami.settings", JSON.stringify(settings));
  }, more);
}

/** Somebody else, in a browser of their own. */
export async function visitor(
  browser: Browser,
  locale = "en-GB",
  settings = {},
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale, reducedMotion: "reduce", ...device });
  await settle(context, settings);
  return context.newPage();
}

/** Pages of these tests may not ask any other host, nor break the content policy. */
export const test = base.extend<{ strict: void }>({
  strict: [
    async ({ context }, use) => {
      const broken: string[] = [];
      await settle(context);
      context.on("request", (request) => {
        if (!request.url().startsWith(address()) && !request.url().startsWith("data:")) {
          broken.push(`asked ${request.url()}`);
        }
      });
      context.on("weberror", (error) => broken.push(error.error().message));
      context.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) broken.push(message.text());
      });
      await use();
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});

const bot: SeatWish = { kind: "bot", level: "easy", temper: "" };

export async function openTable(wish: Partial<NewTable> = {}): Promise<Ticket> {
  const answer = await fetch(`${address()}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "samurai-sword",
      players: 5,
      options: {},
      name: "Ada",
      seats: [{ kind: "me" }, bot, bot, bot, bot],
      clock: { kind: "none" },
      seating: "as-seated",
      start: true,
      ...wish,
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Ticket;
}

export const seatLink = (ticket: Ticket) => `${address()}/t/${ticket.table}#seat=${ticket.token}`;

/** The moves as the list shows them. */
export const moves = (page: Page) => page.locator(".moves li button");

/** While nobody looks, a page goes on without being laid out and drawn, which costs the most. */
export async function draw(page: Page, drawn: boolean): Promise<void> {
  await page.evaluate((drawn) => {
    document.documentElement.style.contentVisibility = drawn ? "" : "hidden";
  }, drawn);
}

/**
 * Answer from the list, unseen, until something is there, or is asked: a plan that is complete is
 * confirmed, else the first move is made.
 */
export async function playUntil(page: Page, there: string | RegExp): Promise<void> {
  await draw(page, false);
  await page.evaluate(
    ({ selector, question }) =>
      new Promise<void>((resolve) => {
        const asked = () => document.querySelector(".question")?.textContent ?? "";
        let seen: HTMLButtonElement | undefined;
        const step = setInterval(() => {
          const buttons = [
            ...document.querySelectorAll<HTMLButtonElement>(".moves li button:not(:disabled)"),
          ];
          const arrived = question
            ? buttons.length && new RegExp(question).test(asked())
            : document.querySelector(selector);
          if (arrived) {
            clearInterval(step);
            resolve();
          } else if (buttons[0] === seen) {
            const confirm = buttons.find((one) =>
              /Confirm the plan|Confirmer le plan/.test(one.textContent ?? ""),
            );
            (confirm ?? buttons[0])?.click();
          }
          seen = buttons[0]; // what comes with a question has a moment to be there, too
        }, 15);
      }),
    there instanceof RegExp
      ? { selector: "", question: there.source }
      : { selector: there, question: "" },
  );
  await draw(page, true);
}

export const playToTheEnd = (page: Page) => playUntil(page, ".result");

/** No violation of accessibility on the page as it stands, moderate ones included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode() // in the page itself, which has no frames
    .analyze();
  const bad = violations.filter(({ impact }) => impact !== "minor");
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
  ).toEqual([]);
}
