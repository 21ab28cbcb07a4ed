import type { Move } from "../../protocol";

/** Finds the move that is wished for among the legal ones. */
type Find = (legal: Move[]) => Move | undefined;

/**
 * Moves that belong together, such as taking a card back and laying it elsewhere: each is made
 * as soon as the table offers it. If it is not offered after the one before, the rest is dropped,
 * which is told.
 */
export class Wishes {
  #wished = $state.raw<Find[]>([]);
  #since: unknown = null;
  readonly #dropped: () => void;

  constructor(dropped: () => void) {
    this.#dropped = dropped;
  }

  make(wished: Find[]): void {
    this.#since = null;
    this.#wished = wished;
  }

  get busy(): boolean {
    return this.#wished.length > 0;
  }

  /** To be called whenever the view or the legal moves change. */
  follow(view: unknown, legal: Move[], play: (move: Move) => void): void {
    const next = this.#wished[0];
    if (next === undefined || !legal.length || view === this.#since) return;
    const move = next(legal);
    this.#wished = move ? this.#wished.slice(1) : [];
    this.#since = view;
    if (move) play(move);
    else this.#dropped();
  }
}
