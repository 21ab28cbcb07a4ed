import type { IconName } from "../look/Icon.svelte";
import type { GameEvent } from "../protocol";
import { named } from "../texts/named";

export type Sound = "clap" | "bell" | "gong" | "clash" | "coin" | "drum" | "dice" | "card";

/** How an event is told: at the table, in the log, to the ear. */
export interface Cue {
  /** How long it is told: 1 is the usual time, 0 needs none, 3 is a battle. */
  beats?: number;
  /** Has its whole time, however much else happens at once. */
  counted?: boolean;
  /** What its player does next says it again: then it needs no time. */
  announces?: boolean;
  icon?: IconName;
  sound?: Sound;
  /** A new turn or round: a heading of the log. */
  heading?: boolean;
}

/** What colours a line of the log where the pieces of its player have no colour. */
export const TONES: Partial<Record<IconName, string>> = {
  sword: "var(--vermilion)",
  heart: "var(--vermilion)",
  fire: "var(--vermilion)",
  skull: "var(--ink)",
  shield: "var(--indigo)",
  card: "var(--indigo)",
  die: "var(--indigo)",
  coin: "var(--gold-leaf)",
  star: "var(--gold-leaf)",
  trophy: "var(--gold-leaf)",
  check: "var(--moss)",
  rice: "var(--moss)",
  wheel: "var(--moss)",
};

/** By the kind of the event: `attack` for `event-attack`. */
export type Cues = Record<string, Cue>;

const PLAIN: Cue = {};

export function cueOf(cues: Cues, event: GameEvent): Cue {
  const kind = named(event.id, "event");
  return cues[kind] ?? cues[kind.replace(/-secret$/, "")] ?? PLAIN;
}

/** Whether an event names a seat, alone or among others. */
export function concerns(event: GameEvent, seat: number | null): boolean {
  if (seat === null) return false;
  return Object.values(event.args ?? {})
    .flat(2)
    .some((value) => typeof value === "object" && "seat" in value && value.seat === seat);
}

/** The seat that an event is about first of all: the one named first. */
export function doer(event: GameEvent): number | null {
  for (const value of Object.values(event.args ?? {})) {
    if (typeof value === "object" && !Array.isArray(value)) return value.seat;
  }
  return null;
}
