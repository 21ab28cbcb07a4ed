import { describe, expect, it } from "vitest";
import { filling, laying } from "./plan";

describe("changing a plan", () => {
  it("lays a card from the hand on a free space", () => {
    expect(laying({ tax: null }, "Kai", null, "tax")).toEqual(["plan tax Kai"]);
  });

  it("takes back what lies there", () => {
    expect(laying({ tax: "Ise" }, "Kai", null, "tax")).toEqual(["clear tax", "plan tax Kai"]);
  });

  it("exchanges two cards that lie", () => {
    expect(laying({ tax: "Ise", rice: "Kai" }, "Kai", "rice", "tax")).toEqual([
      "clear rice",
      "clear tax",
      "plan tax Kai",
      "plan rice Ise",
    ]);
  });
});

describe("filling what is empty", () => {
  it("gives the bid what can be bid before anything else takes it", () => {
    const may = new Set([
      "plan bid chest-0",
      ...["chest-0", "chest-1", "Kai"].map((card) => `plan tax ${card}`),
      ...["chest-0", "chest-1", "Kai"].map((card) => `plan rice ${card}`),
    ]);
    const plan = { tax: null, rice: null, bid: null };
    expect(filling(plan, ["Kai", "chest-0", "chest-1"], may)).toEqual([
      "plan bid chest-0",
      "plan tax chest-1",
      "plan rice Kai",
    ]);
  });

  it("lays nothing that the table does not offer", () => {
    expect(filling({ tax: null, bid: null }, ["chest-2"], new Set(["plan tax chest-2"]))).toEqual([
      "plan tax chest-2",
    ]);
  });
});
