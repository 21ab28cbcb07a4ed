import { beforeEach, expect, test } from "vitest";
import { write } from "../app/memory";
import type { GameInfo } from "../protocol";
import { companyAs, companyOf } from "./company";

const game = {
  id: "go",
  players: [2, 3],
  default_players: 3,
  levels: ["easy", "medium", "hard"],
} as unknown as GameInfo;

beforeEach(() => write(companyAs("go"), {}));

test("at first as many play as the game likes best, against bots of medium strength", () => {
  expect(companyOf(game)).toEqual({ players: 3, level: "medium" });
});

test("what was chosen last is chosen again", () => {
  write(companyAs("go"), { players: 2, level: "hard" });
  expect(companyOf(game)).toEqual({ players: 2, level: "hard" });
});

test("what the game no longer has is forgotten", () => {
  write(companyAs("go"), { players: 5, level: "divine" });
  expect(companyOf(game)).toEqual({ players: 3, level: "medium" });
});
