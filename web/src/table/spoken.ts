import type { Outcome } from "../protocol";
import { listed, say, seatName, t } from "../texts/language.svelte";

/** What is told to those who listen instead of looking, beside events and questions. */

/** Whom the table waits for. */
export function whoseTurn(actors: number[], thinking: number[]): string {
  if (!thinking.length) return t("prompt-waiting", { names: listed(actors.map(seatName)) });
  const names = listed(thinking.map(seatName));
  return t("prompt-thinking", { names, count: thinking.length });
}

/** Who plays alone for points reaches a rank, and neither wins nor loses. */
export function rankOf({ labels }: Outcome): string | null {
  const rank = labels.length === 1 ? labels[0]!.rank : null;
  return rank ? t("result-reached", { rank: t(rank) }) : null;
}

/** Why the game ended, and who has won. */
export function verdictOf(outcome: Outcome, me: number | null): string {
  const reached = rankOf(outcome);
  if (reached) return `${say(outcome.how)} ${reached}`;
  const winners = outcome.ranking[0] ?? [];
  const names = winners.map((seat) => (seat === me ? t("seat-me") : seatName(seat)));
  const won = t("result-winners", { names: listed(names), count: names.length });
  return [say(outcome.how), ...(names.length ? [`${won}.`] : [])].join(" ");
}

/** What the focus is on, and what is to be known beside; of a move in the list what the board shows of it. */
export function aboutFocus(focus: Element | null): string[] {
  const listed = focus?.closest(".moves li");
  const shown = listed
    ? [...document.querySelectorAll("main.board .pointed[aria-label]")]
    : focus
      ? [focus]
      : [];
  const words = shown.flatMap((one) =>
    ["aria-label", "data-about"].flatMap((name) => one.getAttribute(name) ?? []),
  );
  const named = listed?.querySelector("[data-words]")?.textContent;
  return named ? [`${named}.`, ...unrepeated(words)] : words;
}

/** Without what stands in a longer text as well, or stood there before. */
function unrepeated(words: string[]): string[] {
  return [...new Set(words)].filter(
    (one, _, all) => !all.some((other) => other !== one && other.includes(one)),
  );
}
