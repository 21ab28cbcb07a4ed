import type { GameEvent, Scene } from "../protocol";
import { concerns, cueOf, doer, type Cue, type Cues } from "./cues";

/** What the board shows: a position and the events that led to it from the one before. */
export interface Moment {
  view: unknown;
  actors: number[];
  events: GameEvent[];
}

/** One thing that is told; the first of a moment also brings the board there. */
export interface Beat extends Times {
  moment: Moment | null;
  event: GameEvent | null;
}

/** How long something is told, where 1 is the usual time of an ordinary event. */
interface Times {
  /** At ease. */
  lasting: number;
  /** How short it may become while much waits to be told. */
  least: number;
  /** And how short where the whole would last longer than a person can be asked to wait. */
  briefest: number;
}

/** How far a story is: how long it took, and would have taken at ease. */
export interface Course {
  took: number;
  eased: number;
}

export const BEGINNING: Course = { took: 0, eased: 0 };

const NO_TIME: Times = { lasting: 0, least: 0, briefest: 0 };

const FURTHER = 0.6;
const LONGEST = 6;
/** What ended the game is seen to its end before the verdict: the last event lasts at least so long. */
const LAST = 2;
/** A story of this length is told at ease; of what a longer one has beyond that, this part. */
const CALM = 8;
const BEYOND = 0.5;
/** No story lasts longer, as long as all of it has at least this part of the briefest of its times. */
const MOST = 40;
const SEEN = 0.6;
/** As long as others still play nobody waits for the story, but it shall not fall behind further than this. */
const BEHIND = 16;

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
 * How an update is told. What I did by my own answer needs no time: I know it, and the next question
 * waits; unless the rules went on from there, it is something to be looked at, or it `ends` the game.
 * `mine` are my seats: moments that are about one of them keep their time as long as they can.
 */
export function beats(
  story: Moment[],
  cues: Cues,
  mine: number[],
  own: boolean,
  ends: boolean,
): Beat[] {
  let itself = false;
  const found = story.flatMap((moment, at): Beat[] => {
    if (!moment.events.length) return [{ moment, event: null, ...NO_TIME }];
    const concerned = moment.events.map((event) => {
      // what names nobody goes on with what was told before it
      if (doer(event) !== null) itself = mine.some((seat) => concerns(event, seat));
      return itself;
    });
    const about = concerned.includes(true);
    const told = moment.events.map((event) => cueOf(cues, event));
    const times = told.map(({ beats = 1, counted }, at) => beats * (at && !counted ? FURTHER : 1));
    const whole = times.reduce((sum, time, at) => sum + (told[at]!.counted ? 0 : time), 0);
    const shorter = whole > LONGEST ? LONGEST / whole : 1;
    return moment.events.map((event, index) => {
      const cue = told[index]!;
      const time = times[index]! * (cue.counted ? 1 : shorter);
      const others = !concerned[index] && doer(event) !== null;
      const known = own && !ends && at === 0 && isOrdinary(cue) && !others;
      return {
        moment: index ? null : moment,
        event,
        ...(known ? NO_TIME : timesOf(cue, time, about, concerned[index]!)),
      };
    });
  });
  const last = found.at(-1);
  if (ends && last) {
    last.lasting = Math.max(last.lasting, LAST);
    last.least = last.briefest = last.lasting;
  }
  return found;
}

const isOrdinary = ({ beats = 1, counted }: Cue) => beats <= 1 && !counted;

/** `about`: the moment is about me; `mine`: the event itself is. */
function timesOf(cue: Cue, lasting: number, about: boolean, mine: boolean): Times {
  const ordinary = isOrdinary(cue);
  const upTo = (time: number) => Math.min(lasting, time);
  if (!ordinary && !cue.counted)
    return {
      lasting,
      least: lasting * (about ? 1 : 0.55),
      briefest: lasting * (mine ? 0.6 : 0.35),
    };
  const least = about || cue.counted || cue.heading ? lasting : upTo(0.35);
  return {
    lasting,
    least,
    briefest: Math.min(least, cue.counted ? (mine ? 0.8 : 0.5) : mine ? 0.5 : 0.15),
  };
}

/**
 * What waits to be told, and what has come now. What is only announced, and follows, is told once; a position
 * that needs no time is passed over, and what led to it leads to the next one.
 */
export function queued(waiting: Beat[], fresh: Beat[], cues: Cues): Beat[] {
  const all = [...waiting, ...fresh];
  const told = all.map((beat, at) => {
    const { event } = beat;
    const next = all[at + 1]?.event;
    if (!event || !next || !cueOf(cues, event).announces) return beat;
    const who = doer(event);
    return who === null || who !== doer(next) ? beat : { ...beat, event: null, ...NO_TIME };
  });
  let passed: GameEvent[] = [];
  return told.map((beat, at) => {
    if (!beat.moment) return beat;
    const moment = { ...beat.moment, events: [...passed, ...beat.moment.events] };
    const next = told.findIndex((one, later) => later > at && one.moment);
    const brief = next > 0 && told.slice(at, next).every(({ lasting }) => !lasting);
    passed = brief ? moment.events : [];
    return { ...beat, moment: brief ? null : moment };
  });
}

/**
 * How long a beat lasts with all that waits behind it. The longer the story, the shorter what is ordinary
 * and the fights of others; what is about me and what is counted only if it would last too long.
 * `asked`: something is asked of me as soon as the story has been told.
 */
export function lastingNow(beat: Beat, behind: Beat[], course: Course, asked: boolean): number {
  const { took, eased: before } = asked ? course : BEGINNING;
  const all = [beat, ...behind];
  const sum = (of: keyof Times) => all.reduce((sum, one) => sum + one[of], 0);
  const [eased, least, briefest] = [sum("lasting"), sum("least"), sum("briefest")];
  const whole = before + eased;
  const shortened = Math.min(whole, CALM + (whole - CALM) * BEYOND) - took;
  const left = Math.min((asked ? MOST : BEHIND) - took, Math.max(least, shortened));
  /** Between two lengths of the beat, as `left` lies between those of the whole. */
  const between = (short: number, shortSum: number, long: number, longSum: number) =>
    short + (long - short) * clamped((left - shortSum) / (longSum - shortSum || 1));
  if (left >= least) return between(beat.least, least, beat.lasting, eased);
  if (left >= briefest) return between(beat.briefest, briefest, beat.least, least);
  return beat.briefest * Math.max(SEEN, left / briefest);
}

/** After one more beat. What was told while others played counts for half of a story at most. */
export function further(course: Course, beat: Beat, lasting: number, asked: boolean): Course {
  const took = course.took + lasting;
  return {
    took: asked ? took : Math.min(took, MOST / 2),
    eased: course.eased + beat.lasting,
  };
}

const clamped = (part: number) => Math.max(0, Math.min(1, part));
