import { enlarged } from "../../app/enlarged.svelte";
import type { Camera } from "./camera.svelte";

/** So far a finger may slip, or a mouse tremble, from where it was put. */
const STILL = { finger: 12, mouse: 6 } as const;

/** Wheel, drag and pinch on the map. `dragged` tells a click apart from the end of a drag. */
export class Gestures {
  dragged = false;
  readonly #camera: Camera;
  readonly #down = new Map<number, { x: number; y: number }>();
  #from = { x: 0, y: 0 };

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    this.#camera.zoom(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
  };

  press = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    if (!this.#down.size) {
      this.dragged = false;
      this.#from = at;
    }
    // On an enlarged page fingers move the page.
    if (!enlarged.page || event.pointerType === "mouse") this.#down.set(event.pointerId, at);
  };

  move = (event: PointerEvent) => {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#down.set(event.pointerId, now);
    const slack = STILL[event.pointerType === "mouse" ? "mouse" : "finger"];
    const away = Math.hypot(now.x - this.#from.x, now.y - this.#from.y);
    if (!this.dragged && (other || away > slack)) {
      this.dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (!this.dragged) return;
    if (other) {
      const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
      const apart = (point: { x: number; y: number }) =>
        Math.hypot(point.x - other.x, point.y - other.y);
      const factor = apart(now) / Math.max(1, apart(before));
      this.#camera.zoom(factor, (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      this.#camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else {
      this.#camera.pan(now.x - before.x, now.y - before.y);
    }
  };

  release = (event: PointerEvent) => {
    this.#down.delete(event.pointerId);
  };
}
