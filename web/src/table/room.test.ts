import { expect, test } from "vitest";
import { apart, overlap, roomFor } from "./room";

const stage = { left: 0, top: 0, width: 1000, height: 700 };
const size = { width: 300, height: 120 };
const subject = { left: 400, top: 300, width: 100, height: 100 };

test("a bubble lies beside its subject and over no answer", () => {
  const answers = [
    { left: 0, top: 180, width: 1000, height: 110 },
    { left: 510, top: 290, width: 490, height: 400 },
  ];
  const place = roomFor(size, stage, [subject], answers)!;
  expect(apart(place, [subject, ...answers])).toBe(true);
  expect(place.left + place.width).toBeLessThanOrEqual(520);
});

test("where there is no room, or only over answers or the subject, it lies elsewhere", () => {
  expect(roomFor(size, stage, [stage], [])).toBeNull();
  expect(roomFor(size, { ...stage, height: 100 }, [subject], [])).toBeNull();
  expect(roomFor(size, stage, [subject], [stage])).toBeNull();
});

test("what two boxes have in common", () => {
  const half = { left: 450, top: 650, width: 100, height: 100 };
  expect(overlap(half, stage)).toEqual({ left: 450, top: 650, width: 100, height: 50 });
  expect(overlap(half, subject)).toBeNull();
});
