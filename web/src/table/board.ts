import type { Component } from "svelte";
import type { GameEvent, Move, Outcome, SeatInfo, Text } from "../protocol";

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
  /** Make one of the legal moves. */
  play: (move: Move) => void;
  /** A move that the person points at in the list of moves; the board shows it. */
  pointed: Move | null;
  /** Let the list show only these moves, for instance those of a chosen card; null: all. */
  narrow: (moves: Move[] | null) => void;
  /** Explain something in a sentence near the prompt; null takes it away. */
  explain: (sentence: string | null) => void;
  /** What has just happened: the events between the view before and this one. */
  events: GameEvent[];
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
}

const boards = import.meta.glob<{ default: Component<BoardProps<any>> }>("../games/*/Board.svelte");
const charts = import.meta.glob<{ curves: (view: any) => Curve[] }>("../games/*/curves.ts");

/** The drawn board of a game, or the plain one that can show any game. */
export async function partsOf(game: string): Promise<GameParts> {
  const board = boards[`../games/${game}/Board.svelte`] ?? (() => import("./PlainBoard.svelte"));
  const chart = charts[`../games/${game}/curves.ts`];
  const [found, drawn] = await Promise.all([board(), chart?.()]);
  return { Board: found.default, curves: drawn?.curves ?? null };
}
