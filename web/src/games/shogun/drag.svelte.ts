const FAR = 7;

interface Ends {
  /** The pointer has left its place: something is being carried. */
  begin: () => void;
  /** Let go over a space, or over none. */
  drop: (space: string | null) => void;
  cancel: () => void;
}

/** Carrying a card with mouse or finger to a space, an element with `data-space`. */
export class Drag {
  at = $state.raw<{ x: number; y: number; over: string | null } | null>(null);
  #dropped = false;

  press(event: PointerEvent, ends: Ends): void {
    if (event.button !== 0) return;
    const source = event.currentTarget as HTMLElement;
    const { clientX: x, clientY: y, pointerId } = event;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (!this.at) {
        if (Math.hypot(moved.clientX - x, moved.clientY - y) < FAR) return;
        source.setPointerCapture(pointerId);
        ends.begin();
      }
      this.at = { x: moved.clientX, y: moved.clientY, over: spaceAt(moved) };
    };
    const end = (ended: PointerEvent) => {
      source.removeEventListener("pointermove", move);
      source.removeEventListener("pointerup", end);
      source.removeEventListener("pointercancel", end);
      if (!this.at) return;
      this.at = null;
      this.#dropped = true;
      setTimeout(() => (this.#dropped = false));
      if (ended.type === "pointercancel") ends.cancel();
      else ends.drop(spaceAt(ended));
    };
    source.addEventListener("pointermove", move);
    source.addEventListener("pointerup", end);
    source.addEventListener("pointercancel", end);
  }

  /** Does what a click asks for, unless the click is only the end of a drag. */
  click(action: () => void): void {
    if (!this.#dropped) action();
  }
}

function spaceAt(event: PointerEvent): string | null {
  const found = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<HTMLElement>("[data-space]");
  return found?.dataset.space ?? null;
}
