import type { Move } from "../../protocol";
import type { BoardProps, Further } from "../../table/board";
import { say } from "../../texts/language.svelte";
import { facesOf } from "./dice";
import { placeOf } from "./grid";
import { inHand, meant, onParts, pieceOf, wayOf } from "./shortcuts";
import type { DiciumView } from "./view";

/** What is asked at a table, and what its game knows about the answers. */
interface Asked {
  table: BoardProps<DiciumView>;
  /** The answer that is pointed at. */
  shown: Move | null;
  /** Where a walk begins. */
  from: string | null;
  /** Where pieces stand that moves call by their name alone. */
  standing: Record<string, string>;
  /** Cards in hand lie beside the dice. */
  hand: boolean;
  /** The space that a move with dice leads to, where that leaves nothing to choose. */
  sole: (move: Move) => string | null;
  /** How many steps it is to the spaces that a move with dice could lead to. */
  leads: (move: Move) => Record<string, number>;
}

/** Where the answers lie: on the board, with the dice, or beside them; and what a tap on a space leads to. */
export class Answering {
  /** A space that several moves lead to: which of them is asked for. */
  picked = $state<string | null>(null);
  /** The piece whose ways are shown, if several can go. */
  #source = $state<string | null>(null);
  readonly #asked: Readonly<Asked>;

  readonly #legal = $derived.by(() => this.#asked.table.legal);
  readonly #further = $derived.by(() => this.#asked.table.further.map(meant));
  /** What is chosen neither on the board nor in the hand. */
  readonly parts = $derived.by(() => [...this.#legal, ...onParts(this.#further)]);
  readonly onBoard = $derived.by(() => this.#legal.filter((move) => placeOf(move.args)));
  readonly withDice = $derived.by(() => [
    ...this.#legal.filter((move) => facesOf(move.args) || ["stand", "end"].includes(move.kind)),
    ...inHand(this.#further),
  ]);
  readonly #fromHand = $derived.by(() =>
    this.#asked.hand && this.withDice.length
      ? this.#legal.filter(({ kind }) => kind === "card" || kind === "scroll")
      : [],
  );
  readonly others = $derived.by(() => {
    if (this.picked) return this.#leadingTo(this.picked);
    const elsewhere = [...this.onBoard, ...this.withDice, ...this.#fromHand];
    return this.#legal.filter((move) => !elsewhere.includes(move));
  });
  readonly lit = $derived.by(() =>
    Object.fromEntries(this.onBoard.map((move) => [placeOf(move.args)!, say(move.label)])),
  );
  readonly #stepping = $derived.by(() => this.#legal.some((move) => move.kind === "step"));
  readonly #shortcuts = $derived.by(() => this.#further.filter((one) => wayOf(one).length));
  readonly #sources = $derived.by(() => [
    ...new Set(this.#shortcuts.flatMap((one) => this.#pieceOf(one) ?? [])),
  ]);
  /** The piece that goes, where it is picked up or the only one. */
  readonly going = $derived.by(
    () => this.#source ?? (this.#sources.length === 1 ? this.#sources[0]! : null),
  );
  /** What one tap on a space leads to: with the piece picked up, else where no piece is asked for. */
  readonly #far = $derived.by(() => {
    const pieces = this.#source ? [this.#source] : [null, this.going];
    return this.#shortcuts.filter((one) => pieces.includes(this.#pieceOf(one)));
  });
  /** Moves with dice that lead to one space only, with that. */
  readonly #soles = $derived.by(() =>
    this.withDice.flatMap((move) => {
      const space = this.#asked.sole(move);
      return space ? [{ space, move }] : [];
    }),
  );
  /** Spaces that a tap leads to, with the steps that a walk takes, and pieces to choose from. */
  readonly reach = $derived.by((): Record<string, number> => {
    const { shown, leads } = this.#asked;
    const looked = shown && !this.#stepping ? leads(shown) : {};
    if (Object.keys(looked).length) return looked;
    return Object.fromEntries([
      ...this.#sources.map((space) => [space, 0]),
      ...this.#soles.map(({ space }) => [space, 0]),
      ...this.#far.map((one) => [wayOf(one).at(-1)!, one.kind === "step" ? wayOf(one).length : 0]),
    ]);
  });
  /** What a tap on such a space does, where it is more than a walk. */
  readonly words = $derived.by((): Record<string, string> =>
    Object.fromEntries([
      ...this.#soles.map(({ space, move }) => [space, `${say(move.label)}.`]),
      ...this.#far
        .filter((one) => one.kind !== "step")
        .map((one) => [placeOf(one.args)!, `${say(one.label)}.`]),
    ]),
  );
  /** The way of what was chosen, to be drawn. */
  readonly ways = $derived.by(() => {
    const { chosen } = this.#asked.table;
    if (!chosen || !("row" in chosen)) return null;
    const aimed = chosen as Further;
    const way = wayOf(aimed);
    const from = this.#pieceOf(aimed) ?? (aimed.kind === "step" ? this.#asked.from : null);
    return from && way.length ? { from, ways: [way] } : null;
  });

  constructor(asked: Readonly<Asked>) {
    this.#asked = asked;
    $effect(() => {
      void this.#legal;
      this.picked = null;
      this.#source = null;
    });
  }

  /** Choose a piece that could go, or go to a space; the first tap shows the way. */
  choose(space: string): void {
    const { play, offer, explain } = this.#asked.table;
    const [only, ...more] = this.#leadingTo(space);
    if (this.#sources.length > 1 && this.#sources.includes(space) && this.#source !== space) {
      this.#source = space;
      explain(null); // it would lie over where the piece may go
    } else if (!only) this.#source = null;
    else if (more.length) this.picked = space;
    else (this.#stepping && !("row" in only) ? play : offer)(only);
  }

  #leadingTo(space: string): Move[] {
    return [
      ...[...this.onBoard, ...this.#far].filter((move) => placeOf(move.args) === space),
      ...this.#soles.filter((one) => one.space === space).map(({ move }) => move),
    ];
  }

  #pieceOf(one: Further): string | null {
    return pieceOf(one, this.#asked.standing);
  }
}
