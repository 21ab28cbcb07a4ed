import type { Page } from "@playwright/test";

/** The sizes at which every page is visited; the last is 1280×800 at 200 %. */
export const SIZES = [
  { name: "390x844", width: 390, height: 844 },
  { name: "844x390", width: 844, height: 390 },
  { name: "820x1180", width: 820, height: 1180 },
  { name: "1280x800", width: 1280, height: 800 },
  { name: "1440x900", width: 1440, height: 900 },
  { name: "1920x1080", width: 1920, height: 1080 },
  { name: "640x400", width: 640, height: 400 },
] as const;

/**
 * What is wrong with the page as it stands, in words: something wider than the window, text that
 * is cut off without a way to scroll to it, text too small to read, an answer that lies under
 * something else, targets that overlap, a target too small for a finger (at sizes that are used with
 * fingers). What lies inside `[data-together]` is seen without scrolling.
 * What lies inside `[data-zoom]` is judged as the page shows it once it is close, if it can come closer.
 */
export async function faults(page: Page, fingers: boolean): Promise<string[]> {
  return page.evaluate(async (fingers) => {
    const found: string[] = [];
    const LEAST_TEXT = 11;
    const LEAST_TARGET = 44;
    const SLACK = 2;
    const OVERLAP = 8;
    const name = (element: Element) => {
      const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      const hook = [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".");
      const parent = element.parentElement;
      const inside = parent ? [...parent.classList].find((one) => !one.startsWith("svelte-")) : "";
      return `${inside ? `.${inside} > ` : ""}${element.tagName.toLowerCase()}${hook && `.${hook}`} "${words.slice(0, 32)}"`;
    };

    if (document.documentElement.scrollWidth > innerWidth + 1) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }

    const root = document.querySelector("dialog[open]") ?? document.body;
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(".hidden, [aria-hidden=true] svg, defs");

    /** The part of the element that its ancestors and the window leave; null if one can scroll to the rest. */
    const left = (element: Element): { box: DOMRect; cut: number; scrolls: boolean } => {
      const box = element.getBoundingClientRect();
      let [x0, y0, x1, y1] = [box.left, box.top, box.right, box.bottom];
      let scrolls = false;
      for (let up = element.parentElement; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        const clips = [style.overflowX, style.overflowY];
        if (clips.every((one) => one === "visible")) continue;
        if (style.position === "static" && getComputedStyle(element).position === "fixed") continue;
        const frame = up.getBoundingClientRect();
        if (clips.some((one) => one === "auto" || one === "scroll")) scrolls = true;
        if (clips[0] !== "visible")
          [x0, x1] = [Math.max(x0, frame.left), Math.min(x1, frame.right)];
        if (clips[1] !== "visible")
          [y0, y1] = [Math.max(y0, frame.top), Math.min(y1, frame.bottom)];
      }
      [x0, y0] = [Math.max(x0, 0), Math.max(y0, 0)];
      [x1, y1] = [Math.min(x1, innerWidth), Math.min(y1, innerHeight)];
      const cut = Math.max(box.width - Math.max(0, x1 - x0), box.height - Math.max(0, y1 - y0));
      return {
        box,
        cut,
        scrolls:
          scrolls ||
          (root === document.body && document.documentElement.scrollHeight > innerHeight),
      };
    };

    // Text.
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      if (element.closest("svg") || !seen(element)) continue;
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      if (!words) continue;
      const style = getComputedStyle(element);
      const zoomed = element.closest("[data-zoom]");
      let wide = element;
      while (wide.offsetWidth < 60 && wide.parentElement) wide = wide.parentElement;
      const scale = wide.getBoundingClientRect().width / (wide.offsetWidth || 1) || 1;
      if (!zoomed && parseFloat(style.fontSize) * scale < LEAST_TEXT - 0.25) {
        found.push(
          `small text (${(parseFloat(style.fontSize) * scale).toFixed(1)} px): ${name(element)}`,
        );
      }
      const hides = (one: string) => one === "hidden" || one === "clip";
      if (
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK) ||
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 4)
      ) {
        found.push(`shortened: ${name(element)}`);
        continue;
      }
      const { cut, scrolls } = left(element);
      if (cut > SLACK && !scrolls && !zoomed) found.push(`cut off: ${name(element)}`);
    }

    // The map, brought closer if it does not come closer by itself: what is written, and what can be tapped.
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const closer = [
      ...root.querySelectorAll<HTMLElement>("button.zoom[aria-pressed=false]"),
    ].filter(seen);
    for (const button of closer) button.click();
    if (closer.length) await drawn();
    for (const text of root.querySelectorAll<SVGTextElement>("[data-zoom] svg text")) {
      if (!text.checkVisibility({ opacityProperty: true })) continue;
      const { a, b } = text.getScreenCTM()!;
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      if (size < LEAST_TEXT - 0.25)
        found.push(`small text (${size.toFixed(1)} px) on the map: "${text.textContent}"`);
    }
    for (const text of root.querySelectorAll<HTMLElement>("[data-zoom] *")) {
      if (text.closest("svg") || !seen(text)) continue;
      if (![...text.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)) continue;
      const size = parseFloat(getComputedStyle(text).fontSize);
      if (size < LEAST_TEXT - 0.25)
        found.push(`small text (${size.toFixed(1)} px) on the map: ${name(text)}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().width > text.getBoundingClientRect().width + SLACK)
        found.push(`wider than its place on the map: ${name(text)}`);
    }
    const tapped = "[data-zoom] button:not(:disabled, [aria-disabled=true])";
    for (const target of fingers ? root.querySelectorAll<HTMLElement>(tapped) : []) {
      if (!seen(target)) continue;
      const box = target.getBoundingClientRect();
      const more = getComputedStyle(target, "::after");
      const [wide, high] = [box.width, box.height].map((size, side) =>
        Math.max(size, parseFloat(side ? more.height : more.width) || 0),
      ) as [number, number];
      if (Math.min(wide, high) < LEAST_TARGET - 0.5)
        found.push(
          `small target (${Math.round(wide)}×${Math.round(high)}) on the map: ${name(target)}`,
        );
    }
    for (const button of closer) button.click();
    if (closer.length) await drawn();

    // What an empty field says of itself.
    for (const field of root.querySelectorAll("input")) {
      if (!field.placeholder || field.value || !seen(field)) continue;
      const style = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(field.placeholder).width > room + SLACK)
        found.push(`shortened: ${name(field)} "${field.placeholder}"`);
    }

    // A question that is put over the table: where there is room, all of it is seen.
    for (const asked of root.querySelectorAll<HTMLElement>("[role=alertdialog], .answer")) {
      if (!seen(asked) || innerHeight < 700) continue;
      const { left, top, width, bottom } = asked.getBoundingClientRect();
      const shown = (y: number) => asked.contains(document.elementFromPoint(left + width / 2, y));
      if (asked.scrollHeight > asked.clientHeight + SLACK || !shown(top + 5) || !shown(bottom - 5))
        found.push(`not all of it is seen: ${name(asked)}`);
    }

    for (const part of root.querySelectorAll("[data-together] > *")) {
      if (!seen(part)) continue;
      const { box, cut } = left(part);
      const shown = [box.top + 5, box.bottom - 5].every((y) =>
        part.contains(document.elementFromPoint(box.left + box.width / 2, y)),
      );
      if (cut > SLACK || !shown) found.push(`not seen with the others: ${name(part)}`);
    }

    // What the dice could do: two whole rows, where there is room for a board as well.
    for (const offers of root.querySelectorAll(".offers")) {
      if (!seen(offers) || innerHeight < 700 || innerWidth < 761) continue;
      const rows = [...new Set([...offers.children].map((one) => Math.round(left(one).box.top)))];
      for (const one of offers.children) {
        const { box, cut } = left(one);
        if (rows.indexOf(Math.round(box.top)) < 2 && cut > SLACK) {
          found.push(`a row is cut: ${name(one)}`);
        }
      }
    }

    /** What lies in a bar or panel over the page may lie over things of the page. */
    const layered = (one: Element | null): Element | null =>
      one === null || /sticky|fixed/.test(getComputedStyle(one).position)
        ? one
        : layered(one.parentElement);

    // Targets.
    const targets = [
      ...root.querySelectorAll<HTMLElement>("button, a[href], input, select"),
    ].filter(
      (element) =>
        seen(element) &&
        !element.matches(":disabled, [aria-disabled=true], [tabindex='-1']:not(.log button)") &&
        getComputedStyle(element).pointerEvents !== "none",
    );
    const boxes: [HTMLElement, DOMRect][] = [];
    for (const element of targets) {
      const shown = element.closest("label") ?? element;
      const { box, cut, scrolls } = left(shown);
      if (box.width < 1 || box.height < 1 || shown.closest(".log, .hidden")) continue;
      if (cut > box.height / 2 || cut > box.width) {
        if (!scrolls) found.push(`out of reach: ${name(element)}`);
        continue;
      }
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hits = (dx: number, dy: number) => {
        const under = document.elementFromPoint(x + dx, y + dy);
        return under !== null && (shown.contains(under) || under.contains(shown));
      };
      const mine = (dx: number, dy: number) => {
        const under = document.elementFromPoint(x + dx, y + dy);
        return under !== null && shown.contains(under);
      };
      if (element.closest("[data-zoom]")) continue;
      if (
        cut < SLACK &&
        !element.closest(".overlapping, [data-fan], [role=alertdialog], .answer")
      ) {
        boxes.push([shown, box]);
      }
      const under = document.elementFromPoint(x, y);
      // A question that was put over the table, or a bar that one can scroll things out from under.
      const bar = (one: Element | null): boolean =>
        one !== null &&
        (/sticky|fixed/.test(getComputedStyle(one).position) || bar(one.parentElement));
      const laidOver = under?.closest("[role=alertdialog], .answer") || (scrolls && bar(under));
      if (cut < SLACK && !hits(0, 0) && !laidOver) {
        found.push(`covered: ${name(element)} by ${under ? name(under) : "nothing"}`);
      }
      if (!fingers || element.closest("p, .overlapping")) continue;
      const half = LEAST_TARGET / 2 - 1;
      const wide = box.width >= LEAST_TARGET - 0.5 || (mine(-half, 0) && mine(half, 0));
      const high = box.height >= LEAST_TARGET - 0.5 || (mine(0, -half) && mine(0, half));
      if (!wide || !high) {
        found.push(
          `small target (${Math.round(box.width)}×${Math.round(box.height)}): ${name(element)}`,
        );
      }
    }
    for (const [at, [one, a]] of boxes.entries()) {
      for (const [other, b] of boxes.slice(at + 1)) {
        if (one.contains(other) || other.contains(one) || layered(one) !== layered(other)) continue;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > OVERLAP && down > OVERLAP) {
          found.push(
            `overlap (${Math.round(across)}×${Math.round(down)}): ${name(one)}, ${name(other)}`,
          );
        }
      }
    }
    return [...new Set(found)];
  }, fingers);
}
