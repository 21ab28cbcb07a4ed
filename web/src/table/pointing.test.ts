import { expect, test, vi } from "vitest";
import { Pointing } from "./pointing.svelte";

const AT = { x: 40, y: 60 };

/** Whether a click at a thing inside elements of these selectors is let through. */
function click(pointing: Pointing, inside: string[], detail = 1): boolean {
  let through = true;
  const closest = (wanted: string) => wanted.split(", ").some((one) => inside.includes(one));
  const stop = () => (through = false);
  const event = { detail, target: { closest }, stopPropagation: stop, preventDefault: stop };
  pointing.guard(event as unknown as MouseEvent);
  return through;
}

function resting(): Pointing {
  const pointing = new Pointing();
  const { x, y } = AT;
  pointing.follow({ type: "pointermove", clientX: x, clientY: y } as PointerEvent);
  return pointing;
}

test("a click right after the question changed answers nothing", () => {
  const pointing = resting();
  expect(click(pointing, [".stage"])).toBe(true);
  pointing.changed();
  for (const place of [".stage", ".moves", ".ask"]) {
    expect(click(pointing, [place]), place).toBe(false);
  }
});

test("the second tap of a finger does not hit the very same point", () => {
  const tap = (pointing: Pointing, x: number, pointerType: string) =>
    pointing.follow({ type: "pointerdown", clientX: x, clientY: 60, pointerType } as PointerEvent);
  for (const [kind, next, through] of [
    ["touch", 52, false],
    ["touch", 140, true],
    ["mouse", 52, true],
  ] as const) {
    const pointing = new Pointing();
    tap(pointing, 40, kind);
    click(pointing, [".stage"]);
    pointing.changed();
    tap(pointing, next, kind);
    expect(click(pointing, [".stage"]), `${kind} ${next}`).toBe(through);
  }
});

test("what is no answer can be clicked at any time", () => {
  const pointing = resting();
  pointing.changed();
  expect(click(pointing, [".ask", "[data-steady]"])).toBe(true);
  expect(click(pointing, ["header"])).toBe(true);
});

test("the second click of a double click on an answer asks for no advice", () => {
  const pointing = resting();
  click(pointing, [".stage"]);
  pointing.changed();
  expect(click(pointing, [".ask", "[data-steady]"], 2)).toBe(false);
});

test("Enter held down on an answer is pressed once", () => {
  const pointing = new Pointing();
  const press = (repeat: boolean, inside: boolean) =>
    pointing.held({ key: "Enter", repeat, target: { closest: () => inside } } as never);
  expect([press(false, true), press(true, true), press(true, false)]).toEqual([false, true, false]);
});

test("what is told at once goes along with the mouse that has just arrived, and stays behind later", () => {
  const pointing = new Pointing();
  const at = (type: string, clientX: number) =>
    pointing.follow({ type, clientX, clientY: 0, pointerType: "mouse" } as never);
  vi.useFakeTimers();
  try {
    at("pointerdown", 0);
    pointing.explain("a button");
    at("pointermove", 400);
    expect(pointing.explained).toEqual({ sentence: "a button", x: 400, y: 0 });
    vi.advanceTimersByTime(1000);
    at("pointermove", 600);
    expect(pointing.explained).toBe(null);
  } finally {
    vi.useRealTimers();
  }
});

test("a mouse that comes to rest is told what lies under it, before anything has been clicked", () => {
  vi.useFakeTimers();
  try {
    const pointing = new Pointing();
    const move = (clientX: number) =>
      pointing.follow({ type: "pointermove", clientX, clientY: 0, pointerType: "mouse" } as never);
    move(0);
    pointing.explain("a seat");
    move(200);
    expect(pointing.explained).toBe(null);
    vi.advanceTimersByTime(1000);
    expect(pointing.explained).toEqual({ sentence: "a seat", x: 200, y: 0 });
  } finally {
    vi.useRealTimers();
  }
});
