import type { Argument, GameEvent } from "../../protocol";

/** One side of a fight, or of a test. */
export interface Side {
  name: string;
  /** The combat die; null before it is rolled. */
  die: number | null;
  /** Red dice spent. */
  spent: number;
  /** Red bonuses. */
  bonuses: number;
  /** What the situation gives. */
  situation: number;
  total: number | null;
}

function number(argument: Argument | undefined): number {
  return typeof argument === "number" ? argument : 0;
}

/** A side as the event that rolled its combat die tells it. */
export function sideOf(event: GameEvent, name: string): Side {
  const { die, spent, bonuses, total } = event.args ?? {};
  const [d, s, b, sum] = [number(die), number(spent), number(bonuses), number(total)];
  return { name, die: d, spent: s, bonuses: b, situation: sum - d - s - b, total: sum };
}
