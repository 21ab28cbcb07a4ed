import { describe, expect, it } from "vitest";
import type { Move } from "../../protocol";
import { barred, filling, granted, laying, type Wish } from "./plan";
import type { Atlas } from "./view";

const CARDS: Atlas["cards"] = {
  Kai: { text: "province-kai", province: 0, chests: null },
  Ise: { text: "province-ise", province: 1, chests: null },
  ...Object.fromEntries(
    [0, 1, 2].map((chests) => [
      `chest-${chests}`,
      { text: `card-chest-${chests}`, province: null, chests },
    ]),
  ),
};
const atlas: Atlas = { side: "sun", regions: [], provinces: [], cards: CARDS, land: [], sea: [] };
const plan = (space: string, card: string): Wish => ({ kind: "plan", space, card });
const clear = (space: string): Wish => ({ kind: "clear", space });

function move(space: string, card?: string): Move {
  const args = { space: `space-${space}`, ...(card ? { card: CARDS[card]!.text } : {}) };
  const kind = card ? "plan" : "clear";
  return { index: 0, text: "", kind, args, label: { id: "" } };
}

describe("changing a plan", () => {
  it("lays a card from the hand on a free space", () => {
    expect(laying({ tax: null }, "Kai", null, "tax")).toEqual([plan("tax", "Kai")]);
  });

  it("takes back what lies there", () => {
    expect(laying({ tax: "Ise" }, "Kai", null, "tax")).toEqual([clear("tax"), plan("tax", "Kai")]);
  });

  it("exchanges two cards that lie", () => {
    expect(laying({ tax: "Ise", rice: "Kai" }, "Kai", "rice", "tax")).toEqual([
      clear("rice"),
      clear("tax"),
      plan("tax", "Kai"),
      plan("rice", "Ise"),
    ]);
  });

  it("makes the move that fits the wish, by what it is about", () => {
    const legal = [move("tax"), move("tax", "Kai"), move("rice", "Kai")];
    expect(granted(atlas, clear("tax"), legal)).toBe(legal[0]);
    expect(granted(atlas, plan("rice", "Kai"), legal)).toBe(legal[2]);
    expect(granted(atlas, plan("rice", "Ise"), legal)).toBeUndefined();
  });
});

describe("filling what is empty", () => {
  it("gives the bid what can be bid before anything else takes it", () => {
    const cards = ["chest-0", "chest-1", "Kai"];
    const legal = [
      move("bid", "chest-0"),
      ...cards.map((card) => move("tax", card)),
      ...cards.map((card) => move("rice", card)),
    ];
    const empty = { tax: null, rice: null, bid: null };
    expect(filling(atlas, empty, ["Kai", "chest-0", "chest-1"], legal)).toEqual([
      plan("bid", "chest-0"),
      plan("tax", "chest-1"),
      plan("rice", "Kai"),
    ]);
  });

  it("lays nothing that the table does not offer", () => {
    expect(filling(atlas, { tax: null, bid: null }, ["chest-2"], [move("tax", "chest-2")])).toEqual(
      [plan("tax", "chest-2")],
    );
  });
});

describe("what a plan may not hold", () => {
  const refused = { "chest-0": { id: "illegal-last-bid" }, "chest-2": { id: "illegal-bid" } };

  it("is a bid beyond the own chests, also in exchange", () => {
    expect(barred(refused, [plan("bid", "chest-2")])?.id).toBe("illegal-bid");
    expect(barred(refused, [clear("bid"), plan("tax", "Kai"), plan("bid", "chest-2")])?.id).toBe(
      "illegal-bid",
    );
    expect(barred(refused, [plan("tax", "chest-2"), plan("bid", "Kai")])).toBeUndefined();
  });

  it("is the last card that could be bid anywhere else", () => {
    expect(barred(refused, [plan("tax", "chest-0")])?.id).toBe("illegal-last-bid");
    expect(barred(refused, [plan("bid", "chest-0")])).toBeUndefined();
  });
});
