import { expect, test } from "vitest";
import type { GameEvent } from "../protocol";
import { beats, lastingNow, moments, type Beat } from "./beats";

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

test("a position without events takes no time", () => {
  expect(beats(moments([], [], END), {}, [], false, false)).toEqual([
    { moment: { ...END, events: [] }, event: null, lasting: 0, least: 0 },
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

/** What each of these beats lasts when all wait at once. */
function lasts(told: Beat[]): number[] {
  return told.map((beat, at) => lastingNow(beat, told.slice(at + 1)));
}

/** As many moments, each of one event about this seat. */
function turns(count: number, seat: number, id?: string) {
  const events = Array.from({ length: count }, (_, at) => ({
    ...event(at + 1, id),
    args: { player: { seat } },
  }));
  return moments(
    events,
    events.map(({ n }) => ({ n, view: {} })),
    END,
  );
}

test("a short story has its whole time", () => {
  expect(lasts(beats(turns(6, 1), {}, [0], false, false)).slice(0, 6)).toEqual(Array(6).fill(1));
});

test("the more waits the faster it is told, and the end is told in usual time", () => {
  const told = lasts(beats(turns(60, 1), {}, [0], false, false)).slice(0, 60);
  expect(told[0]).toBeCloseTo(0.35);
  expect(told[40]).toBeLessThan(told[50]!);
  expect(told.slice(-6)).toEqual(Array(6).fill(1));
  expect(told.reduce((sum, time) => sum + time, 0)).toBeLessThan(30);
  expect(Math.min(...told)).toBeGreaterThanOrEqual(0.35);
});

test("what is about my seat, fights and what is counted keep their time however much waits", () => {
  const cues = { fight: { beats: 2 }, count: { counted: true } };
  const whole = (story: ReturnType<typeof turns>) =>
    beats(story, cues, [0, 2], false, false).slice(0, 60);
  for (const [seat, id, time] of [
    [0, "event-act", 1],
    [2, "event-act", 1],
    [1, "event-fight", 2],
    [1, "event-count", 1],
  ] as const) {
    expect(lasts(whole(turns(60, seat, id))), `${seat} ${id}`).toEqual(Array(60).fill(time));
  }
});

test("all of a moment that is about my seat keeps its time", () => {
  const [first, , last] = turns(60, 1);
  const mine = { ...event(62), args: { player: { seat: 1 }, goal: { seat: 0 } } };
  const story = [...turns(60, 1), { ...first!, events: [event(61), mine] }, last!];
  const told = beats(story, {}, [0], false, false).filter(({ event }) => event && event.n > 60);
  expect(told.map(({ lasting, least }) => least / lasting)).toEqual([1, 1]);
});

test("what is short already is not made longer", () => {
  const told = lasts(beats(turns(60, 1), { act: { beats: 0.2 } }, [0], false, false));
  expect(Math.max(...told)).toBeCloseTo(0.2);
});
