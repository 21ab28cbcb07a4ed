import type { SeatInfo } from "../protocol";
import { t } from "../texts/language.svelte";

/** What a bot is: its level, and its temper if it has one. */
export function botText({ level, temper }: Pick<SeatInfo, "level" | "temper">): string {
  const words = { level: t(`level-${level}`) };
  return temper
    ? t("seat-bot-temper", { ...words, temper: t(`temper-${temper}`) })
    : t("seat-bot", words);
}
