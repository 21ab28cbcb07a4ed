/** Which move of the list a key stands for, while one types its number. */
export class Typed {
  #digits = "";
  #at = 0;

  /** The place in a list of `count` that the digits typed so far name; null if none does. */
  digit(key: string, count: number, now: number): number | null {
    const slow = now - this.#at > 900;
    this.#at = now;
    const longer = slow ? key : this.#digits + key;
    this.#digits = Number(longer) <= count ? longer : key;
    const number = Number(this.#digits);
    return number >= 1 && number <= count ? number - 1 : null;
  }
}

/** The digit of a key: by what it writes, else by where it is, for keyboards that write digits with Shift. */
export function digitOf(event: KeyboardEvent): string | null {
  if (/^\d$/.test(event.key)) return event.key;
  if (event.shiftKey) return null;
  return /^Digit(\d)$/.exec(event.code)?.[1] ?? null;
}

/** Whether a key press belongs to something else: a text being written, an open dialog. */
export function busyElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  if (document.querySelector("dialog[open]")) return true;
  const target = event.target as HTMLElement;
  return target.matches("input:not([type=range]), textarea, select, [contenteditable]");
}
