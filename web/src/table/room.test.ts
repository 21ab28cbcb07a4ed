import { expect, test } from "vitest";
import { apart, roomFor } from "./room";

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

test("where there is no room, or only over answers, it lies elsewhere", () => {
  expect(roomFor(size, { ...stage, height: 100 }, [subject], [])).toBeNull();
  expect(roomFor(size, stage, [subject], [stage])).toBeNull();
});
