import { expect, test } from "vitest";
import { digitOf, Typed } from "./keys";

test("one digit names a move", () => {
  expect(new Typed().digit("3", 5, 0)).toBe(2);
});

test("two quick digits name a move beyond the ninth", () => {
  const typed = new Typed();
  typed.digit("1", 20, 0);
  expect(typed.digit("4", 20, 300)).toBe(13);
});

test("a pause begins a new number", () => {
  const typed = new Typed();
  typed.digit("1", 20, 0);
  expect(typed.digit("4", 20, 2000)).toBe(3);
});

test("a number that is too large begins anew with its last digit", () => {
  const typed = new Typed();
  typed.digit("2", 12, 0);
  expect(typed.digit("5", 12, 100)).toBe(4);
});

test("zero and what is beyond the list name nothing", () => {
  expect(new Typed().digit("0", 5, 0)).toBeNull();
  expect(new Typed().digit("7", 5, 0)).toBeNull();
});

test("digits are found on keyboards that write them with Shift", () => {
  const key = (key: string, code: string, shiftKey = false) =>
    digitOf({ key, code, shiftKey } as KeyboardEvent);
  expect(key("2", "Digit2")).toBe("2");
  expect(key("é", "Digit2")).toBe("2");
  expect(key("2", "Digit2", true)).toBe("2");
  expect(key("?", "Digit2", true)).toBeNull();
  expect(key("a", "KeyQ")).toBeNull();
});
