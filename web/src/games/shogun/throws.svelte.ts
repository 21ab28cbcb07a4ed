import type { GameEvent } from "../../protocol";
import { numbersOf } from "./view";

export interface Throw {
  key: number;
  /** What led to it, and what came of it, as events to be told. */
  cause: GameEvent | null;
  result: GameEvent | null;
  into: number[];
  out: number[];
}

const CAUSES = ["event-attack", "event-attack-neutral", "event-revolt"];
const RESULTS = [
  "event-battle-won",
  "event-battle-held",
  "event-battle-tied",
  "event-neutral-won",
  "event-neutral-failed",
  "event-revolt-put-down",
  "event-revolt-lost",
];
const MOST = 4;
const LAST_SECONDS = 5;
const NEXT_SECONDS = 1.8;

/** The throws that are waiting to be shown at the tower, one after the other. */
export class Throws {
  now = $state.raw<Throw | null>(null);
  #waiting: Throw[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  take(events: GameEvent[]): void {
    this.#waiting.push(...throwsIn(events));
    this.#waiting = this.#waiting.slice(-MOST);
    if (!this.#waiting.length) return;
    if (!this.now) this.next();
    else this.#wait(NEXT_SECONDS);
  }

  next = () => {
    this.now = this.#waiting.shift() ?? null;
    if (this.now) this.#wait(this.#waiting.length ? NEXT_SECONDS : LAST_SECONDS);
  };

  stop = () => {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.now = null;
  };

  #wait(seconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.next, seconds * 1000);
  }
}

export function throwsIn(events: GameEvent[]): Throw[] {
  const found: Throw[] = [];
  let cause: GameEvent | null = null;
  for (const event of events) {
    if (CAUSES.includes(event.id)) cause = event;
    else if (event.id === "event-throw" && cause) {
      found.push({
        key: event.n,
        cause,
        result: null,
        into: numbersOf(event.args?.in),
        out: numbersOf(event.args?.out),
      });
      cause = null;
    } else if (RESULTS.includes(event.id) && found.length) found.at(-1)!.result = event;
  }
  return found;
}
