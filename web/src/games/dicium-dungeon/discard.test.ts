import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { lastDiscarded } from "./discard";

const log: GameEvent[] = [
  ["reveal", "web"],
  ["reveal", "s_gate"],
  ["scroll", "s_gate"],
  ["reveal", "gob1"],
  ["reveal", "i_ring"],
  ["reveal", "web"],
].map(([kind, card], n) => ({ n, move: n, id: `event-${kind}`, args: { card: `card-${card}` } }));

const kept = ["s_gate", "i_ring"];
const now = (card: string) => ({ card, colour: "red", spared: false });

test("on top of the discard pile is the card before the one that counts now", () => {
  const discard = ["s_gate", "web", "gob1"];
  expect(lastDiscarded({ kept, discard, card: now("web") }, log)).toBe("gob1");
  expect(lastDiscarded({ kept, discard: [...discard, "web"], card: null }, log)).toBe("web");
});

test("a scroll is discarded when it is used, an item stays, and the King's card is laid aside", () => {
  expect(lastDiscarded({ kept, discard: ["s_gate", "web"], card: null }, log.slice(0, 3))).toBe(
    "s_gate",
  );
  expect(lastDiscarded({ kept, discard: ["web"], card: null }, log.slice(0, 2))).toBe("web");
  expect(lastDiscarded({ kept, discard: [], card: now("king") }, log.slice(0, 1))).toBe(null);
});
