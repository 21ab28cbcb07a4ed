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

/** How far to scroll so that all spaces lie free; where they cannot, nothing moves. */
export function scrollFor({ at, rest, free, spaces }: Scene): number {
  if (!spaces.length) return rest;
  const most = at + Math.min(...spaces.map(({ top }) => top)) - free.top;
  const least = at + Math.max(...spaces.map(({ bottom }) => bottom)) - free.bottom;
  if (least > most) return at;
  return Math.max(0, Math.min(Math.max(rest, least), most));
}
