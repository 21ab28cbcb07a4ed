import { expect, test } from "vitest";
import { seatLabel } from "./seatLabel";
import type { Player } from "./view";

const player = {
  seat: 1,
  character: "benkei",
  life: 5,
  honour: 3,
  hand_size: 4,
  role: null,
  armour: 1,
  quick_draw: 0,
  focus: 0,
  bushido: false,
  harmless: false,
  difficulty: 3,
} as unknown as Player;
const now = { mine: false, turn: false, over: false, ranging: true, aim: null };

test("whoever has to reach a player hears how difficult that is", () => {
  expect(seatLabel(player, "Aoi", now)).toContain("board-difficulty");
});

test("at my own seat it is my turn, at others theirs", () => {
  const turn = { ...now, turn: true };
  expect(seatLabel(player, "Aoi", turn)).toContain("board-their-turn");
  expect(seatLabel(player, "Aoi", { ...turn, mine: true })).toContain("board-your-turn");
});

test("whose weapons reach everyone is told of no difficulty", () => {
  expect(seatLabel(player, "Aoi", { ...now, ranging: false })).not.toContain("board-difficulty");
});
