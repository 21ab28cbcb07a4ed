import { say, t } from "../../texts/language.svelte";
import type { PeopleBoard, View } from "./view";

/** What a Philosopher does, and what it scores. */
export function lesson(view: View, card: string): string {
  const about = t(`about-card-${card}`, { dice: view.costs[card] ?? 0 });
  const count = view.scores[card] ?? 0;
  return count ? `${about} ${t("card-scores", { count })}` : about;
}

/** What a Hero of this people gives. */
export function aboutHero({ hero }: { hero?: PeopleBoard["hero"] }, kind: string): string {
  const { colour, faces } = hero ?? { colour: "red", faces: 1 };
  return t(`about-hero-${kind}`, { faces, colour: say({ id: `colour-${colour}` }) });
}
