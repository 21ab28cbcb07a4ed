import type { Move } from "../../protocol";
import type { Further } from "../../table/board";
import { useOf } from "../dicium/actions";
import { facesOf } from "../dicium/dice";
import { placeOf } from "../dicium/grid";
import { pieceOf, wayOf } from "../dicium/shortcuts";
import type { Deed, View } from "./view";

/** What would happen on each space that a piece may go to now, or with one tap, beyond a stop. */
export function deedsOf(
  view: View,
  legal: Move[],
  further: Further[],
  standing: Record<string, string>,
): Map<string, Deed> {
  const goals = new Set(
    legal
      .filter(({ kind }) => kind === "go" || kind === "step")
      .map((move) => placeOf(move.args) ?? ""),
  );
  const near = Object.values(view.choosing?.pieces ?? {})
    .flatMap((ends) => Object.entries(ends))
    .filter(([space, deed]) => deed !== "stop" && goals.has(space));
  const far = further.flatMap((one): [string, Deed][] =>
    wayOf(one).flatMap((space): [string, Deed][] => {
      const deed = metBy(view, one, space, standing);
      return deed ? [[space, deed]] : [];
    }),
  );
  const sole = Object.values(view.sole)
    .filter(({ happens }) => happens !== "stop")
    .map(({ at, happens }): [string, Deed] => [at, happens]);
  return new Map([...sole, ...far, ...near]);
}

function metBy(
  view: View,
  one: Further,
  space: string,
  standing: Record<string, string>,
): Deed | null {
  if (one.kind !== "go" && one.kind !== "step") return null;
  const from = pieceOf(one, standing);
  const met = view.pieces
    .filter(({ at }) => from === null || at === from)
    .flatMap(({ id }) => (view.choosing?.pieces ?? view.meets)?.[id]?.[space] ?? [])
    .filter((deed) => deed !== "stop");
  const action = one.row.find(({ args }) => facesOf(args));
  const use = action && useOf(view, action)?.id;
  if (met[0]) return met[0] === "fight" && use === "use-banzai" ? "defeat" : met[0];
  const dark = view.gardens.some(({ brazier, lit }) => brazier === space && !lit);
  return dark && use === "use-move-light" ? "light" : null;
}
