import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import type { NewTable, SeatWish, Ticket } from "../src/protocol";

export const address = () => process.env.TATAMI_ADDRESS!;

/** Pages of these tests may not ask any other host, nor break the content policy. One tap answers. */
export const test = base.extend<{ strict: void }>({
  strict: [
    async ({ context }, use) => {
      const broken: string[] = [];
      await context.addInitScript(() => {
        const settings = { taps: "one", alone: false };
        if (location.protocol !== "http:") return;
        if (!localStorage.getItem("tatami.settings"))
          localStorage.setItem("tatami.settings", JSON.stringify(settings));
      });
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

/** Answer every question with the first move until the result is there. */
export async function playToTheEnd(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const step = setInterval(() => {
          if (document.querySelector(".result")) {
            clearInterval(step);
            resolve();
          } else {
            document.querySelector<HTMLButtonElement>(".moves li button:not(:disabled)")?.click();
          }
        }, 15);
      }),
  );
}

/** No violation of accessibility on the page as it stands, moderate ones included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter(({ impact }) => impact !== "minor");
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
  ).toEqual([]);
}
