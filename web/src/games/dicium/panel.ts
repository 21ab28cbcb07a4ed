import type { Move, Text } from "../../protocol";

/** What the stage gives to the panel of a player, beside the view. */
export interface PanelProps<Board> {
  board: Board;
  mine: boolean;
  /** What can be chosen on panels. */
  legal: Move[];
  play: (move: Move) => void;
  explain: (sentence: string | null) => void;
  refuse: (why?: Text | null) => void;
}
