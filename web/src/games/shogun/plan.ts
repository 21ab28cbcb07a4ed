import type { Move, Text } from "../../protocol";
import { cardText, spaceOf, type Atlas, type View } from "./view";

/** A change of a plan that is wished for: the first legal move that it fits is made. */
export interface Wish {
  kind: "plan" | "clear";
  space: string;
  /** The card that is laid, as the view calls it. */
  card?: string;
}

type Laid = Record<string, string | null>;

export function granted(atlas: Atlas, wish: Wish, legal: Move[]): Move | undefined {
  return legal.find(
    (move) =>
      move.kind === wish.kind &&
      spaceOf(move) === wish.space &&
      (wish.card === undefined || move.args.card === cardText(atlas, wish.card)),
  );
}

/** A card from the hand or from another space; two cards that lie change places. */
export function laying(plan: Laid, card: string, from: string | null, to: string): Wish[] {
  const there = plan[to];
  const taken = [from, there ? to : null].filter((space) => space !== null);
  return [
    ...clearing(taken),
    { kind: "plan", space: to, card },
    ...(from && there ? [{ kind: "plan" as const, space: from, card: there }] : []),
  ];
}

export function clearing(spaces: string[]): Wish[] {
  return spaces.map((space) => ({ kind: "clear", space }));
}

/** What is left goes where it may, the bid first, chest cards first: nothing is done there. */
export function filling(atlas: Atlas, plan: Laid, hand: string[], legal: Move[]): Wish[] {
  const free = Object.keys(plan).filter((space) => !plan[space]);
  const bids = (card: string) => Number(atlas.cards[card]!.chests !== null);
  const left = hand.toSorted((a, b) => bids(b) - bids(a));
  const found: Wish[] = [];
  for (const space of free.toSorted((a, b) => Number(b === "bid") - Number(a === "bid"))) {
    const at = left.findIndex((card) => granted(atlas, { kind: "plan", space, card }, legal));
    if (at >= 0) found.push({ kind: "plan", space, card: left.splice(at, 1)[0]! });
  }
  return found;
}

/** Why cards cannot lie where it is wished: they cannot be bid, or can only be bid. */
export function barred(refused: View["refused"], wished: Wish[]): Text | undefined {
  return wished
    .filter(({ card, space }) => {
      const why = card && refused[card];
      return why && (why.id === "illegal-bid") === (space === "bid");
    })
    .map(({ card }) => refused[card!])[0];
}
