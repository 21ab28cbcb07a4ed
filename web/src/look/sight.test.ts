import { expect, test } from "vitest";
import { nearest, scrollFor, signsFor, together, turnTo } from "./sight";

const free = { top: 180, bottom: 400 };

test("what lies free moves nothing", () => {
  const spaces = [{ top: 200, bottom: 230 }];
  expect(scrollFor({ at: 0, rest: 0, free, spaces })).toBe(0);
});

test("spaces below the dice come just above them", () => {
  const spaces = [
    { top: 350, bottom: 380 },
    { top: 450, bottom: 480 },
  ];
  expect(scrollFor({ at: 0, rest: 0, free, spaces })).toBe(80);
});

test("a map that was scrolled goes back as far as it can", () => {
  const spaces = [{ top: 300, bottom: 330 }];
  expect(scrollFor({ at: 80, rest: 0, free, spaces })).toBe(10);
  expect(scrollFor({ at: 80, rest: 0, free, spaces: [] })).toBe(0);
});

test("who has scrolled on to read finds the spaces that are asked for", () => {
  const spaces = [{ top: -90, bottom: -60 }];
  expect(scrollFor({ at: 300, rest: 300, free, spaces })).toBe(30);
});

test("what does not fit stays where it is", () => {
  const spaces = [
    { top: 100, bottom: 130 },
    { top: 450, bottom: 480 },
  ];
  expect(scrollFor({ at: 20, rest: 0, free, spaces })).toBe(20);
});

const box = (left: number, top: number, size = 10) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});
const SEEN = { left: 100, top: 100, right: 200, bottom: 160 };

test("a close map stays as it is while all that matters is in sight", () => {
  expect(turnTo(SEEN, box(120, 120), [box(100, 100), box(190, 150)], false)).toEqual({
    left: 100,
    top: 100,
  });
});

test("it turns as little as it must, and leaves out what is farthest", () => {
  expect(turnTo(SEEN, box(120, 120), [box(80, 120), box(300, 120)], false)).toEqual({
    left: 80,
    top: 100,
  });
  expect(turnTo(SEEN, box(300, 120), [box(120, 120)], false)).toEqual({ left: 210, top: 100 });
});

test("when it comes close, what matters is in the middle", () => {
  expect(turnTo(SEEN, box(20, 20), [box(60, 20)], true)).toEqual({ left: -5, top: -5 });
  expect(turnTo(SEEN, null, [box(0, 0), box(40, 0), box(500, 0)], true)).toEqual({
    left: -25,
    top: -25,
  });
  expect(turnTo(SEEN, null, [], true)).toBeNull();
});

test("what lies too far apart is not seen together when the map is close", () => {
  expect(together([box(0, 0), box(90, 50)], SEEN)).toBe(true);
  expect(together([box(0, 0), box(95, 0)], SEEN)).toBe(false);
  expect(together([box(0, 0), box(0, 55)], SEEN)).toBe(false);
  expect(together([], SEEN)).toBe(true);
});

const sign = (...boxes: ReturnType<typeof box>[]) => signsFor(boxes, SEEN, 12);

test("arrows point to what lies beyond an edge, not to what is half in sight", () => {
  expect(sign(box(96, 120), box(192, 154))).toEqual([]);
  expect(sign(box(94, 120), box(300, 120), box(145, 158)).map(({ edge }) => edge)).toEqual([
    "left",
    "right",
    "bottom",
  ]);
});

test("an arrow stands beside what it points to, and over no other", () => {
  expect(sign(box(300, 125))).toEqual([{ edge: "right", at: 30 }]);
  expect(sign(box(300, 300))).toEqual([
    { edge: "right", at: 54 },
    { edge: "bottom", at: 82 },
  ]);
});

test("an arrow lies over no answer that is in sight, if there is room beside it", () => {
  expect(sign(box(300, 125), box(186, 125))).toEqual([{ edge: "right", at: 42 }]);
  const full = [100, 110, 120, 130, 140, 150].map((top) => box(186, top));
  expect(sign(box(300, 125), ...full)).toEqual([{ edge: "right", at: 30 }]);
});

test("a finger finds what lies nearest, and nothing that is far", () => {
  const boxes = [box(0, 0), box(20, 0)];
  const find = (x: number) => nearest(boxes, (one) => one, { x, y: 5 }, 12);
  expect([find(14), find(16), find(38)]).toEqual([boxes[0], boxes[1], undefined]);
});
