import type { Argument, GameEvent, Move } from "../../protocol";
import { t } from "../../texts/language.svelte";
import { facesOf } from "../dicium/dice";
import { drivers, type View } from "./view";

/** How far a combination goes, and whether by airship; null if it is no movement. */
export function journeyOf(view: View, move: Move): { steps: number; way: "drive" | "fly" } | null {
  if (move.kind === "blue") {
    const added = view.boards[view.active]?.added.blue ?? 0;
    return { steps: (facesOf(move.args)?.length ?? 0) + added, way: "drive" };
  }
  const [steps, flight] = [view.steps[move.kind], view.flights[move.kind]];
  if (steps) return { steps, way: "drive" };
  return flight ? { steps: flight, way: "fly" } : null;
}

/** What a combination would do, in a few words. */
export function effectOf(view: View, move: Move): string {
  const journey = journeyOf(view, move);
  if (journey) {
    const what = move.kind === "double" ? "bump" : journey.way;
    return t(`board-effect-${what}`, { count: journey.steps });
  }
  if (move.kind === "green") return t("board-effect-green", { level: Number(move.args.level) });
  return t(`board-effect-${move.kind}`);
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
