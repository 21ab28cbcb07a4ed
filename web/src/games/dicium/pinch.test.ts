import { expect, test } from "vitest";
import { Pinch } from "./pinch";

const fingers = (...xs: number[]) => xs.map((clientX) => ({ clientX, clientY: 50 }));

test("fingers that part bring the map closer around their middle, once", () => {
  const pinch = new Pinch();
  expect(pinch.move(fingers(100, 200))).toBeNull();
  expect(pinch.move(fingers(95, 215))).toBeNull();
  expect(pinch.move(fingers(90, 230))).toEqual({ closer: true, x: 160, y: 50 });
  expect(pinch.move(fingers(50, 300))).toBeNull();
});

test("fingers that meet take it back, the next time, too", () => {
  const pinch = new Pinch();
  for (let time = 0; time < 2; time++) {
    expect(pinch.move(fingers(100, 200))).toBeNull();
    expect(pinch.move(fingers(120, 180))).toMatchObject({ closer: false });
    expect(pinch.move(fingers(120))).toBeNull();
  }
});

test("one finger moves the map, and three are none of it", () => {
  const pinch = new Pinch();
  expect(pinch.move(fingers(10))).toBeNull();
  expect(pinch.move(fingers(90))).toBeNull();
  expect(pinch.move(fingers(90, 100, 110))).toBeNull();
  expect(pinch.move(fingers(0, 100))).toBeNull();
});
