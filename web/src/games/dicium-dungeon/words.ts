import { t } from "../../texts/language.svelte";
import type { View } from "./view";

/** What an Adventure card does. */
export function aboutCard({ numbers }: View, card: string): string {
  return t(`about-card-${card}`, { ...numbers, count: numbers[card] ?? 0 });
}

/** What a chest has inside. */
export function aboutChest({ numbers }: View, chest: string): string {
  return t(`about-chest-${chest}`, numbers);
}
