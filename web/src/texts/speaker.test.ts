import { expect, test } from "vitest";
import { Speaker } from "./speaker";

const TEXTS = `
seat = Player { $number }
list-and = { " and " }
list-nothing = nothing
seat-me = you
event-order = In turn: { $players }.
card-bo = Bo
card-tea = Tea
drone = the drone
event-step = { $driver } drives on.
event-draw = { $who } draws { $cards }.
event-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
event-take = { $who } takes from { $target }.
    .you = You take from { $target }.
    .yours = { $who } takes from you.
event-strip = { $who } strips { $target }.
    .you = You strip { $target }.
    .yourself = You strip yourself.
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

const between = (id: string, who: number, target: number) => ({
  id,
  args: { who: { seat: who }, target: { seat: target } },
});

test("a message speaks to its reader, whichever player it names", () => {
  const names = ["Ada", "Bo", "Chiyo"];
  const take = between("event-take", 0, 1);
  const told = [0, 1, 2, null].map((me) => speaker.text(take, names, me));
  const aside = "Ada takes from Bo.";
  expect(told).toEqual(["You take from Bo.", "Ada takes from you.", aside, aside]);
});

test("in a list my seat is you", () => {
  const players = [{ seat: 1 }, { seat: 0 }, { seat: 2 }];
  const order = { id: "event-order", args: { players } };
  const called = ["Ada (you)", "Bo", "Chiyo"];
  expect(speaker.text(order, called, 0)).toBe("In turn: Bo, you and Chiyo.");
  expect(speaker.text(order, ["Ada", "Bo", "Chiyo"])).toBe("In turn: Bo, Ada and Chiyo.");
});

test("who does something to themselves is spoken to, where a message says how", () => {
  const names = ["Ada", "Bo"];
  const told = (id: string, who: number, target: number) =>
    speaker.text(between(id, who, target), names, 0);
  expect(told("event-strip", 0, 0)).toBe("You strip yourself.");
  expect(told("event-strip", 0, 1)).toBe("You strip Bo.");
  expect(told("event-strip", 1, 0)).toBe("Bo strips Ada.");
  expect(told("event-take", 0, 0)).toBe("You take from Ada.");
});
