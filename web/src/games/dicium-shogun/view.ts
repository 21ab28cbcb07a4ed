import type { DiciumView, GridMap, PlayerBoardView, Space } from "../dicium/view";

/** What `view(seat)` of Dicium: Shogun tells; everything is public. */
export interface View extends DiciumView<CastleSpace, SideBoard> {
  grid: CastleMap;
  options: Record<string, string>;
  round: { number: number; limit: number };
  alert: { left: number; of: number };
  pieces: Piece[];
  shogun: { at: string | null; free: boolean; carrier: number | null; home: number | null };
  gardens: {
    garden: number;
    brazier: string | null;
    lit: boolean;
    torii: string | null;
    showing: boolean;
  }[];
  torii: { at: string; tile: boolean; available: boolean }[];
  garrisons: { at: string; tile: boolean; available: boolean }[];
  /** Where each candidate could go, and what would happen there. */
  choosing: {
    how: string;
    steps: number;
    way: string[];
    pieces: Record<string, Record<string, Deed>>;
  } | null;
  /** By the id of a piece that could go: where its way would end with more than a stop. */
  meets: Record<string, Record<string, Deed>> | null;
  /** By the kind of an action that leaves nothing to choose: who goes where, and what happens there. */
  sole: Record<string, { piece: number; at: string; happens: Deed }>;
  fight: {
    kind: "attack" | "shuriken";
    attacker: number;
    defender: number;
    at: string;
    /** The same for texts. */
    place: { column: string; row: number };
    /** What the situation adds to the attack. */
    bonus: number;
    attack: number | null;
  } | null;
}

export type Deed = "stop" | "fight" | "defeat" | "capture" | "light" | "home";

export interface CastleSpace extends Space {
  garden: number | null;
}

export interface CastleMap extends GridMap<CastleSpace> {
  great_door: [string, string] | null;
}

export interface Piece {
  id: number;
  kind: "ninja" | "samurai" | "shogun";
  seat: number | null;
  colour: string | null;
  at: string | null;
  carrier: boolean;
}

export interface SideBoard extends PlayerBoardView {
  seat: number;
  side: "ninja" | "samurai";
  colour: string;
  tiles: number;
  stock: number;
}

/** What pieces of a colour wear, for those who do not tell colours apart: ring, leaf, square, star. */
export const CRESTS: Record<string, string> = {
  blue: "M0-9A9 9 0 1 1-.1-9ZM0-4A4 4 0 1 0 .1-4Z",
  green: "M0-11C9-5 9 5 0 11C-9 5-9-5 0-11Z",
  yellow: "M-8-8H8V8H-8Z",
  red: "M0-11L3-4L10-3L5 3L6 10L0 7L-6 10L-5 3L-10-3L-3-4Z",
};

/** The colours of the four players. Ninja and samurai differ by shape. */
export const INKS: Record<string, string> = {
  blue: "#3f6fc4",
  green: "#3f8a55",
  yellow: "#d9a227",
  red: "#c4402c",
};
