import type { Ticket } from "../protocol";

/** What this browser remembers. Without storage (private windows) it lasts as long as the page. */

const fallback = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`tatami.${key}`);
  } catch {
    return null;
  }
}

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = stored(key) ?? fallback.get(key);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(`tatami.${key}`, text);
  } catch {
    return;
  }
}

export interface MyGame extends Ticket {
  game: string;
}

export function myGames(): MyGame[] {
  return read<MyGame[]>("mine", []);
}

export function remember(mine: MyGame): void {
  write("mine", [mine, ...myGames().filter((one) => one.table !== mine.table)].slice(0, 50));
}

export function forget(table: string): void {
  write(
    "mine",
    myGames().filter((one) => one.table !== table),
  );
}

export function ticketOf(table: string): MyGame | undefined {
  return myGames().find((one) => one.table === table);
}
