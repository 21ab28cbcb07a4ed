import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { flightIn } from "./flights";

const event = (id: string, args: GameEvent["args"]): GameEvent => ({ id, args, n: 1, move: 1 });
const [ada, aoi] = [{ seat: 0 }, { seat: 1 }];

test("a parry goes from who parries to the middle, a drawn card unseen from there to who draws", () => {
  expect(flightIn(event("event-answer", { who: ada, card: "card-parry" }))).toEqual({
    card: "parry",
    honour: false,
    stays: true,
    from: 0,
    to: null,
  });
  expect(flightIn(event("event-draw", { who: aoi, count: 2 }))).toEqual({
    card: null,
    honour: false,
    stays: false,
    from: null,
    to: 1,
  });
});

test("honour goes from who was defeated to who did it; a wound lets nothing fly", () => {
  expect(flightIn(event("event-defeat", { who: ada, by: aoi }))).toMatchObject({
    honour: true,
    from: 0,
    to: 1,
  });
  expect(flightIn(event("event-wound", { who: ada, by: aoi, lost: 1 }))).toBeNull();
});
