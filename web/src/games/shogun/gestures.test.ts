import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";
import { Gestures } from "./gestures";

const target = { setPointerCapture: () => {} };

/** A pointer that is put down and wanders along these points. */
function wander(pointerType: string, points: number[]): Gestures {
  const gestures = new Gestures(new Camera());
  const at = (clientX: number) =>
    ({ clientX, clientY: 0, pointerId: 1, pointerType, currentTarget: target }) as never;
  gestures.press(at(0));
  for (const x of points) gestures.move(at(x));
  gestures.release(at(points.at(-1)!));
  return gestures;
}

test("a finger that trembles where it was put taps, one that leaves drags", () => {
  expect(wander("touch", [4, -4, 5, -5, 9]).dragged).toBe(false);
  expect(wander("touch", [5, 13]).dragged).toBe(true);
});

test("a mouse drags sooner", () => {
  expect(wander("mouse", [4, -4, 4]).dragged).toBe(false);
  expect(wander("mouse", [9]).dragged).toBe(true);
});
