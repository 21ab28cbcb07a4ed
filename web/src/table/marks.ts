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
