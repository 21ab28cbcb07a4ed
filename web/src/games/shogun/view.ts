import type { Argument, Move, Text } from "../../protocol";
import { named } from "../../texts/named";

/** What `view(seat)` of Shogun tells. */
export interface View {
  /** The plans of all lie open. */
  open?: boolean;
  you: number | null;
  /** Why armies cannot go to a neighbouring province, by its number, or to one far away. */
  refused: Record<string, Text>;
  year: number;
  season: "spring" | "summer" | "autumn" | "winter";
  phase: "setup" | "draft" | "plan" | "order" | "court" | "actions" | "winter" | "over";
  map: Atlas;
  provinces: Province[];
  supply: Record<Building, number>;
  tower: { upper: Cubes; lower: Cubes };
  tray: Cubes;
  reserve: Cubes;
  /** The ten action cards in their order; a face-down one has no name. */
  actions: { action: string | null; done: boolean; now: boolean }[];
  costs: Record<string, number>;
  event: string | null;
  events: { id: string; loss: number }[];
  places: { special: string; seat: number | null }[];
  choosing: number[];
  order: number[];
  players: Lord[];
  hand: { cards: string[] } | null;
  forecast: Forecast | null;
  draft: { first: number; offer: number[]; pile: number } | null;
  court: {
    /** Where officers are sent from, on the player boards. */
    spaces: string[];
    favours: (Favour | null)[];
    pile: number;
    audience: number[];
  } | null;
  revolts: { provinces: number[]; peasants: number };
  majorities: { region: Region; building: Building; counts: number[]; points: number[] }[];
}

/** How many cubes of each seat, then of the peasants. */
export type Cubes = number[];
export type Building = "castle" | "temple" | "theatre";
export type Region = "green" | "red" | "purple" | "yellow" | "brown";

export interface Atlas {
  side: "sun" | "moon";
  regions: Region[];
  provinces: { name: string; region: Region; chests: number; rice: number; sites: number }[];
  /** The cards of plans by their word in the view: "Settsu", "chest-3", "tower". */
  cards: Record<string, PlanCard>;
  land: [number, number][];
  sea: [number, number][];
}

export interface PlanCard {
  /** The message that names it. */
  text: string;
  province: number | null;
  /** What it bids, if it is a chest card. */
  chests: number | null;
}

export interface Province {
  owner: number | null;
  in_play: boolean;
  armies: number;
  buildings: Building[];
  unrest: number;
  gained: boolean;
}

export interface Lord {
  chests: number;
  rice: number;
  points: number;
  /** What a winter would score now. */
  winter: number;
  provinces: number;
  committed: boolean;
  special: string | null;
  /** Each space: its card, null if it is empty, or "hidden". */
  plan: Record<string, string | null>;
  groups: number[];
  officers: number;
  officers_left: number;
  calm: number;
  shield: string[];
}

export interface Forecast {
  bid: number;
  cost: number;
  tax: number;
  rice: number;
  warnings: { id: string; args?: Record<string, Argument> }[];
}

export interface Favour {
  number: number;
  kind: string;
  amount: number;
  price: number;
}

export const BUILDINGS: Building[] = ["castle", "temple", "theatre"];

/** The number of the province that a message's id names; -1 if it names none. */
export function provinceOf(atlas: Atlas, id: Argument | undefined): number {
  return Object.values(atlas.cards).find(({ text }) => text === id)?.province ?? -1;
}

/** The message of a card by its word in the view. */
export function cardText(atlas: Atlas, card: string): string {
  return atlas.cards[card]!.text;
}

/** The space that a move is about, as the view calls it. */
export function spaceOf(move: Move): string | null {
  return named(move.args.space, "space") || null;
}

export function neighbours(atlas: Atlas, province: number): number[] {
  return [...atlas.land, ...atlas.sea]
    .filter((pair) => pair.includes(province))
    .map(([a, b]) => (a === province ? b : a));
}

export function seatOf(argument: Argument | undefined): number | null {
  if (typeof argument !== "object" || Array.isArray(argument)) return null;
  return argument.seat;
}

export function numbersOf(argument: Argument | undefined): number[] {
  return Array.isArray(argument) ? argument.filter((one) => typeof one === "number") : [];
}
