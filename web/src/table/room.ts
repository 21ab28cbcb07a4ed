/** Where there is room for a bubble: beside what it is about, and over nothing that can be tapped. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 24;
const MARGIN = 8;
/** So many points of a bubble, across and down, are looked at. */
const POINTS = [9, 5] as const;
/** It may lie over so much of itself with answers below, and so much further away to avoid it all. */
const MOST = 0.05;
const OVER_ANSWERS = 4000;
const OVER_SUBJECT = 1500;

/** The gap between two boxes; 0 if they touch. */
function gap(a: Box, b: Box): number {
  const across = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(across, down);
}

/** How much of a box lies over others, from 0 to 1. */
export function share(box: Box, others: Box[]): number {
  const near = others.filter((one) => gap(box, one) === 0);
  if (!near.length) return 0;
  const [across, down] = POINTS;
  let over = 0;
  for (let column = 0; column < across; column++) {
    for (let row = 0; row < down; row++) {
      const x = box.left + (box.width * (column + 0.5)) / across;
      const y = box.top + (box.height * (row + 0.5)) / down;
      const hit = ({ left, top, width, height }: Box) =>
        x > left && x < left + width && y > top && y < top + height;
      if (near.some(hit)) over++;
    }
  }
  return over / (across * down);
}

/** The best place for a bubble of this size on the stage; null if there is none. */
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
      if (far >= least) continue;
      const over = share(place, answers);
      if (over > MOST) continue;
      const cost = far + OVER_ANSWERS * over + OVER_SUBJECT * share(place, subjects);
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}
