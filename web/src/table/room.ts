/** Where there is room for a bubble: beside what it is about, and over nothing that can be tapped. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 24;
const MARGIN = 8;

/** The gap between two boxes; 0 if they touch. */
function gap(a: Box, b: Box): number {
  const across = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(across, down);
}

export const apart = (box: Box, others: Box[]) => others.every((one) => gap(box, one) > 0);

/** What two boxes have in common; null if that is nothing. */
export function overlap(a: Box, b: Box): Box | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** The place for a bubble of this size on the stage that is nearest to its subjects; null if there is none. */
export function roomFor(
  size: { width: number; height: number },
  stage: Box,
  subjects: Box[],
  answers: Box[],
): Box | null {
  const [right, bottom] = [stage.left + stage.width, stage.top + stage.height];
  let best: Box | null = null;
  let least = Infinity;
  for (let top = stage.top + MARGIN; top + size.height + MARGIN <= bottom; top += STEP) {
    for (let left = stage.left + MARGIN; left + size.width + MARGIN <= right; left += STEP) {
      const place = { left, top, ...size };
      const far = Math.min(...subjects.map((one) => gap(place, one)));
      if (far >= least || far === 0 || !apart(place, answers)) continue;
      [best, least] = [place, far];
    }
  }
  return best;
}
