import { expect, test } from "vitest";
import type { GameEvent } from "../../protocol";
import { beforeEnd } from "./ending";
import type { View } from "./view";

const event = (id: string, n: number): GameEvent => ({ id: `event-${id}`, n, move: 1, args: {} });

test("roles and hands are shown with the end, not with the move before it", () => {
  const player = (seat: number, role: string) => ({ seat, role, hand: ["bo"] });
  const players = [player(0, "shogun"), player(1, "ninja"), player(2, "samurai")];
  const view = { over: true, players } as unknown as View;
  const [play, end] = [event("play", 7), event("end", 8)];
  const shown = beforeEnd(view, 2, [play, end], play);
  expect(shown.over).toBe(false);
  expect(shown.players.map(({ role }) => role)).toEqual(["shogun", null, "samurai"]);
  expect(shown.players.map(({ hand }) => hand)).toEqual([null, null, ["bo"]]);
  expect(beforeEnd(view, 2, [play, end], end)).toBe(view);
  expect(beforeEnd(view, 2, [], null)).toBe(view);
});
