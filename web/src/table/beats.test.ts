import { expect, test } from "vitest";
import type { GameEvent } from "../protocol";
import {
  beats,
  BEGINNING,
  further,
  lastingNow,
  moments,
  queued,
  type Beat,
  type Moment,
} from "./beats";

const event = (n: number, id = "event-act"): GameEvent => ({ n, id, args: {}, move: 1 });
const END = { view: { a: 9, b: 9 }, actors: [1], events: [] };

test("an update without scenes is one moment", () => {
  const [only, ...more] = moments([event(4), event(5)], [], END);
  expect(more).toEqual([]);
  expect(only!.view).toBe(END.view);
  expect(only!.events.map(({ n }) => n)).toEqual([4, 5]);
});

test("each scene has the events since the one before", () => {
  const scenes = [
    { n: 5, view: { a: 1, b: 1 } },
    { n: 6, view: { a: 1, b: 2 } },
  ];
  const found = moments([event(4), event(5), event(6), event(7)], scenes, END);
  expect(found.map(({ events }) => events.map(({ n }) => n))).toEqual([[4, 5], [6], [7]]);
  expect(found.map(({ view }) => view)).toEqual([{ a: 1, b: 1 }, { a: 1, b: 2 }, END.view]);
  expect(found.map(({ actors }) => actors)).toEqual([[], [], [1]]);
});

test("events are told one after another, the board moves with the first", () => {
  const told = beats(
    moments([event(1), event(2, "event-battle")], [], END),
    { battle: { beats: 3 } },
    [],
    false,
    false,
  );
  expect(told.map(({ lasting }) => lasting)).toEqual([1, expect.closeTo(1.8)]);
  expect(told.map(({ moment }) => moment !== null)).toEqual([true, false]);
});

test("what I did myself is not told at length, what it led to is", () => {
  const story = moments([event(1), event(2)], [{ n: 1, view: {} }], END);
  expect(beats(story, {}, [], true, false).map(({ lasting }) => lasting)).toEqual([0, 1]);
  const look = beats(moments([event(1)], [], END), { act: { beats: 2 } }, [], true, false);
  expect(look.map(({ lasting }) => lasting)).toEqual([2]);
});

test("what others do because of my answer is told, however ordinary it is", () => {
  const [mine, theirs] = [...turns(1, 0), ...turns(1, 1, "event-act", 2)].flatMap(
    ({ events }) => events,
  );
  const story = moments([mine!, theirs!], [], END);
  expect(beats(story, {}, [0], true, false).map(({ lasting }) => lasting)).toEqual([
    0,
    expect.closeTo(0.6),
  ]);
});

test("a position without events takes no time", () => {
  expect(beats(moments([], [], END), {}, [], false, false)).toEqual([
    { moment: { ...END, events: [] }, event: null, lasting: 0, least: 0, briefest: 0 },
  ]);
});

test("many events at once are told faster", () => {
  const many = Array.from({ length: 30 }, (_, at) => event(at + 1));
  const told = beats(moments(many, [], END), {}, [], false, false);
  const whole = told.reduce((sum, one) => sum + one.lasting, 0);
  expect(whole).toBeCloseTo(6);
});

test("what is counted one by one has its time, however much happens at once", () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    event(at + 1, at < 20 ? "event-act" : "event-count"),
  );
  const told = beats(
    moments(many, [], END),
    { count: { beats: 1.4, counted: true } },
    [],
    false,
    false,
  );
  expect(told.slice(20).map(({ lasting }) => lasting)).toEqual(Array(10).fill(1.4));
  expect(told.slice(0, 20).reduce((sum, one) => sum + one.lasting, 0)).toBeCloseTo(6);
});

test("what ends the game is told before the verdict, whoever did it and if nothing tells it", () => {
  const story = moments([event(1), event(2)], [], END);
  expect(beats(story, {}, [], true, true).map(({ lasting }) => lasting)).toEqual([1, 2]);
  const long = beats(moments([event(1)], [], END), { act: { beats: 3 } }, [], false, true);
  expect(long.map(({ lasting }) => lasting)).toEqual([3]);
  expect(beats(moments([], [], END), {}, [], true, true).map(({ lasting }) => lasting)).toEqual([
    2,
  ]);
});

/** What each of these beats lasts when all wait at once, and something is asked of me behind them. */
function lasts(told: Beat[], asked = true): number[] {
  let course = BEGINNING;
  return told.map((beat, at) => {
    const lasting = lastingNow(beat, told.slice(at + 1), course, asked);
    course = further(course, beat, lasting, asked);
    return lasting;
  });
}

const sum = (times: number[]) => times.reduce((sum, time) => sum + time, 0);

/** As many moments, each of one event about this seat. */
function turns(count: number, seat: number, id?: string, from = 1): Moment[] {
  const events = Array.from({ length: count }, (_, at) => ({
    ...event(from + at, id),
    args: { player: { seat } },
  }));
  return events.map((event) => ({ view: {}, actors: [], events: [event] }));
}

const CUES = { fight: { beats: 2 }, count: { counted: true, beats: 1.4 } };
const told = (...story: Moment[]) => beats(story, CUES, [0, 2], false, false);

test("a short story has its whole time", () => {
  expect(lasts(told(...turns(8, 1)))).toEqual(Array(8).fill(1));
});

test("the longer a story the faster what is ordinary and the fights of others are told, evenly", () => {
  const acts = lasts(told(...turns(20, 1)));
  expect(sum(acts)).toBeCloseTo(14);
  for (const time of acts) expect(time).toBeCloseTo(0.7);
  const [act, fight] = [turns(20, 1), turns(10, 1, "event-fight", 21)];
  const both = lasts(told(...act, ...fight));
  expect(both[0]).toBeLessThan(0.7);
  expect(both[29]).toBeLessThan(1.6);
  expect(both[29]).toBeGreaterThan(1.1);
});

test("what is about my seat and what is counted keep their time in a long story", () => {
  for (const [seat, id, time] of [
    [0, "event-act", 1],
    [2, "event-act", 1],
    [0, "event-fight", 2],
    [1, "event-count", 1.4],
  ] as const) {
    const story = [...turns(10, seat, id), ...turns(30, 1, "event-act", 11)];
    const times = lasts(told(...story)).slice(0, 10);
    for (const one of times) expect(one, `${seat} ${id}`).toBeCloseTo(time);
  }
});

test("no story lasts longer than forty usual events, and what is about me the longest of it", () => {
  const story = [
    ...turns(60, 1),
    ...turns(10, 0, "event-fight", 61),
    ...turns(20, 1, "event-fight", 71),
    ...turns(15, 1, "event-count", 91),
    ...turns(20, 0, "event-act", 106),
  ];
  const times = lasts(told(...story));
  expect(sum(times)).toBeCloseTo(40);
  expect(times[60]).toBeGreaterThan(0.9);
  expect(times[70]).toBeGreaterThan(0.5);
  expect(times[90]).toBeGreaterThan(0.3);
  expect(times[105]).toBeGreaterThan(0.3);
  expect(Math.min(...times)).toBeGreaterThan(0.08);
});

test("while others play on, the story stays near them, and never gets too fast to be seen", () => {
  const [first, ...behind] = told(...turns(60, 1, "event-fight"));
  const endless = { took: 400, eased: 900 };
  expect(lastingNow(first!, behind, endless, false)).toBeLessThan(0.8);
  expect(lastingNow(first!, behind.slice(0, 3), endless, false)).toBe(2);
  expect(lastingNow(first!, behind, endless, true)).toBeGreaterThan(0.3);
});

test("what was told while others played counts for half of a story at most", () => {
  const beat = told(...turns(1, 1))[0]!;
  let course = BEGINNING;
  for (let at = 0; at < 100; at++) course = further(course, beat, 1, false);
  expect(course.took).toBe(20);
  expect(further(course, beat, 1, true).took).toBe(21);
});

test("all of a moment that is about my seat keeps its time", () => {
  const [first, , last] = turns(60, 1);
  const mine = { ...event(62), args: { player: { seat: 1 }, goal: { seat: 0 } } };
  const story = [...turns(60, 1), { ...first!, events: [event(61), mine] }, last!];
  const found = told(...story).filter(({ event }) => event && event.n > 60);
  expect(found.slice(0, 2).map(({ lasting, least }) => least / lasting)).toEqual([1, 1]);
});

test("what names nobody is about whom the one before it was about", () => {
  const throws = { view: {}, actors: [], events: [event(9, "event-fight")] };
  const [, own] = told(...turns(1, 0), throws);
  expect(own!.least).toBe(2);
  const [, other] = told(...turns(1, 1), throws);
  expect(other!.least).toBeLessThan(2);
});

test("what is short already is not made longer", () => {
  const short = beats(turns(60, 1), { act: { beats: 0.1 } }, [0], false, false);
  expect(Math.max(...lasts(short))).toBeLessThanOrEqual(0.1);
});

test("what is announced, and then done by the same player, is told once", () => {
  const cues = { act: { announces: true } };
  const by = (seat: number, id?: string) => beats(turns(1, seat, id), cues, [0], false, false);
  const said = (...all: Beat[]) => all.map(({ event, lasting }) => [event?.id ?? null, lasting]);
  expect(said(...queued(by(1), by(1, "event-fight"), cues))).toEqual([
    [null, 0],
    ["event-fight", 1],
  ]);
  expect(said(...queued(by(1), by(0, "event-fight"), cues))[0]).toEqual(["event-act", 1]);
  expect(said(...queued([], by(1), cues))).toEqual([["event-act", 1]]);
});

test("a position that needs no time is passed over, and what led to it leads to the next one", () => {
  const story = moments(
    [event(1), event(2), event(3)],
    [
      { n: 1, view: {} },
      { n: 2, view: {} },
    ],
    END,
  );
  const fresh = beats(story, {}, [], true, false);
  const [first, second, third] = queued([], fresh, {});
  expect([first, second, third].map((one) => one!.moment?.events.map(({ n }) => n))).toEqual([
    undefined,
    [1, 2],
    [3],
  ]);
  expect([first!.event!.n, first!.lasting]).toEqual([1, 0]);
  const again = queued([first!, second!], [third!], {});
  expect(again[1]!.moment!.events).toHaveLength(2);
  const alone = beats(moments([event(1)], [], END), {}, [], true, false);
  expect(queued([], alone, {})[0]!.moment!.view).toBe(END.view);
});

test("a heading keeps its time in a long story", () => {
  const cues = { turn: { heading: true, beats: 0.6 } };
  const all = beats(
    [...turns(1, 1, "event-turn"), ...turns(40, 1, "event-act", 2)],
    cues,
    [0],
    false,
    false,
  );
  expect(lasts(all)[0]).toBeCloseTo(0.6);
});
