import { replay, type Sight } from "../app/server";
import type { Step } from "../protocol";

/** Looking back at earlier moves of a table. */
export class Replay {
  /** The move that is looked at; null: the present. */
  at = $state<number | null>(null);
  step = $state.raw<Step | null>(null);
  sight = $state.raw<Sight>({ eyes: null, open: false });

  readonly #table: string;
  #known = new Map<number, Step>();

  constructor(table: string) {
    this.#table = table;
  }

  async show(at: number, token: string | null): Promise<void> {
    this.at = at;
    if (!this.#known.has(at)) await this.#fetch(Math.max(0, at - 10), token);
    if (this.at === at) this.step = this.#known.get(at) ?? null;
  }

  /** Look at the same step in another way. */
  async see(sight: Partial<Sight>, at: number, token: string | null): Promise<void> {
    this.sight = { ...this.sight, ...sight };
    this.#known.clear();
    await this.show(at, token);
  }

  leave(): void {
    this.at = null;
    this.step = null;
  }

  /** Moves were taken back: what was known of them is wrong. */
  forget(): void {
    this.#known.clear();
    this.leave();
  }

  /** Every step from the beginning; for the curves of the result. */
  async all(total: number, token: string | null): Promise<Step[]> {
    for (let at = 0; at <= total; at++) {
      if (!this.#known.has(at)) await this.#fetch(at, token);
    }
    return Array.from({ length: total + 1 }, (_, at) => this.#known.get(at)).filter(
      (step) => step !== undefined,
    );
  }

  async #fetch(from: number, token: string | null): Promise<void> {
    const { sight } = this;
    const { steps } = await replay(this.#table, token, from, sight);
    if (sight !== this.sight) return;
    for (const step of steps) this.#known.set(step.at, step);
  }
}
