import type { Ended } from "../protocol";
import { placesOf } from "../table/places";

/** How a game ended for one of its players. */
interface End {
  /** Null for who played alone for points: that is neither won nor lost. */
  verdict: "won" | "lost" | "placed" | null;
  place: number;
  count: number;
  points: number | null;
}

export function endOf({ ranking, sides, points }: Ended, seat: number): End {
  const places = placesOf(ranking);
  const count = places.size;
  const scored = points?.[seat] ?? null;
  const told = { place: places.get(seat) ?? count, count, points: scored };
  if (count === 1 && scored !== null) return { verdict: null, ...told };
  if (ranking[0]?.includes(seat)) return { verdict: "won", ...told };
  return { verdict: sides || count < 3 ? "lost" : "placed", ...told };
}
