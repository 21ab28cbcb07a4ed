import { expect, test, type Page } from "@playwright/test";
import { faults } from "./faults";

/** The gallery looks for faults with `faults`: here each kind of them is planted. */
async function seen(page: Page, body: string, fingers = true): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(
    `<style>* { margin: 0 } button { width: 6rem; height: 3rem }</style>${body}`,
  );
  return faults(page, fingers);
}

const SOUND = `<main><p>A word</p><button>Go</button></main>`;

test("a page without faults has none", async ({ page }) => {
  expect(await seen(page, SOUND)).toEqual([]);
});

for (const [kind, planted] of [
  ["the page is 600 px wide", `<div style="width: 600px">wide</div>`],
  [
    "shortened",
    `<p style="width: 3rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">shortened to this</p>`,
  ],
  [
    "shortened: input",
    `<input placeholder="more words than such a field can hold" style="width: 6rem">`,
  ],
  [
    "cut off",
    `<div style="height: 1rem; overflow: hidden"><p style="padding-top: 2rem">cut</p></div>`,
  ],
  ["small text", `<p style="font-size: 9px">tiny</p>`],
  [
    "small text (8.0 px) on the map",
    `<div data-zoom><svg viewBox="0 0 600 600" width="300"><text y="50">16</text></svg></div>`,
  ],
  ["small text (9.0 px) on the map", `<div data-zoom><p style="font-size: 9px">Twister</p></div>`],
  [
    "wider than its place on the map",
    `<div data-zoom><p style="width: 3rem">Electromagnet</p></div>`,
  ],
  [
    "small target (30×30) on the map",
    `<div data-zoom><button style="width: 30px; height: 30px" tabindex="-1"></button></div>`,
  ],
  [
    "covered",
    `<div style="position: relative"><button>Under</button><div style="position: absolute; inset: 0; background: red"></div></div>`,
  ],
  ["out of reach", `<button style="position: fixed; left: -5rem; top: 0">Away</button>`],
  [
    "overlap",
    `<div><button>One</button><button style="position: relative; left: -2rem">Two</button></div>`,
  ],
  ["small target", `<button style="width: 30px; height: 30px">x</button>`],
] as const) {
  test(`a fault that is planted is found: ${kind}`, async ({ page }) => {
    const found = await seen(page, SOUND + planted);
    expect(found.some((fault) => fault.startsWith(kind))).toBe(true);
  });
}

test("a map that comes closer is judged as it is then, and left as it was", async ({ page }) => {
  const map = (closer: number) => `
    <button class="zoom" aria-pressed="false" onclick="
      this.ariaPressed = this.ariaPressed === 'true' ? 'false' : 'true';
      document.querySelector('[data-zoom] button').style.width =
        this.ariaPressed === 'true' ? '${closer}px' : '30px'">Closer</button>
    <div data-zoom><button tabindex="-1" style="width: 30px"></button></div>`;
  expect(await seen(page, map(46))).toEqual([]);
  await expect(page.locator(".zoom")).toHaveAttribute("aria-pressed", "false");
  expect(await seen(page, map(36))).toHaveLength(1);
});

test("a mouse needs no large targets", async ({ page }) => {
  const small = `<button style="width: 30px; height: 30px">x</button>`;
  expect(await seen(page, SOUND + small, false)).toEqual([]);
});
