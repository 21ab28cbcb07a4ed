/** What server and client say to each other; docs/protocol.md explains it. */

export type Argument = number | string | { seat: number } | Argument[];

/**
 * A text of the engine: the id of a message and its arguments. A string is a message's id.
 * `rule` is the id of the rule that asks or refuses, on the game's rules page.
 */
export interface Text {
  id: string;
  args?: Record<string, Argument>;
  rule?: string;
}

export interface Option {
  name: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  id: string;
  players: number[];
  default_players: number;
  minutes: [number, number];
  options: Option[];
  levels: string[];
}

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string };

export type ClockRule =
  | { kind: "none" }
  | { kind: "move"; seconds: number }
  | { kind: "game"; seconds: number; increment: number };

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  name: string;
  seats: SeatWish[];
  clock: ClockRule;
  start: boolean;
}

export interface Ticket {
  table: string;
  seat: number;
  token: string;
}

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  here: boolean;
  /** Why a bot plays a person's seat, if one does. */
  stand_in: "agreed" | "flag" | "resigned" | null;
}

export interface Summary {
  table: string;
  game: string;
  players: number;
  options: Record<string, string>;
  phase: "waiting" | "playing" | "over";
  host: number;
  seats: SeatInfo[];
  clock: ClockRule;
  created: string;
  /** The next table, once there is one. */
  rematch: string | null;
}

export interface Move {
  index: number;
  text: string;
  kind: string;
  args: Record<string, Argument>;
  label: Text;
}

export interface GameEvent extends Text {
  n: number;
  move: number;
}

export interface Undo {
  can: boolean;
  needs_consent: boolean;
  /** Who waits for the consent of the seats in `needs`. */
  asked_by: number | null;
  needs: number[];
}

/** Somebody proposes that a bot plays for an absent seat. */
export interface Takeover {
  seat: number;
  asked_by: number;
  needs: number[];
}

export interface Clock {
  seat: number;
  left: number | null;
  running: boolean;
}

export interface Outcome {
  ranking: number[][];
  scores: number[];
  reason: string;
  sheet: { label: Text; values: (number | null)[] }[];
  labels: Record<string, string>[];
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  said: string;
  /** What the table itself says, instead of a person. */
  note: Text | null;
  at: string;
}

export interface Step {
  at: number;
  view: unknown;
  actors: number[];
  events: GameEvent[];
}

export interface Failure {
  error: Text;
  detail?: string;
}
