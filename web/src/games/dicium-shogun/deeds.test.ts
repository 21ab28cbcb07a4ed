import { expect, test } from "vitest";
import type { Move } from "../../protocol";
import type { Further } from "../../table/board";
import { deedsOf } from "./deeds";
import type { View } from "./view";

const move = (kind: string, args: Move["args"] = {}): Move => ({
  index: 0,
  text: "",
  kind,
  args,
  label: { id: "" },
});
const on = (space: string) => ({ column: `column-${space[0]}`, row: Number(space.slice(1)) });
const dice = { dice: ["face-3"] };

function tap(...row: Move[]): Further {
  return { ...row.at(-1)!, row };
}

const view = {
  pieces: [
    { id: 0, at: "d8" },
    { id: 1, at: "f9" },
  ],
  meets: { 0: { d6: "fight" }, 1: { f2: "capture", d6: "home" } },
  gardens: [
    { brazier: "b5", lit: false },
    { brazier: "b7", lit: true },
  ],
  actions: [
    { kind: "banzai", level: null, does: [{ id: "use-banzai", args: {} }] },
    { kind: "torch", level: null, does: [{ id: "use-move-light", args: {} }] },
  ],
  choosing: null,
  sole: {},
} as unknown as View;
const asked = {
  ...view,
  meets: null,
  choosing: { pieces: { 0: { d7: "stop", d6: "fight" }, 1: { d6: "stop", f2: "capture" } } },
} as unknown as View;

test("what a tap on a far space leads to is known by the piece that goes there", () => {
  const from = (piece: string, goal: string) =>
    tap(move("blue", dice), move("piece", on(piece)), move("go", on(goal)));
  const deeds = (...further: Further[]) => [...deedsOf(view, [], further, {})];
  expect(deeds(from("d8", "d6"), from("d8", "d7"))).toEqual([["d6", "fight"]]);
  expect(deeds(from("f9", "f2"), from("f9", "d6"))).toEqual([
    ["f2", "capture"],
    ["d6", "home"],
  ]);
});

test("a Banzai drives off, a torch lights a dark brazier, other moves only stop there", () => {
  const banzai = tap(move("banzai", dice), move("piece", on("d8")), move("step", on("d6")));
  expect([...deedsOf(view, [], [banzai], {})]).toEqual([["d6", "defeat"]]);
  const torch = (goal: string) => tap(move("torch", dice), move("go", on(goal)));
  expect([...deedsOf(view, [], [torch("b5"), torch("b7")], {})]).toEqual([["b5", "light"]]);
  expect([...deedsOf(view, [], [tap(move("blue", dice), move("go", on("b5")))], {})]).toEqual([]);
});

test("a piece that is picked up shows what its next answer leads to", () => {
  expect([...deedsOf(asked, [move("go", on("d6")), move("go", on("d7"))], [], {})]).toEqual([
    ["d6", "fight"],
  ]);
});

test("while it is asked which piece goes, each shows what it leads to", () => {
  const from = (piece: string, goal: string) => tap(move("piece", on(piece)), move("go", on(goal)));
  expect([...deedsOf(asked, [], [from("d8", "d7"), from("d8", "d6")], {})]).toEqual([
    ["d6", "fight"],
  ]);
  expect([...deedsOf(asked, [], [from("f9", "d6"), from("f9", "f2")], {})]).toEqual([
    ["f2", "capture"],
  ]);
});

test("a Banzai under way shows what happens farther on, too", () => {
  const charge = { ...asked, choosing: { pieces: { 0: { d7: "defeat", d6: "defeat" } } } };
  const further = [tap(move("step", on("d7")), move("step", on("d6")))];
  const deeds = deedsOf(charge as unknown as View, [move("step", on("d7"))], further, {});
  expect([...deeds.keys()]).toEqual(["d7", "d6"]);
});

test("a step that leaves nothing to choose is shown before it is made", () => {
  const opening = { piece: 1, at: "f8", happens: "capture" };
  const redeploy = { piece: 0, at: "a6", happens: "stop" };
  expect([...deedsOf({ ...view, sole: { opening, redeploy } } as View, [], [], {})]).toEqual([
    ["f8", "capture"],
  ]);
});
