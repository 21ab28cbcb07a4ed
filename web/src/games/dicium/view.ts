/** The parts of a view that all Dicium games have in the same shape. */

export type Colour = "green" | "blue" | "yellow" | "red";
export type Face = "1" | "2" | "3" | "4" | "5" | "D";
export type Bonus = Colour | "reroll";

export interface Space {
  name: string;
  column: number;
  row: number;
  code: string;
}

export interface Edge {
  between: [string, string];
  kind: "wall" | "door";
}

export interface GridMap<S extends Space = Space> {
  columns: number;
  rows: number;
  spaces: S[];
  /** Edges that are not open. */
  edges: Edge[];
}

/** The dice of the active player. */
export interface Dice {
  unused: Face[];
  /** Dice in the hand this turn. */
  size: number;
  rolled: boolean;
  whole: boolean;
  rerolls: number;
  actions: number;
}

export interface Slot {
  slot: string;
  level: number;
  bonus: Bonus;
  taken: boolean;
}

export interface PlayerBoardView {
  board: string | null;
  hand: number;
  stored: Face[];
  slots: Slot[];
  bonuses: number;
}

export type Faces = Record<Face, Colour>;
