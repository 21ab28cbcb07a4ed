/** A part of the map or of the page, or of what is seen of it, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Reach {
  top: number;
  bottom: number;
}

interface Scene {
  /** How far it is scrolled now. */
  at: number;
  /** Where it would rest, if nothing had to be seen. */
  rest: number;
  /** What nothing lies over. */
  free: Reach;
  spaces: Reach[];
}

interface Point {
  x: number;
  y: number;
}

export const EDGES = ["left", "right", "top", "bottom"] as const;
export type Edge = (typeof EDGES)[number];

/** Where what is seen begins, as near as can be to where it would rest, so that all from low to high is seen. */
function startFor(rest: number, size: number, low: number, high: number): number | null {
  return high - low > size ? null : Math.max(high - size, Math.min(rest, low));
}

/** How far to scroll so that all spaces lie free; where they cannot, nothing moves. */
export function scrollFor({ at, rest, free, spaces }: Scene): number {
  if (!spaces.length) return rest;
  const low = at - free.top + Math.min(...spaces.map(({ top }) => top));
  const high = at - free.top + Math.max(...spaces.map(({ bottom }) => bottom));
  return Math.max(0, startFor(rest, free.bottom - free.top, low, high) ?? at);
}

export const centreOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const sizeOf = ({ left, top, right, bottom }: Box) => ({ wide: right - left, high: bottom - top });

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

function fits(box: Box, seen: Box): boolean {
  const [size, room] = [sizeOf(box), sizeOf(seen)];
  return size.wide <= room.wide && size.high <= room.high;
}

/** Whether all of this can be seen together, without making it smaller. */
export function together(boxes: Box[], seen: Box): boolean {
  return !boxes.length || fits(boxes.reduce(union), seen);
}

/** The edges beyond which there is one of these. */
export function beyond(boxes: Box[], seen: Box): Edge[] {
  const points = boxes.map(centreOf);
  const past: Record<Edge, (point: Point) => boolean> = {
    left: ({ x }) => x < seen.left,
    right: ({ x }) => x > seen.right,
    top: ({ y }) => y < seen.top,
    bottom: ({ y }) => y > seen.bottom,
  };
  return EDGES.filter((edge) => points.some(past[edge]));
}

/** Which of these lies nearest to a point, if one lies so near. */
export function nearest<T>(
  things: T[],
  boxOf: (one: T) => Box,
  at: Point,
  reach: number,
): T | undefined {
  const away = (one: T) => {
    const { x, y } = centreOf(boxOf(one));
    return Math.hypot(x - at.x, y - at.y);
  };
  return things
    .map((one) => [away(one), one] as const)
    .filter(([far]) => far <= reach)
    .toSorted(([a], [b]) => a - b)[0]?.[1];
}

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
  const sorted = others.toSorted((a, b) => away(a) - away(b));
  const shown = (first ? sorted : sorted.slice(1)).reduce((sum, box) => {
    const more = union(sum, box);
    return fits(more, seen) ? more : sum;
  }, first ?? sorted[0]!);
  const { wide, high } = sizeOf(seen);
  if (anew) {
    const middle = centreOf(shown);
    return { left: middle.x - wide / 2, top: middle.y - high / 2 };
  }
  return {
    left: startFor(seen.left, wide, shown.left, shown.right) ?? shown.left,
    top: startFor(seen.top, high, shown.top, shown.bottom) ?? shown.top,
  };
}
