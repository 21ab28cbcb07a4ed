import type { Text } from "../../protocol";
import type {
  ActionRow,
  Colour,
  Dice,
  Faces,
  GridMap,
  PlayerBoardView,
  Printed,
  Slot,
  Space,
} from "../dicium/view";

/** When a Cheat card may be played: before the roll, between actions, or where it is asked for. */
export type Moment = "start" | "act" | "react";

/** What `view(seat)` of Crazy Cup tells. */
export interface View {
  options: Record<string, string>;
  active: number;
  deciding: number[];
  grid: CanyonMap;
  pieces: Piece[];
  faces: Faces;
  printed: Printed;
  dice: Dice;
  boards: DriverBoard[];
  /** Player boards to choose from, while not all have one. */
  offered: { board: string; slots: Slot[] }[];
  race: {
    round: number;
    limit: number;
    last_round: boolean;
    /** Seats, the drone as null, the leader first. */
    order: (number | null)[];
    boosts: { dice: number; rerolls: number; pit: boolean; dynamite: number };
  };
  movement: Movement | null;
  /** Steps that it takes the driver whose dice lie on the table to come to a space. */
  reach: { drive: Record<string, number>; fly?: Record<string, number> } | null;
  /** The strength that passes a driving test. */
  passes: number;
  actions: ActionRow[];
  /** Why I cannot choose what lies at hand: by the name of a space, or by `card-…`. */
  refused: Record<string, Text>;
  /** What texts about the content say in figures. */
  numbers: Record<string, number>;
  /** When each Cheat card may be played. */
  moments: Record<string, Moment>;
  supply: Record<string, number>;
  cards: {
    row: (string | null)[];
    deck: number;
    discard: string[];
    /** My own; null for a spectator. */
    own: string[] | null;
    known: { card: string; seats: number[] }[];
    /** The hands of all, by seat, when they lie open. */
    held?: string[][];
  };
}

export interface CanyonSpace extends Space {
  /** Along a clockwise race; null off the road. */
  mile: number | null;
}

export interface CanyonMap extends GridMap<CanyonSpace> {
  start: string;
  lap: number;
}

export interface Driver {
  kind: "driver" | "drone";
  seat: number | null;
  at: string;
  road: string;
  mile: number;
  miles: number;
  way: "clockwise" | "anticlockwise" | null;
  finished: boolean;
}

export interface TornadoPiece {
  kind: "tornado";
  seat: number | null;
  at: string | null;
}

export type Piece = Driver | TornadoPiece;

export interface DriverBoard extends PlayerBoardView {
  seat: number;
  /** Faces added to a combination of each colour by bonuses, garage and Pit Crew. */
  added: Record<Colour, number>;
  tiles: string[];
  cards: number;
  sand: number;
  team: number | null;
}

export interface Movement {
  /** The driver's seat; null for the drone. */
  seat: number | null;
  from: string;
  path: string[];
  left: number;
  airship: boolean;
  bump: boolean;
  hooks: number[];
}

export function drivers(view: View): Driver[] {
  return view.pieces.filter((piece): piece is Driver => piece.kind !== "tornado");
}

/** The mile of a space along the way of this race; null off the road. */
export function mileOf(space: CanyonSpace, lap: number, way: Driver["way"]): number | null {
  return way === "anticlockwise" && space.mile ? lap - space.mile : space.mile;
}

export function tornado(view: View): TornadoPiece {
  return view.pieces.find((piece): piece is TornadoPiece => piece.kind === "tornado")!;
}

/** Which contraption a driver sits in. */
export function vehicleOf(view: View, seat: number | null): string {
  return seat === null ? "drone" : (view.boards[seat]?.board ?? "");
}
