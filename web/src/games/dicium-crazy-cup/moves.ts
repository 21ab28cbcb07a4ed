import type { Argument, GameEvent, Move } from "../../protocol";
import { say } from "../../texts/language.svelte";
import { useOf } from "../dicium/actions";
import { drivers, type View } from "./view";

/** How far a combination goes, and whether by airship; null if it is no movement. */
export function journeyOf(view: View, move: Move): { steps: number; way: "drive" | "fly" } | null {
  const does = useOf(view, move);
  if (!does || typeof does.args.count !== "number") return null;
  return { steps: does.args.count, way: does.id === "use-fly" ? "fly" : "drive" };
}

/** What a combination would do, in a few words. */
export function effectOf(view: View, move: Move): string {
  const does = useOf(view, move);
  return does ? say(does) : "";
}

/** The spaces that a move could lead to, with the steps that it takes. */
export function reachOf(view: View, move: Move | null): Record<string, number> {
  const journey = view.movement
    ? { steps: view.movement.left, way: "drive" as const }
    : move && journeyOf(view, move);
  if (!view.reach || !journey) return {};
  const who = view.movement?.seat ?? view.active;
  const here = drivers(view).find((driver) => driver.seat === who)?.at;
  return Object.fromEntries(
    Object.entries(view.reach[journey.way] ?? {}).filter(
      ([space, count]) => count <= journey.steps && space !== here,
    ),
  );
}

/** `hook` for `card-hook`, `saws` for `tile-saws`; empty for anything else. */
export function bare(argument: Argument | undefined): string {
  return typeof argument === "string" ? argument.replace(/^[a-z]+-/, "") : "";
}

/** The driver that a move or an event names: a seat, or null for the drone. */
export function driverOf(argument: Argument | undefined): number | null {
  return typeof argument === "object" && !Array.isArray(argument) ? argument.seat : null;
}

/** The spaces that each driver entered, in order. */
export function tripsOf(events: GameEvent[], place: (event: GameEvent) => string | null) {
  const trips = new Map<number | null, string[]>();
  for (const event of events) {
    if (event.id !== "event-step") continue;
    const driver = driverOf(event.args?.driver);
    const space = place(event);
    if (space) trips.set(driver, [...(trips.get(driver) ?? []), space]);
  }
  return trips;
}
