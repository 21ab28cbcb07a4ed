import { expect, test } from "vitest";
import { Speaker } from "./speaker";

const TEXTS = `
seat = Player { $number }
list-and = { " and " }
list-nothing = nothing
card-bo = Bo
card-tea = Tea
drone = the drone
event-step = { $driver } drives on.
event-draw = { $who } draws { $cards }.
event-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
rules-b = Second
    .title = B
rules-a = First
    .title = A
`;
const speaker = new Speaker("en", [TEXTS]);
const draw = (cards: string[], seat = 0) => ({
  id: "event-draw",
  args: { who: { seat }, cards },
});

test("strings are messages, seats are names, lists are joined", () => {
  expect(speaker.text(draw(["card-bo", "card-tea", "card-bo"]), ["Ada"])).toBe(
    "Ada draws Bo, Tea and Bo.",
  );
  expect(speaker.text(draw(["card-tea"]), ["Ada"])).toBe("Ada draws Tea.");
  expect(speaker.text(draw([]), ["Ada"])).toBe("Ada draws nothing.");
});

test("a seat without a name is counted from one", () => {
  expect(speaker.text(draw(["card-bo"], 2), ["Ada"])).toBe("Player 3 draws Bo.");
});

test("numbers choose the form", () => {
  expect(speaker.text({ id: "event-count", args: { count: 1 } }, [])).toBe("one card");
  expect(speaker.text({ id: "event-count", args: { count: 4 } }, [])).toBe("4 cards");
});

test("a missing message shows its id, a missing attribute nothing", () => {
  expect(speaker.message("no-such")).toBe("no-such");
  expect(speaker.message("card-bo", {}, "title")).toBe("");
});

test("attributes of messages are messages, too", () => {
  expect(speaker.message("rules-a", {}, "title")).toBe("A");
});

test("a line of the log begins with a capital letter, except for a name that has none", () => {
  expect(speaker.text({ id: "event-step", args: { driver: "drone" } }, [])).toBe(
    "The drone drives on.",
  );
  expect(speaker.text({ id: "event-step", args: { driver: { seat: 0 } } }, ["ada"])).toBe(
    "ada drives on.",
  );
});
