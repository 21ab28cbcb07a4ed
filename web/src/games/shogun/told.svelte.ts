import type { GameEvent } from "../../protocol";
import { throwIn, type Throw } from "./throws";
import { provinceOf, type View } from "./view";
import { gather, type Winter } from "./winter";

const STIRRED = 1400;

/** What the board shows of what has just happened. */
export class Told {
  /** The last battle or revolt. */
  thrown = $state.raw<Throw | null>(null);
  /** The provinces where something has happened, for a moment. */
  stirred = $state.raw(new Set<number>());
  #winter = $state.raw<Winter>({ events: [], open: false });
  #closed = $state(true);
  #timer = 0;

  /** The report of the last winter; null once it was put away. */
  get winter(): GameEvent[] | null {
    return this.#closed || !this.#winter.events.length ? null : this.#winter.events;
  }

  closeWinter(): void {
    this.#closed = true;
  }

  hear(map: View["map"], events: GameEvent[]): void {
    if (!events.length) return;
    this.thrown = throwIn(events, this.thrown);
    const winter = gather(this.#winter, events);
    if (winter.events.length !== this.#winter.events.length) this.#closed = false;
    this.#winter = winter;
    const touched = events
      .filter((event) => event.id !== "event-settled" && event.id !== "event-action")
      .map((event) => provinceOf(map, event.args?.goal ?? event.args?.province))
      .filter((province) => province >= 0);
    if (touched.length) this.#stir(touched);
  }

  #stir(provinces: number[]): void {
    this.stirred = new Set(provinces);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.stirred = new Set()), STIRRED);
  }
}
