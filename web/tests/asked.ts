import { expect, type Page } from "@playwright/test";
import { moves, seatLink } from "./table";

/** A table at each kind of question of each game, where there is most to answer, and at each end. */
interface Asked {
  game: string;
  /** The question, or the reason of the end. */
  asked: string;
  /** The number of the answer that ends the game, where that is next. */
  answer: number | null;
  table: string;
  token: string;
}

export const ASKED = JSON.parse(process.env.TATAMI_ASKED!) as Asked[];

/** The link to the seat that is asked this. */
export function linkAsked(game: string, question: string): string {
  const one = ASKED.find((table) => table.game === game && table.asked === question)!;
  return seatLink({ ...one, seat: 0 });
}

/** The link to the seat whose answer ends the game so, and which answer. One test may give it: all tests share the tables. */
export function linkBeforeTheEnd(game: string, reason: string): { link: string; answer: number } {
  const one = ASKED.find(
    (table) => table.game === game && table.asked === reason && table.answer !== null,
  )!;
  return { link: seatLink({ ...one, seat: 0 }), answer: one.answer! };
}

/** The table after its last move, on the seat that makes it, whichever test has ended the game. */
export async function ended(page: Page, game: string, reason: string): Promise<void> {
  const { link, answer } = linkBeforeTheEnd(game, reason);
  await page.goto(link);
  await expect(moves(page).first().or(page.locator(".bar")).first()).toBeAttached();
  const last = moves(page).nth(answer);
  if (await last.count()) await last.dispatchEvent("click");
  await expect(page.locator(".bar")).toBeAttached();
  await page.keyboard.press("Escape");
}
