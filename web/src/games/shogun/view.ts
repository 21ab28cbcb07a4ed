import type { Argument, Move, Text } from "../../protocol";

/** What `view(seat)` of Shogun tells. */
export interface View {
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
  court: { favours: (Favour | null)[]; pile: number; audience: number[] } | null;
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
  land: [number, number][];
  sea: [number, number][];
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
export const COURT_SPACES = ["convert-3", "convert-2", "convert-1"];

/** The number of the province that a message's id names; -1 if it names none. */
export function provinceOf(atlas: Atlas, id: Argument | undefined): number {
  if (typeof id !== "string") return -1;
  return atlas.provinces.findIndex((one) => provinceText(one.name) === id);
}

export function provinceText(name: string): string {
  return `province-${name.toLowerCase()}`;
}

/** The message of a card by its word in the view: "Settsu", "chest-3", "tower". */
export function cardText(card: string): string {
  return /^(chest-\d|tower)$/.test(card) ? `card-${card}` : provinceText(card);
}

/** The space that a move is about, as the view calls it. */
export function spaceOf(move: Move): string | null {
  const space = move.args.space;
  return typeof space === "string" ? space.replace(/^space-/, "") : null;
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
