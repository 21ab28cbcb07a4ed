import type { Text } from "../../protocol";

/** What `view(seat)` of Samurai Sword tells. */
export interface View {
  you: number | null;
  over: boolean;
  turn: number;
  weapons_left: number;
  deck: number;
  /** The last one lies on top. */
  discard: string[];
  /** The card being played, between hand and discard pile. */
  shown: string | null;
  /** The name of the question that is open. */
  asking: string | null;
  players: Player[];
  /** What is printed on the cards, by id. */
  cards: Record<string, CardKind>;
  hand?: string[];
  /** Why cards of the own hand cannot be played now. */
  unplayable?: Record<string, Text>;
}

export interface CardKind {
  kind: "weapon" | "permanent" | "action";
  precision: number | null;
  damage: number | null;
}

export interface Player {
  seat: number;
  character: string;
  life: number;
  max_life: number;
  honour: number;
  role: string | null;
  hand_size: number;
  hand: string[] | null;
  /** Cards that I know to be in this hand. */
  known: string[];
  armour: number;
  quick_draw: number;
  focus: number;
  bushido: boolean;
  harmless: boolean;
  difficulty: number | null;
}
