import { has, t } from "./language.svelte";

/** What an option's value is called; plain numbers speak for themselves. */
export function optionValue(option: string, value: string): string {
  const id = `option-${option}-${value}`;
  return has(id) ? t(id) : value;
}
