import type { GameEvent, Scene } from "../protocol";
import { cueOf, type Cues } from "./cues";

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
}

const FURTHER = 0.6;
const LONGEST = 6;
/** What ended the game is seen to its end before the verdict: the last event lasts at least so long. */
const LAST = 2;

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
 */
export function beats(story: Moment[], cues: Cues, own: boolean, ends: boolean): Beat[] {
  const found = story.flatMap((moment, at): Beat[] => {
    if (!moment.events.length) return [{ moment, event: null, lasting: 0 }];
    const told = moment.events.map((event) => cueOf(cues, event));
    const times = told.map(({ beats = 1, counted }, at) => beats * (at && !counted ? FURTHER : 1));
    const whole = times.reduce((sum, time, at) => sum + (told[at]!.counted ? 0 : time), 0);
    const shorter = whole > LONGEST ? LONGEST / whole : 1;
    return moment.events.map((event, index) => {
      const time = times[index]! * (told[index]!.counted ? 1 : shorter);
      const brief = own && !ends && at === 0 && (told[index]!.beats ?? 1) <= 1;
      return { moment: index ? null : moment, event, lasting: brief ? 0 : time };
    });
  });
  const last = found.at(-1);
  if (ends && last) last.lasting = Math.max(last.lasting, LAST);
  return found;
}
