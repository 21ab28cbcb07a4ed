/** Where there is room for a bubble: beside what it is about, over as little as possible of what can be tapped. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 24;
const MARGIN = 8;
/** So much further away it may be rather than lie over one pixel of an answer. */
const OVER_ANSWER = 4;
const OVER_SUBJECT = 8;

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The gap between two boxes; 0 if they touch. */
function gap(a: Box, b: Box): number {
  const across = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(across, down);
}

/** The best place for a bubble of this size on the stage; null if it does not fit there. */
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
      const cost =
        Math.min(...subjects.map((one) => gap(place, one))) +
        OVER_SUBJECT * subjects.reduce((sum, one) => sum + overlap(place, one), 0) +
        OVER_ANSWER * answers.reduce((sum, one) => sum + overlap(place, one), 0);
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}
