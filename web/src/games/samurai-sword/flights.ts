import type { GameEvent } from "../../protocol";
import { named } from "../../texts/named";
import { seatOf } from "./moves";

/** A card, or a point of honour, on its way between seats and the middle of the table. */
export interface Flight {
  /** The card; null for the back of one that is not seen. */
  card: string | null;
  honour: boolean;
  /** It stays in sight while it is told: nothing else on the table shows it. */
  stays: boolean;
  /** A seat; null for the middle of the table. */
  from: number | null;
  to: number | null;
}

/** Whose argument an end of the way is; "" for the middle of the table. */
type Way = [from: string, to: string];

const CARDS: Record<string, Way> = {
  "event-draw": ["", "who"],
  "event-draw-secret": ["", "who"],
  "event-play": ["who", ""],
  "event-play-at": ["who", "target"],
  "event-play-against": ["who", "target"],
  "event-attack": ["who", ""],
  "event-answer": ["who", ""],
  "event-steal": ["target", "who"],
  "event-steal-secret": ["target", "who"],
  "event-discard": ["who", ""],
  "event-take-discard": ["", "who"],
  "event-bushido-passed": ["who", "to"],
};

const HONOUR: Record<string, Way> = {
  "event-defeat": ["who", "by"],
  "event-bushido-lost": ["who", ""],
};

/** What an event lets fly, if it does. */
export function flightIn({ id, args }: GameEvent): Flight | null {
  const way = CARDS[id] ?? HONOUR[id];
  if (!way) return null;
  const [from, to] = way.map((name) => seatOf(args?.[name])) as [number | null, number | null];
  const card = id === "event-bushido-passed" ? "bushido" : named(args?.card, "card");
  return {
    card: card || null,
    honour: id in HONOUR,
    stays: id === "event-answer",
    from,
    to,
  };
}
