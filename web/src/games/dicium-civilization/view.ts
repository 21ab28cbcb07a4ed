import type { Colour, DiciumView, PlayerBoardView, Space } from "../dicium/view";

/** What `view(seat)` of Civilization tells. */
export interface View extends DiciumView<ChartSpace, PeopleBoard> {
  options: Record<string, string>;
  pieces: Piece[];
  round: number;
  /** Turns that are left alone against the gods; null with others. */
  turns: number | null;
  last_round: boolean;
  pool: { left: number; size: number };
  worth: Record<string, number>;
  philosophers: {
    row: (string | null)[];
    deck: number;
    discard: string[];
    /** My own; null for a spectator. */
    own: string[] | null;
    known: { card: string; seats: number[] }[];
    /** The hands of all, by seat, when they lie open. */
    held: string[][] | null;
  };
  /** Philosophers attached to the next action. */
  attached: string[];
  windows: Record<string, string>;
  costs: Record<string, number>;
  /** Points that each Philosopher scores when it is played. */
  scores: Record<string, number>;
  common: CommonObjective[];
  /** By seat; null where it is secret. */
  secrets: (SecretObjective | null)[];
  dealt: Dealt[];
  /** What each seat chose from, when everything lies open. */
  dealt_to?: Dealt[][];
  movement: { seat: number; from: string; path: string[]; left: number } | null;
  /** By way of moving: the spaces it leads to, with the spaces entered on the way. */
  reach: Record<string, Record<string, string[]>> | null;
  fight: FightView | null;
}

export interface Dealt {
  objective: string;
  need: number;
  points: number;
}

export interface ChartSpace extends Space {
  terrain: "land" | "water";
  region: string;
}

export interface Piece {
  kind: "meeple" | "capital" | "hero" | "city" | "temple" | "wonder" | "monster";
  at: string;
  seat: number | null;
  hero?: string;
  monster?: string;
  strength?: number;
}

export interface PeopleBoard extends PlayerBoardView {
  seat: number;
  order: number;
  capital: string;
  region: string;
  points: number;
  /** What the game would end with now, as far as everybody knows. */
  standing: number;
  supply: Record<"city" | "temple" | "wonder" | "hero", number>;
  heroes: string[];
  hero: { colour: Colour; faces: number } | null;
  trophies: string[];
  /** Attacks on players that were won. */
  attacks: number;
  cards: number;
  regions: string[];
}

export interface CommonObjective {
  objective: string;
  need: number;
  points: number;
  progress: number[];
  /** Who claimed it; null while it is open. */
  seat: number | null;
  traded: boolean;
}

export interface SecretObjective {
  objective: string;
  need: number;
  points: number;
  progress: number;
  met: boolean;
}

export interface FightView {
  kind: "monster" | "battle" | "wrath";
  attacker: number;
  defender: number | null;
  monster: string | null;
  at: string | null;
  strength: number | null;
  sides: {
    seat: number;
    spent: number | null;
    die: number | null;
    bonuses: number;
    total: number | null;
  }[];
}

/** The colour of each people's pieces. Their emblems differ, too. */
export const INKS: Record<string, string> = {
  sparta: "#b83a22",
  athens: "#2f6b4f",
  corinth: "#2a4f86",
  thebes: "#b07d1d",
};

export function peopleOf(view: View, seat: number | null): string {
  return (seat === null ? null : view.boards[seat]?.board) ?? "";
}

export function inkOf(view: View, seat: number | null): string {
  return INKS[peopleOf(view, seat)] ?? "#6b6358";
}
