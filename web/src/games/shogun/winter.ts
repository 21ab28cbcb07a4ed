import type { GameEvent } from "../../protocol";
import { seatOf } from "./view";

export interface WinterStep {
  title: "loss" | "hunger" | "majorities" | "points";
  events: GameEvent[];
}

/** What has been told of a winter; while it is open, more may follow. */
export interface Winter {
  events: GameEvent[];
  open: boolean;
}

const STEPS: Record<string, WinterStep["title"]> = {
  "event-winter-loss": "loss",
  "event-fed": "hunger",
  "event-hunger": "hunger",
  "event-revolt-put-down": "hunger",
  "event-revolt-lost": "hunger",
  "event-majority": "majorities",
  "event-scored": "points",
};

/** Adds what is new to the winter told so far; a winter begins with the rice that is lost. */
export function gather(told: Winter, fresh: GameEvent[]): Winter {
  let winter = told;
  for (const event of fresh) {
    if (event.id === "event-winter-loss") winter = { events: [event], open: true };
    else if (event.id === "event-year-ends" || event.id === "event-game-over") {
      winter = { ...winter, open: false };
    } else if (winter.open && STEPS[event.id]) {
      winter = { ...winter, events: [...winter.events, event] };
    }
  }
  return winter;
}

/** The points of each lord that are scored later in the story than the event that is being told. */
export function unscored(players: number, events: GameEvent[], told: GameEvent | null): number[] {
  const points = Array<number>(players).fill(0);
  for (const { id, n, args } of events) {
    const seat = id === "event-scored" && told && n > told.n ? seatOf(args.player) : null;
    if (seat !== null) points[seat]! += Number(args.points);
  }
  return points;
}

/** The lords whose points of this winter have been told, so that nothing more is to be expected of it. */
export function scored(events: GameEvent[], told: GameEvent | null): Set<number> {
  const past = events.filter(({ id, n }) => id === "event-scored" && (!told || n <= told.n));
  return new Set(past.flatMap(({ args }) => seatOf(args.player) ?? []));
}

export function stepsOf(events: GameEvent[]): WinterStep[] {
  const steps: WinterStep[] = [];
  for (const event of events) {
    const title = STEPS[event.id]!;
    const last = steps.at(-1);
    if (last?.title === title) last.events.push(event);
    else steps.push({ title, events: [event] });
  }
  return steps;
}
