import { named } from "../../texts/named";
import type { GridMap, Space } from "./view";

/** Where the middle of a space lies, in hundredths of a space. */
export function middle(space: Space): { x: number; y: number } {
  return { x: space.column * 100 + 50, y: space.row * 100 + 50 };
}

export function spaceNamed<S extends Space>(map: GridMap<S>, name: string | null): S | undefined {
  return map.spaces.find((space) => space.name === name);
}

/** Whether a space lies in the upper half of the map. */
export function isAbove(map: GridMap<Space>, name: string | null): boolean {
  return (spaceNamed(map, name)?.row ?? map.rows) < map.rows / 2;
}

/** The name of the space that a move or an event speaks of: `column-l`, 6 is l6. */
export function placeOf(args: Record<string, unknown> | undefined): string | null {
  const { column, row } = args ?? {};
  return column && typeof row === "number" ? named(column, "column") + row : null;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space to which an arrow key leads: the nearest one that lies more ahead than aside. */
export function towards<S extends Space>(map: GridMap<S>, from: Space, key: string): S | undefined {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const cost = (to: Space) => {
    const [x, y] = [to.column - from.column, to.row - from.row];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    return ahead > 0 && aside <= ahead ? ahead + 2 * aside : Infinity;
  };
  const [best] = map.spaces.toSorted((a, b) => cost(a) - cost(b));
  return best && cost(best) < Infinity ? best : undefined;
}

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

/** Two spaces that touch, with nothing closed between them. */
export function openPairs<S extends Space>(map: GridMap<S>): [S, S][] {
  const closed = new Set(map.edges.map(({ between }) => between.join(" ")));
  const at = new Map(map.spaces.map((space) => [`${space.column} ${space.row}`, space]));
  return map.spaces.flatMap((space) => {
    const beside = at.get(`${space.column + 1} ${space.row}`);
    const below = at.get(`${space.column} ${space.row + 1}`);
    return [beside, below]
      .filter((other): other is S => !!other && !closed.has(`${space.name} ${other.name}`))
      .map((other): [S, S] => [space, other]);
  });
}
