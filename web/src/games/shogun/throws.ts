import type { GameEvent } from "../../protocol";
import { numbersOf, provinceOf, seatOf, type Atlas } from "./view";

/** A battle or a revolt as far as it has been told. */
export interface Throw {
  key: number;
  /** What led to it, and what came of it, as events to be told. */
  cause: GameEvent | null;
  result: GameEvent | null;
  /** The cubes thrown, and those that came out; null until they fall. */
  into: number[] | null;
  out: number[] | null;
}

const CAUSES = ["event-attack", "event-attack-neutral", "event-revolt"];
const RESULTS = [
  "event-battle-won",
  "event-battle-held",
  "event-battle-tied",
  "event-neutral-won",
  "event-neutral-failed",
  "event-revolt-put-down",
  "event-revolt-lost",
];

/** The last throw that these events speak of, going on from the one told before. */
export function throwIn(events: GameEvent[], before: Throw | null): Throw | null {
  let now = before;
  for (const event of events) {
    if (CAUSES.includes(event.id)) {
      now = { key: event.n, cause: event, result: null, into: null, out: null };
    } else if (event.id === "event-throw" && now) {
      now = { ...now, into: numbersOf(event.args.in), out: numbersOf(event.args.out) };
    } else if (RESULTS.includes(event.id) && now) now = { ...now, result: event };
  }
  return now;
}

/** Whether an event belongs to a throw. */
export function isThrow(event: GameEvent): boolean {
  return event.id === "event-throw" || [...CAUSES, ...RESULTS].includes(event.id);
}

/** Which side has won: the first, that attacks or whose province revolts, or the second. */
export function wonBy(result: GameEvent | null): 0 | 1 | null {
  if (!result || result.id === "event-battle-tied") return null;
  const first = ["event-battle-won", "event-neutral-won", "event-revolt-put-down"];
  return first.includes(result.id) ? 0 : 1;
}

/** The peasants that stood by the defender, once it is told. */
export function helpersIn({ cause, result }: Throw): number {
  return cause?.id === "event-attack" ? Number(result?.args.helpers ?? 0) : 0;
}

/** Where it is fought; -1 if that is not known. */
export function placeOf(map: Atlas, thrown: Throw): number {
  const args = thrown.cause?.args;
  return args ? provinceOf(map, args.goal ?? args.province) : -1;
}

/** Armies that go from one province to another. */
export interface March {
  from: number;
  to: number;
  seat: number;
  armies: number;
}

/** The march that an event tells of, if it does: of a move or of an attack. */
export function marchIn(map: Atlas, { args }: GameEvent): March | null {
  const [from, to] = [provinceOf(map, args?.province), provinceOf(map, args?.goal)];
  const seat = seatOf(args?.player);
  if (from < 0 || to < 0 || seat === null) return null;
  return { from, to, seat, armies: Number(args.armies) };
}
