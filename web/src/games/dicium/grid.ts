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

/** A part of the map, or of what is seen of it, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const centreOf = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/**
 * Where to turn what is seen, so that the first is in sight and as many of the others as there is room
 * for, the nearest first: with the least movement, or `anew` in the middle. Without a first one the
 * others are seen from their middle on.
 */
export function turnTo(
  seen: Box,
  first: Box | null,
  others: Box[],
  anew: boolean,
): { left: number; top: number } | null {
  const everything = others.length ? others.reduce(union) : null;
  const heart = first ?? everything;
  if (!heart) return null;
  const { x, y } = centreOf(heart);
  const away = (box: Box) => Math.hypot(centreOf(box).x - x, centreOf(box).y - y);
  const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top];
  const fits = (box: Box) => box.right - box.left <= wide && box.bottom - box.top <= high;
  const sorted = others.toSorted((a, b) => away(a) - away(b));
  const shown = (first ? sorted : sorted.slice(1)).reduce((sum, box) => {
    const more = union(sum, box);
    return fits(more) ? more : sum;
  }, first ?? sorted[0]!);
  if (anew) {
    const middle = centreOf(shown);
    return { left: middle.x - wide / 2, top: middle.y - high / 2 };
  }
  const along = (from: number, to: number, low: number, high: number) =>
    low < from ? low : high > to ? from + high - to : from;
  return {
    left: along(seen.left, seen.right, shown.left, shown.right),
    top: along(seen.top, seen.bottom, shown.top, shown.bottom),
  };
}
