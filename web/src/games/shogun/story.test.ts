import { expect, test } from "vitest";
import { beats, BEGINNING, further, lastingNow, moments } from "../../table/beats";
import { cues } from "./story";

test("every majority of a winter can be read before the next, and the points of each lord", () => {
  const ids = ["revolt", "throw", "revolt-lost", ...Array<string>(12).fill("majority")];
  const events = [...ids, ...Array<string>(5).fill("scored"), "game-over"].map((id, at) => ({
    n: at + 1,
    id: `event-${id}`,
    args: {},
    move: 1,
  }));
  const story = moments(events, [], { view: {}, actors: [], events: [] });
  const told = beats(story, cues, [], true, true);
  const counted = told.filter(({ event }) => /majority|scored/.test(event!.id));
  expect(counted).toHaveLength(17);
  let course = BEGINNING;
  for (const [at, beat] of told.entries()) {
    const lasting = lastingNow(beat, told.slice(at + 1), course, true);
    course = further(course, beat, lasting, true);
    if (counted.includes(beat)) expect(lasting).toBeGreaterThanOrEqual(1.4);
  }
});
