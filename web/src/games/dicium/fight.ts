import type { Argument, GameEvent, Text } from "../../protocol";

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

/** What is known of a fight when it begins. */
export interface Beginning {
  title: Text;
  /** The strength that is needed, where there is no other side. */
  needed: number | null;
  /** How it ends: if the side that rolls first wins, and if it loses. */
  ends: [Text, Text];
  /** The game tells one of these ends itself; else the last roll decides. */
  awaited?: boolean;
  /** What is fought about lies in the upper half of the board, and shall stay in sight. */
  above?: boolean;
}

export type Begins = (event: GameEvent) => Beginning | null;

export interface Bout extends Beginning {
  sides: Side[];
  /** `at` is the number of the event that ended it. */
  ended: { words: Text; good: boolean; at: number } | null;
}

/** What tells that a combat die was rolled. */
const STRENGTHS = ["event-strength", "event-strength-situation"];

/** A fight after one more event: it begins, somebody has rolled, or it ends. */
export function hear(
  bout: Bout | null,
  event: GameEvent,
  begins: Begins,
  name: (event: GameEvent) => string,
): Bout | null {
  const begun = begins(event);
  if (begun) return { ...begun, sides: [], ended: null };
  if (!bout || bout.ended) return bout;
  if (event.id === "event-turn") return null;
  if (bout.ends.some(({ id }) => id === event.id)) {
    return { ...bout, ended: { words: event, good: event.id === bout.ends[0].id, at: event.n } };
  }
  if (!STRENGTHS.includes(event.id)) return bout;
  const sides = [...bout.sides, sideOf(event, name(event))];
  if (bout.awaited) return { ...bout, sides };
  const [first, second] = sides.map(({ total }) => total ?? 0);
  const against = bout.needed ?? second;
  if (against === undefined) return { ...bout, sides };
  const good = first! >= against;
  return { ...bout, sides, ended: { words: bout.ends[good ? 0 : 1], good, at: event.n } };
}
