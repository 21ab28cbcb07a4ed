import type { Component } from "svelte";
import drawn from "virtual:parts";
import type { GameEvent, Move, Outcome, SeatInfo, Text } from "../protocol";
import type { Stride } from "./answers.svelte";
import type { Cues } from "./cues";

/** What one tap can answer further on: the last of several answers, all of them in a row. */
export interface Further extends Move {
  row: Move[];
}

/** All that the table gives to a game's board. A board holds no rules: it shows and it asks. */
export interface BoardProps<View = unknown> {
  /** What this seat may know: the game's `view(seat)`. */
  view: View;
  /** My seat; null for a spectator. */
  me: number | null;
  seats: SeatInfo[];
  /** The seats that must decide now. */
  actors: number[];
  /** What I am asked, if I am asked. */
  prompt: Text | null;
  /** The moves I may make now: empty when I am not asked, and in a replay. */
  legal: Move[];
  /** What one tap can lead to beyond them; `play` and `offer` take these, too. */
  further: Further[];
  /** Make one of the legal moves at once: the person has chosen it in two steps, or it is easily changed. */
  play: (move: Move) => void;
  /** Propose one of them: it becomes `chosen`, and a second tap on it plays it. */
  offer: (move: Move) => void;
  /** The move that was proposed and waits for its second tap. */
  chosen: Move | null;
  /** Make several moves one after another, as long as each is legal when its turn comes. */
  walk: (steps: Stride[]) => void;
  /** How the game would complete my answer, if advice is allowed: notations, one after the other. */
  suggest: (() => Promise<string[]>) | null;
  /** A move that the person points at in the list of moves, or the chosen one; the board shows it. */
  pointed: Move | null;
  /** Let the list show only these moves, for instance those of a chosen card; null: all. */
  narrow: (moves: Move[] | null) => void;
  /** Explain something in a sentence at the pointer, finger or focus; null takes it away. */
  explain: (sentence: string | null) => void;
  /**
   * Say why something cannot be chosen, as a refused move is answered: with a link to its rule. If
   * the view says nothing about it, the question does not ask for it, and its rule is named.
   */
  refuse: (why?: Text | null) => void;
  /** What has just happened: the events between the view before and this one. */
  events: GameEvent[];
  /** All that has happened up to the position on the board, from the beginning. */
  log: GameEvent[];
  /** The event that is being told just now; null when the story has arrived. */
  told: GameEvent | null;
  outcome: Outcome | null;
}

/** A curve over time of the result page: one value for each seat, null where there is none. */
export interface Curve {
  label: Text;
  values: (number | null)[];
}

export interface GameParts {
  Board: Component<BoardProps<any>>;
  curves: ((view: any) => Curve[]) | null;
  /** How this game's events are told. */
  cues: Cues;
  /** The colours of the seats' pieces. */
  inks: ((view: any) => (string | null)[]) | null;
  /** What moves are called in this position, where their own words do not say all. */
  labels: ((view: any, move: Move, prompt: Text | null) => Text | null) | null;
  /** A seat's picture: its character, piece or banner. */
  Likeness: Component<{ view: any; seat: number }> | null;
}

/** What a game's folder holds of them. */
export interface DrawnParts {
  Board?: GameParts["Board"];
  Likeness?: NonNullable<GameParts["Likeness"]>;
  curves?: NonNullable<GameParts["curves"]>;
  cues?: Cues;
  inks?: NonNullable<GameParts["inks"]>;
  labels?: NonNullable<GameParts["labels"]>;
}

/** The drawn board of a game, or the plain one that can show any game. */
export async function partsOf(game: string): Promise<GameParts> {
  const found = (await drawn[game]?.()) ?? {};
  return {
    Board: found.Board ?? (await import("./PlainBoard.svelte")).default,
    curves: found.curves ?? null,
    cues: found.cues ?? {},
    inks: found.inks ?? null,
    labels: found.labels ?? null,
    Likeness: found.Likeness ?? null,
  };
}
