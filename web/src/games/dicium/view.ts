/** The parts of a view that all Dicium games have in the same shape. */

import type { Argument, Text } from "../../protocol";

export type Colour = "green" | "blue" | "yellow" | "red";
export type Face = "1" | "2" | "3" | "4" | "5" | "D";
export type Bonus = Colour | "reroll";

export interface Space {
  name: string;
  column: number;
  row: number;
  kind: string;
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
  seat?: number;
  board: string | null;
  hand: number;
  stored: Face[];
  slots: Slot[];
  bonuses: number;
  /** Faces added to each colour where the pieces stand now. */
  added: Record<Colour, number>;
}

/** A row of the active player's table of actions: what a combination would do now. */
export interface ActionRow {
  kind: string;
  combination: string;
  level: number | null;
  /** Faces of the colour that it takes; null: as many as one likes, or numbers. */
  faces: number | null;
  /** One text, or one for each number of dice from 1 to 5. */
  does: { id: string; args: Record<string, Argument> }[];
  /** The message why it is not possible now. */
  obstacle: string | null;
}

/** What every player board has places for. */
export interface Printed {
  /** The sizes that a hand can have. */
  hands: number[];
  /** How many dice can be stored. */
  stored: number;
}

export type Faces = Record<Face, Colour>;

/** What the views of all Dicium games begin with. */
export interface DiciumView<S extends Space = Space, B extends PlayerBoardView = PlayerBoardView> {
  active: number;
  grid: GridMap<S>;
  faces: Faces;
  printed: Printed;
  dice: Dice;
  boards: B[];
  /** Boards to choose from; `hero`: the faces that the first Hero of a people adds. */
  offered: { board: string; slots: Slot[]; hero?: { colour: Colour; faces: number } }[];
  actions: ActionRow[];
  /** Why I cannot choose what lies at hand: by the name of a space, or by `card-…`. */
  refused: Record<string, Text>;
}
