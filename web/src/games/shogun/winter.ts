import type { GameEvent } from "../../protocol";

export interface WinterStep {
  title: "loss" | "hunger" | "majorities" | "points";
  events: GameEvent[];
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
export function gather(told: GameEvent[], fresh: GameEvent[]): GameEvent[] {
  let winter = told;
  let open = told.length > 0 && told.at(-1)!.id !== "event-scored";
  for (const event of fresh) {
    if (event.id === "event-winter-loss") {
      winter = [event];
      open = true;
    } else if (STEPS[event.id] && (open || winter.at(-1)?.id === "event-scored") && !winter.some((one) => one.n === event.n)) {
      if (event.id === "event-scored" || open) winter = [...winter, event];
      if (event.id === "event-scored") open = false;
    }
  }
  return winter;
}

export function stepsOf(winter: GameEvent[]): WinterStep[] {
  const steps: WinterStep[] = [];
  for (const event of winter) {
    const title = STEPS[event.id]!;
    const last = steps.at(-1);
    if (last?.title === title) last.events.push(event);
    else steps.push({ title, events: [event] });
  }
  return steps;
}
