import { expect, test } from "vitest";
import type { Argument, Move } from "../../protocol";
import type { Further } from "../../table/board";
import { diceIn, inHand, meant, onParts, pieceOf, wayOf } from "./shortcuts";

const move = (kind: string, args: Record<string, Argument> = {}): Move => ({
  index: 0,
  text: "",
  kind,
  args,
  label: { id: "" },
});
const at = (kind: string, space: string) =>
  move(kind, { column: `column-${space[0]}`, row: Number(space[1]) });
const further = (...row: Move[]): Further => ({ ...row.at(-1)!, row });

const blue = move("blue", { dice: ["face-2", "face-5"] });
const walk = further(blue, at("step", "a2"), at("step", "a3"));
const errand = further(blue, at("piece", "c3"), at("go", "d5"));
const escort = further(blue, move("shogun"), at("go", "d5"));
const slot = further(blue, move("slot", { slot: "slot-2a" }));
const stored = further(move("end"), move("store", { dice: ["face-2"] }));

test("a shortcut on the board knows its way and its piece", () => {
  expect(wayOf(walk)).toEqual(["a2", "a3"]);
  expect(wayOf(errand)).toEqual(["d5"]);
  expect(wayOf(slot)).toEqual([]);
  expect(pieceOf(walk, {})).toBeNull();
  expect(pieceOf(errand, {})).toBe("c3");
  expect(pieceOf(escort, { shogun: "f1" })).toBe("f1");
});

test("who means a space means that the walk ends there", () => {
  const stay = meant(further(blue, at("step", "a2"), at("step", "a3"), move("stop")));
  expect(wayOf(stay)).toEqual(["a2", "a3"]);
  expect(stay.kind).toBe("step");
  expect(stay.row.at(-1)!.kind).toBe("stop");
  expect(meant(slot).args).toEqual(slot.args);
});

test("what lies in the hand and what lies beside the board are told apart", () => {
  const all = [walk, errand, slot, stored];
  expect(inHand(all)).toEqual([stored]);
  expect(onParts(all)).toEqual([slot]);
  expect(diceIn(walk)).toBe(blue);
  expect(diceIn(blue)).toBe(blue);
});
