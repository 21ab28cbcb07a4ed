import type { GameEvent, Move } from "../../protocol";
import { seatOf, useOf } from "../dicium/actions";
import type { View } from "./view";

/** How far a combination goes, and whether by airship; null if it is no movement. */
function journeyOf(view: View, move: Move): { steps: number; way: "drive" | "fly" } | null {
  const does = useOf(view, move);
  if (!does || typeof does.args.count !== "number") return null;
  return { steps: does.args.count, way: does.id === "use-fly" ? "fly" : "drive" };
}

/** The spaces that a combination could lead to from here, with the steps that it takes. */
export function reachOf(view: View, here: string | null, move: Move): Record<string, number> {
  const journey = journeyOf(view, move);
  if (!view.reach || !journey) return {};
  return Object.fromEntries(
    Object.entries(view.reach[journey.way] ?? {}).filter(
      ([space, count]) => count <= journey.steps && space !== here,
    ),
  );
}

/** The spaces that each driver entered, in order. */
export function tripsOf(events: GameEvent[], place: (event: GameEvent) => string | null) {
  const trips = new Map<number | null, string[]>();
  for (const event of events) {
    if (event.id !== "event-step") continue;
    const driver = seatOf(event.args?.driver);
    const space = place(event);
    if (space) trips.set(driver, [...(trips.get(driver) ?? []), space]);
  }
  return trips;
}
