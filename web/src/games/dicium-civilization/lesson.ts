import { t } from "../../texts/language.svelte";
import type { View } from "./view";

/** What a Philosopher does, and what it scores. */
export function lesson(view: View, card: string): string {
  const about = t(`about-card-${card}`, { dice: view.costs[card] ?? 0 });
  const count = view.scores[card] ?? 0;
  return count ? `${about} ${t("card-scores", { count })}` : about;
}
