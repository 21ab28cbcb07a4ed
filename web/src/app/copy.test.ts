import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy";

afterEach(() => vi.unstubAllGlobals());

/** A page whose clipboard and whose older command to copy do this. */
function page(clipboard: unknown, command: () => boolean) {
  const field = { style: {}, select: vi.fn(), remove: vi.fn() };
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    body: { append: vi.fn() },
    querySelector: () => null,
    createElement: () => field,
    execCommand: command,
  });
  return field;
}

test("the clipboard is used where there is one", async () => {
  const writeText = vi.fn(async () => undefined);
  page({ writeText }, () => false);
  expect(await copyText("a link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");
});

test.each([
  ["there is none", undefined],
  ["it is refused", { writeText: () => Promise.reject(new Error("no")) }],
])("where %s, the text is selected and copied", async (_, clipboard) => {
  const field = page(clipboard, () => true);
  expect(await copyText("a link")).toBe(true);
  expect(field).toMatchObject({ value: "a link" });
  expect(field.select).toHaveBeenCalled();
  expect(field.remove).toHaveBeenCalled();
});

test.each([
  ["says no", () => false],
  [
    "throws",
    () => {
      throw new Error("not allowed");
    },
  ],
])("nothing is copied when the command %s", async (_, command) => {
  page(undefined, command);
  expect(await copyText("a link")).toBe(false);
});
