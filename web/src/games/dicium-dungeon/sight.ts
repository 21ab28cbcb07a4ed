import type { GameEvent } from "../../protocol";
import { openPairs, placeOf } from "../dicium/grid";
import type { GridMap, Space } from "../dicium/view";

/** Events after which an adventurer stands on the space they name, or what lies there was shown. */
const SEEING = new Set(
  ["start", "step", "cross", "jump", "teleport", "retreat", "fall", "look"].map(
    (kind) => `event-${kind}`,
  ),
);

/** How far a torch shines around corners, in steps. */
const TORCH = 2;

/** The spaces that are seen from these: a torch's light around, and straight on until a wall. */
export function sight(map: GridMap, from: Iterable<string>): Set<string> {
  const pairs = openPairs(map);
  const beside = new Map<string, Space[]>(map.spaces.map(({ name }) => [name, []]));
  for (const [one, other] of pairs) {
    beside.get(one.name)!.push(other);
    beside.get(other.name)!.push(one);
  }
  const spaces = new Map<string, Space>(map.spaces.map((space) => [space.name, space]));
  const seen = new Set<string>();
  for (const name of new Set(from)) {
    const here = spaces.get(name);
    if (!here) continue;
    let lit = [here];
    for (let step = 0; step < TORCH; step++) {
      lit = [...new Set([...lit, ...lit.flatMap((space) => beside.get(space.name)!)])];
    }
    for (const space of lit) seen.add(space.name);
    for (const first of beside.get(name)!) {
      const [dx, dy] = [first.column - here.column, first.row - here.row];
      let at: Space | undefined = first;
      while (at) {
        const { column, row }: Space = at;
        seen.add(at.name);
        at = beside
          .get(at.name)!
          .find((next) => next.column === column + dx && next.row === row + dy);
      }
    }
  }
  return seen;
}

/** The spaces that the adventurers have been on, and those whose chest was shown to them. */
export function visited(log: GameEvent[]): string[] {
  return log.flatMap((event) => (SEEING.has(event.id) ? (placeOf(event.args) ?? []) : []));
}
