import { untrack } from "svelte";

interface Place {
  x: number;
  y: number;
}

/** Where answers stand, which are others with the next question; what they are not is marked. */
const ANSWERS = ".stage, .moves, .ask";
const STEADY = "[data-steady]";
/** A click so soon after a new question was meant for the one before. */
const TOO_SOON = 350;
/** How far a second tap of the same finger lies off the first, or a mouse trembles. */
const RESTING = { finger: 32, mouse: 4 } as const;
/** A mouse that only passes by wakes no explanation; one that leaves takes it along. */
const LINGERS = 320;
const NEAR = 90;
const ARRIVES = 120;

const FOCUSABLE = "button:not(:disabled, [tabindex='-1']), [tabindex='0'], a[href], input";

/** Where the focus waits while nothing can be answered. */
const RESTS = "[data-rest]";

/** Whether nothing that the person has chosen has the focus. */
export function unplaced(): boolean {
  const focus = document.activeElement;
  return focus === document.body || (focus?.matches(RESTS) ?? false);
}

/**
 * The parts of the board, or of the list of moves, that an element lies in, the innermost first.
 * What is confirmed beside the question is answered from the list.
 */
function around(element: Element): Element[] {
  const found: Element[] = [];
  if (element.closest(".ask")) return [...document.querySelectorAll(".moves")];
  let up = element.parentElement;
  for (; up?.closest("main, .moves"); up = up.parentElement) found.push(up);
  return found;
}

/** Where the person points, with a finger, a mouse or the keyboard, and what is explained there. */
export class Pointing {
  at = $state.raw<Place>({ x: 0, y: 0 });
  #pointed = false;
  #finger = false;
  explained = $state.raw<(Place & { sentence: string }) | null>(null);
  byKeys = true;
  /** What is explained lies under the pointer, not where keys have led. */
  #hovering = false;

  #pressedAt = -Infinity;
  #clickedAt = 0;
  #toldAt = -Infinity;
  /** What the last focus lay in, the innermost first. */
  #around: Element[] = [];
  #rest = { x: 0, y: 0, at: 0 };
  #lingering: ReturnType<typeof setTimeout> | undefined;

  explain = (sentence: string | null): void => {
    clearTimeout(this.#lingering);
    this.explained = null;
    if (!sentence || !this.#pointed) return;
    const tell = () => {
      this.explained = { sentence, ...this.at };
      this.#toldAt = performance.now();
    };
    if (!this.#hovering || performance.now() - this.#pressedAt < LINGERS) tell();
    else this.#lingering = setTimeout(tell, LINGERS);
  };

  /** One more sentence, below what is explained. */
  add(sentence: string): void {
    const before = this.explained?.sentence.split("\n") ?? [];
    this.explain([...before.filter((line) => line !== sentence), sentence].join("\n"));
  }

  hush(): void {
    this.explained = null;
  }

  /** Other answers lie under the pointer now. */
  changed(): void {
    this.#rest = { ...untrack(() => this.at), at: performance.now() };
  }

  follow = (event: PointerEvent): void => {
    if (event.type === "pointerdown") {
      this.byKeys = false;
      this.#pressedAt = performance.now();
      this.#finger = event.pointerType !== "mouse";
      if (this.#finger) this.explained = null;
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.#pointed = true;
    this.#hovering = !this.#finger;
    const from = this.explained;
    if (!from || Math.hypot(this.at.x - from.x, this.at.y - from.y) <= NEAR) return;
    // A thing hears that the mouse has come before the page hears where it is.
    const arriving = performance.now() - this.#toldAt < ARRIVES;
    this.explained = arriving ? { ...from, ...this.at } : null;
  };

  focused = (event: FocusEvent): void => {
    if ((event.target as Element).matches(RESTS)) return;
    this.#around = around(event.target as Element);
    if (!this.byKeys) return;
    const box = (event.target as HTMLElement).getBoundingClientRect();
    this.at = { x: box.left + box.width / 2, y: box.top };
    this.#pointed = true;
    this.#hovering = false;
  };

  /** What had the focus went with its answer: the nearest that can be answered now takes it. */
  regain(): void {
    if (!this.byKeys || !unplaced()) return;
    for (const place of this.#around.filter(({ isConnected }) => isConnected)) {
      const next = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      if (next) {
        next.focus();
        return;
      }
    }
  }

  /** What had the focus went with its answer, and nothing can be answered yet: it waits nearby. */
  rest(): void {
    if (!this.byKeys || document.activeElement !== document.body) return;
    const place = this.#around.at(-1);
    const rest = place?.matches(RESTS) ? place : place?.querySelector(RESTS);
    (rest as HTMLElement | undefined)?.focus({ preventScroll: true });
  }

  /** A key held down answers once, not the questions that follow, too. */
  held(event: KeyboardEvent): boolean {
    return event.repeat && event.key === "Enter" && !!(event.target as Element).closest(ANSWERS);
  }

  /** A click that began before the question changed under it answers nothing. */
  guard = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (event.detail === 0 || !target.closest(ANSWERS)) return;
    const now = performance.now();
    const rest = this.#rest;
    const slack = RESTING[this.#finger ? "finger" : "mouse"];
    const resting = Math.hypot(this.at.x - rest.x, this.at.y - rest.y) < slack;
    const second = event.detail > 1 && this.#clickedAt < rest.at;
    this.#clickedAt = now;
    const soon = now - rest.at < TOO_SOON && !target.closest(STEADY);
    if (!resting || !(soon || second)) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
