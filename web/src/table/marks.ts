import type { GameEvent } from "../protocol";
import { cueOf, type Cues } from "./cues";

/** More marks than this cannot be told apart. */
const MOST = 40;

/** Where a round began, or a turn where a game has no rounds. */
export interface Mark {
  move: number;
  event: GameEvent;
}

export function marksOf(events: GameEvent[], cues: Cues): Mark[] {
  const headings = events.filter((event) => cueOf(cues, event).heading);
  const rounds = headings.filter((event, at) => {
    const before = headings[at - 1];
    const round = event.args?.round;
    if (before?.move === event.move) return false;
    return round === undefined || before?.args?.round !== round;
  });
  const every = Math.ceil(rounds.length / MOST);
  return rounds.filter((_, at) => at % every === 0).map((event) => ({ move: event.move, event }));
}

/** The nearest move on, or back, that anything tells of; else the end, or the beginning. */
export function nearestTold(events: GameEvent[], at: number, by: 1 | -1, total: number): number {
  return by > 0
    ? (events.find(({ move }) => move > at)?.move ?? total)
    : (events.findLast(({ move }) => move < at)?.move ?? 0);
}
