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

/** Whether something lies beyond an edge, more than half of it. */
export function beyond(edge: Edge, box: Box, seen: Box): boolean {
  const { x, y } = centreOf(box);
  if (edge === "left") return x < seen.left;
  if (edge === "right") return x > seen.right;
  return edge === "top" ? y < seen.top : y > seen.bottom;
}

/** How large an arrow is. */
export const ARROW = 36;

/** An arrow at an edge, and where along it: in pixels from the left or from the top. */
export interface Sign {
  edge: Edge;
  at: number;
}

/**
 * For each edge with something beyond it an arrow, beside that, and if it can be over nothing of the same
 * kind that is in sight, nor over another arrow.
 */
export function signsFor(boxes: Box[], seen: Box, size = ARROW): Sign[] {
  const taken = [...boxes];
  return EDGES.flatMap((edge) => {
    const out = boxes.filter((box) => beyond(edge, box, seen));
    if (!out.length) return [];
    const upright = edge === "left" || edge === "right";
    const [from, to] = upright ? [seen.top, seen.bottom] : [seen.left, seen.right];
    const within = (at: number) => Math.max(from + size / 2, Math.min(to - size / 2, at));
    const along = (box: Box) => within(centreOf(box)[upright ? "y" : "x"]);
    const wanted = out.map(along).reduce((sum, at) => sum + at, 0) / out.length;
    const arrow = (at: number): Box => {
      const [a, b] = [at - size / 2, at + size / 2];
      if (edge === "left") return { left: seen.left, top: a, right: seen.left + size, bottom: b };
      if (edge === "right")
        return { left: seen.right - size, top: a, right: seen.right, bottom: b };
      if (edge === "top") return { left: a, top: seen.top, right: b, bottom: seen.top + size };
      return { left: a, top: seen.bottom - size, right: b, bottom: seen.bottom };
    };
    const steps = Math.ceil((to - from) / (size / 4));
    const places = Array.from({ length: 2 * steps + 1 }, (_, step) =>
      within(wanted + ((step % 2 ? 1 : -1) * Math.ceil(step / 2) * size) / 4),
    );
    const at = places.find((at) => !taken.some((box) => overlap(box, arrow(at)))) ?? wanted;
    taken.push(arrow(at));
    return { edge, at: at - from };
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
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
