import { expect, test } from "vitest";
import { commitmentTo } from "./fairness";

test("a commitment is the SHA-256 of the seed's text", async () => {
  expect(await commitmentTo("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
