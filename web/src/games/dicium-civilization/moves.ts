import type { Move } from "../../protocol";
import { facesOf } from "../dicium/dice";
import type { View } from "./view";

interface Journey {
  way: string[];
  first?: Move;
}

/** The move that goes as far as the way with the fewest dice, if one of this kind is legal. */
function cheapest(view: View, legal: Move[], kind: string, steps: number): Move | undefined {
  const added = kind === "pair" ? 0 : (view.boards[view.active]?.added[kind as "blue"] ?? 0);
  const each = view.attached.includes("democritus") ? 2 : 1;
  const far = (move: Move) =>
    kind === "pair" ? 1 : (facesOf(move.args)?.length ?? 0) * each + added;
  return legal
    .filter((move) => move.kind === kind && far(move) >= steps)
    .toSorted((a, b) => (facesOf(a.args)?.length ?? 0) - (facesOf(b.args)?.length ?? 0))[0];
}

/** Every space that one tap can lead to now: within a walk, or by an action that begins one. */
export function journeysOf(view: View, legal: Move[]): Record<string, Journey> {
  const found: Record<string, Journey> = {};
  if (!view.reach) return found;
  if (view.movement) {
    for (const [space, way] of Object.entries(view.reach.walk ?? {})) found[space] = { way };
    return found;
  }
  for (const kind of ["blue", "yellow", "pair"]) {
    for (const [space, way] of Object.entries(view.reach[kind] ?? {})) {
      const first = cheapest(view, legal, kind, way.length);
      const known = found[space]?.first;
      const dearer =
        known && facesOf(known.args)!.length <= (facesOf(first?.args ?? {})?.length ?? 9);
      if (first && !dearer) found[space] = { way, first };
    }
  }
  return found;
}
