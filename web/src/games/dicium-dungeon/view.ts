import type { DiciumView, GridMap, PlayerBoardView, Space } from "../dicium/view";

/** What `view(seat)` of Dungeon tells; all seats see the same. */
export interface View extends DiciumView<DungeonSpace, HeroBoard> {
  grid: DungeonMap;
  options: Record<string, string>;
  pieces: Piece[];
  quest: { turn: number; opened: string[]; chests: number; objective: number; crown: boolean };
  king: {
    marches: boolean;
    /** The step of the hallway on which he enters. */
    entry: number;
    step: number;
    throne: number;
    /** Steps to the throne. */
    left: number;
    /** Turns until his card comes; null once he marches. */
    turns: number | null;
  };
  stock: number;
  goblin_strength: number;
  /** The card of this turn. */
  card: { card: string; colour: string | null; spared: boolean } | null;
  /** The number of each card that has one, and distances that texts name. */
  numbers: Record<string, number>;
  chests: Record<string, "treasure" | "relic">;
  /** Cards that are kept when they are revealed. */
  kept: string[];
  teleport: string[];
  walk: {
    seat: number;
    path: string[];
    left: number;
    reach: Record<string, string[]>;
  } | null;
  fight: (Contest & { enemy: string; at: string }) | null;
  /** The test of a trap. */
  test: (Contest & { card: string }) | null;
  discard: string[];
}

/** A fight or a test, while red dice or the Rabbit's Foot are asked for. */
export interface Contest {
  seat: number;
  strength: number;
  bonus: number;
  /** Red dice. */
  spent: number;
  die: number | null;
}

export interface DungeonSpace extends Space {
  kind:
    | "floor"
    | "portal"
    | "entrance"
    | "hallway"
    | "throne"
    | "lair"
    | "treasury"
    | "crypt"
    | "guard";
}

export interface DungeonMap extends GridMap<DungeonSpace> {
  /** From the Entrance to the Throne. */
  hallway: string[];
}

export interface Piece {
  kind: "adventurer" | "king" | "portal" | "monster" | "goblin" | "treasure" | "relic";
  at: string | null;
  seat?: number;
  monster?: string;
  strength?: number;
  chest?: string | null;
}

export interface HeroBoard extends PlayerBoardView {
  seat: number;
  cards: string[];
  trophies: number;
  deck: { blue: number; red: number; green: number; king: boolean; size: number };
}

/** The colour of each character's cloak. Their figures differ, too. */
export const INKS: Record<string, string> = {
  warrior: "#b8412c",
  magician: "#6d4ea0",
  thief: "#3f7a4c",
  elf: "#2f6f9c",
};

export function characterOf(view: View, seat: number | null): string {
  return (seat === null ? null : view.boards[seat]?.board) ?? "";
}

export function inkOf(view: View, seat: number | null): string {
  return INKS[characterOf(view, seat)] ?? "#6b6358";
}
