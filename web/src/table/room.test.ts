import { expect, test } from "vitest";
import { roomFor, share } from "./room";

const stage = { left: 0, top: 0, width: 1000, height: 700 };
const size = { width: 300, height: 120 };
const subject = { left: 400, top: 300, width: 100, height: 100 };

test("a bubble lies beside its subject and over no answer", () => {
  const answers = [
    { left: 0, top: 180, width: 1000, height: 110 },
    { left: 510, top: 290, width: 490, height: 400 },
  ];
  const place = roomFor(size, stage, [subject], answers)!;
  expect(share(place, [subject])).toBe(0);
  expect(share(place, answers)).toBe(0);
  expect(place.left + place.width).toBeLessThanOrEqual(520);
});

test("what lies several times under it counts once", () => {
  expect(share({ left: 0, top: 0, ...size }, [stage, stage, subject])).toBe(1);
});

test("where there is no room, or only over answers, it lies elsewhere", () => {
  expect(roomFor(size, { ...stage, height: 100 }, [subject], [])).toBeNull();
  expect(roomFor(size, stage, [subject], [stage])).toBeNull();
});
