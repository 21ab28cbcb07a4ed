import type { ClockRule } from "../protocol";
import { t } from "../texts/language.svelte";

/** Seconds as a clock shows them: 1:05, 12:00, 1:02:03, or days for slow games. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86400);
  if (days > 0) return t("clock-days", { days, hours: Math.floor((whole % 86400) / 3600) });
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

export function clockText(rule: ClockRule): string {
  if (rule.kind === "none") return t("clock-none");
  if (rule.kind === "move") return t("clock-each-move", { time: timeText(rule.seconds) });
  return t("clock-whole-game", { time: timeText(rule.seconds), increment: rule.increment ?? 0 });
}
