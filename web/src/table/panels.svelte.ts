import type { Live } from "./live.svelte";
import type { Panel } from "./Tabs.svelte";
import type { TalkPanel } from "./Talk.svelte";

/** What is open beside the board, or over it. */
export class Panels {
  /** The panel beside the board. */
  beside = $state<TalkPanel>("log");
  /** On a phone the sheet over the board, or none. */
  sheet = $state<Panel | null>(null);

  #live: Live;
  #read = $state(0);

  constructor(live: Live) {
    this.#live = live;
  }

  open = (which: Panel): void => {
    if (which !== "moves") this.beside = which;
    this.sheet = this.sheet === which ? null : which;
  };

  lower = (): void => {
    this.sheet = null;
  };

  showResult(): void {
    this.beside = "result";
    this.sheet = "result";
  }

  get unread(): number {
    const { chat, mine } = this.#live;
    return chat.filter(
      (line) => line.n > this.#read && !line.note && !mine.includes(line.seat ?? -1),
    ).length;
  }

  /** What is in sight has been read. */
  read(): void {
    if (this.beside === "chat" || this.sheet === "chat")
      this.#read = this.#live.chat.at(-1)?.n ?? 0;
  }
}
