import type { GameEvent, Scene } from "../protocol";
import { concerns, cueOf, type Cues } from "./cues";

/** What the board shows: a position and the events that led to it from the one before. */
export interface Moment {
  view: unknown;
  actors: number[];
  events: GameEvent[];
}

/** One thing that is told; the first of a moment also brings the board there. */
export interface Beat {
  moment: Moment | null;
  event: GameEvent | null;
  /** In usual times: 1 is an ordinary event. */
  lasting: number;
  /** How short it may become while much waits to be told. */
  least: number;
}

const FURTHER = 0.6;
const LONGEST = 6;
/** What ended the game is seen to its end before the verdict: the last event lasts at least so long. */
const LAST = 2;
/** While more than this waits to be told, what is ordinary is told faster. */
const CALM = 6;
/** Not faster than this, so that it can still be followed. */
const BRIEFEST = 0.35;

/** The positions of an update, one after another, with the events between them. */
export function moments(events: GameEvent[], scenes: Scene[], last: Moment): Moment[] {
  const found: Moment[] = [];
  let told = (events[0]?.n ?? 1) - 1;
  for (const scene of scenes) {
    const between = events.filter(({ n }) => n > told && n <= scene.n);
    if (between.length) found.push({ view: scene.view, actors: [], events: between });
    told = scene.n;
  }
  return [...found, { ...last, events: events.filter(({ n }) => n > told) }];
}

/**
 * How an update is told. What my own answer did needs no time: I know it, and the next question
 * waits; unless the rules went on from there, it is something to be looked at, or it `ends` the game.
 * `mine` are my seats: moments that are about one of them keep their time however much waits.
 */
export function beats(
  story: Moment[],
  cues: Cues,
  mine: number[],
  own: boolean,
  ends: boolean,
): Beat[] {
  const found = story.flatMap((moment, at): Beat[] => {
    if (!moment.events.length) return [{ moment, event: null, lasting: 0, least: 0 }];
    const about = moment.events.some((event) => mine.some((seat) => concerns(event, seat)));
    const told = moment.events.map((event) => cueOf(cues, event));
    const times = told.map(({ beats = 1, counted }, at) => beats * (at && !counted ? FURTHER : 1));
    const whole = times.reduce((sum, time, at) => sum + (told[at]!.counted ? 0 : time), 0);
    const shorter = whole > LONGEST ? LONGEST / whole : 1;
    return moment.events.map((event, index) => {
      const { beats = 1, counted } = told[index]!;
      const time = times[index]! * (counted ? 1 : shorter);
      const ordinary = beats <= 1 && !counted;
      const lasting = own && !ends && at === 0 && ordinary ? 0 : time;
      const least = ordinary && !about ? Math.min(lasting, BRIEFEST) : lasting;
      return { moment: index ? null : moment, event, lasting, least };
    });
  });
  const last = found.at(-1);
  if (ends && last) last.least = last.lasting = Math.max(last.lasting, LAST);
  return found;
}

/** How long a beat lasts with all that waits behind it: the more there is, the shorter, down to its least. */
export function lastingNow(beat: Beat, behind: Beat[]): number {
  const waiting = behind.reduce((sum, { lasting }) => sum + lasting, beat.lasting);
  return Math.max(beat.least, beat.lasting * Math.min(1, CALM / waiting));
}
