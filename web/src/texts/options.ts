import { has, t } from "./language.svelte";

/** What an option's value is called; plain numbers speak for themselves. */
export function optionValue(option: string, value: string): string {
  const id = `option-${option}-${value}`;
  return has(id) ? t(id) : value;
}

/** A run of many whole numbers, which is typed rather than picked from a list. */
export function isNumber(values: string[]): boolean {
  return values.length > 12 && values.every((value) => /^\d+$/.test(value));
}
