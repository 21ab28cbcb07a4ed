import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentTo } from "./fairness";

test("a commitment is the SHA-256 of the seed's text, however long", () => {
  expect(commitmentTo("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  for (let length = 0; length < 200; length++) {
    const seed = "é1".repeat(length);
    expect(commitmentTo(seed)).toBe(createHash("sha256").update(seed).digest("hex"));
  }
});
