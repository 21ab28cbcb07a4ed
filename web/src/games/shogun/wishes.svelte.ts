import type { Move } from "../../protocol";

/**
 * Moves that belong together, such as taking a card back and laying it elsewhere: each is made
 * as soon as the table offers it. If it is not offered after the one before, the rest is dropped.
 */
export class Wishes {
  #texts = $state.raw<string[]>([]);
  #since: unknown = null;

  make(texts: string[]): void {
    this.#since = null;
    this.#texts = texts;
  }

  get busy(): boolean {
    return this.#texts.length > 0;
  }

  /** To be called whenever the view or the legal moves change. */
  follow(view: unknown, legal: Move[], play: (move: Move) => void): void {
    const next = this.#texts[0];
    if (next === undefined || !legal.length || view === this.#since) return;
    const move = legal.find((one) => one.text === next);
    this.#texts = move ? this.#texts.slice(1) : [];
    this.#since = view;
    if (move) play(move);
  }
}
