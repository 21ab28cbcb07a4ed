import { untrack } from "svelte";
import type { View } from "./view";

export interface Change {
  key: number;
  seat: number;
  text: string;
  kind: "life" | "honour";
}

const SHOWN = 1500;

/** What a new view changed in life and honour, for a moment each. */
export class Changes {
  #list = $state.raw<Change[]>([]);
  #last: View | null = null;
  #key = 0;

  of(seat: number): Change[] {
    return this.#list.filter((change) => change.seat === seat);
  }

  see(view: View): void {
    const last = this.#last;
    this.#last = view;
    if (last?.players.length !== view.players.length) return;
    const found: Change[] = [];
    for (const player of view.players) {
      const before = last.players[player.seat]!;
      for (const kind of ["life", "honour"] as const) {
        const by = player[kind] - before[kind];
        if (!by) continue;
        const text = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
        found.push({ key: ++this.#key, seat: player.seat, text, kind });
      }
    }
    if (!found.length) return;
    this.#list = [...untrack(() => this.#list), ...found];
    setTimeout(() => (this.#list = this.#list.filter((one) => !found.includes(one))), SHOWN);
  }
}
