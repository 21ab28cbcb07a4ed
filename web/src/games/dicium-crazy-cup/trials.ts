import type { GameEvent } from "../../protocol";

/** A driving test as far as it has been told: the combat die, then how it ended. */
export interface Trial {
  /** The same from the roll to the end. */
  n: number;
  rolled: GameEvent | null;
  /** How it ended; it may be known before it is told. */
  end: GameEvent | null;
}

const ROLLS = ["event-strength", "event-drone-die"];
const ENDS = ["event-passed", "event-failed"];

/** The tests among these events, and the last roll if it is still open; one may have been `begun` before them. */
export function trialsIn(
  list: GameEvent[],
  begun: GameEvent | null,
  isTold: (event: GameEvent) => boolean,
): [Trial[], GameEvent | null] {
  let rolled = begun;
  const found: Trial[] = [];
  for (const event of list) {
    if (ROLLS.includes(event.id) && isTold(event)) rolled = event;
    else if (ENDS.includes(event.id)) {
      if (rolled || isTold(event)) found.push({ n: rolled?.n ?? event.n, rolled, end: event });
      rolled = null;
    }
  }
  if (rolled?.id === "event-strength") found.push({ n: rolled.n, rolled, end: null });
  return [found, rolled];
}
