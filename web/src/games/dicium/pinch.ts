interface Finger {
  clientX: number;
  clientY: number;
}

/** How much farther from each other two fingers must come, or how much nearer. */
const ENOUGH = 1.25;

/** Two fingers on a map: whether they bring it closer, or take it back. They say so once. */
export class Pinch {
  #from = 0;
  #said = false;

  /** What they mean by now, and around which point. */
  move([a, b, ...more]: Finger[]): { closer: boolean; x: number; y: number } | null {
    if (!a || !b || more.length) {
      this.#from = 0;
      this.#said = false;
      return null;
    }
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    this.#from ||= apart;
    const closer = apart >= this.#from * ENOUGH;
    if (this.#said || (!closer && apart > this.#from / ENOUGH)) return null;
    this.#said = true;
    return { closer, x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  }
}
