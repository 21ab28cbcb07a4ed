import type { Move } from "../../protocol";
import { openPairs, placeOf } from "./grid";
import type { GridMap, Space } from "./view";

/** Ways that are drawn at most. */
const MOST = 4;

/** The spaces that touch each space with nothing closed between them. */
export function neighbours<S extends Space>(map: GridMap<S>): Map<string, string[]> {
  const found = new Map<string, string[]>(map.spaces.map(({ name }) => [name, []]));
  for (const [a, b] of openPairs(map)) {
    found.get(a.name)!.push(b.name);
    found.get(b.name)!.push(a.name);
  }
  return found;
}

/**
 * The shortest ways to a space, the safest first, as the spaces entered. `reach` is what the
 * engine says: the steps it takes to come to each space. `danger` is how much a game would
 * rather not enter a space; ways that tie in it are all given.
 */
export function waysTo<S extends Space>(
  map: GridMap<S>,
  reach: Record<string, number>,
  to: string,
  danger: (space: string) => number = () => 0,
): string[][] {
  const near = neighbours(map);
  const back = (space: string): string[][] => {
    const steps = reach[space] ?? 0;
    if (steps <= 1) return [[space]];
    const before = (near.get(space) ?? []).filter((one) => reach[one] === steps - 1);
    return before.flatMap((one) => back(one).map((way) => [...way, space]));
  };
  const costOf = (way: string[]) => way.slice(0, -1).reduce((sum, one) => sum + danger(one), 0);
  const ways = back(to).map((way) => ({ way, cost: costOf(way) }));
  const best = Math.min(...ways.map(({ cost }) => cost));
  return ways
    .filter(({ cost }) => cost === best)
    .slice(0, MOST)
    .map(({ way }) => way);
}

/** A way as answers, one step each; it ends where such a step is not asked for. */
export function stepsAlong(way: string[]): ((legal: Move[]) => Move | undefined)[] {
  return way.map(
    (space) => (legal: Move[]) =>
      legal.find((move) => move.kind === "step" && placeOf(move.args) === space),
  );
}
