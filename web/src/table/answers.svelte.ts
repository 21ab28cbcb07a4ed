import { settings } from "../app/settings.svelte";
import type { Move, Text } from "../protocol";
import { sayMove } from "../texts/language.svelte";
import type { Further } from "./board";
import type { Live } from "./live.svelte";
import type { Pointing } from "./pointing.svelte";

/** Finds the answer of its turn among the legal moves. */
export type Stride = (legal: Move[]) => Move | undefined;

/** What a move is called where its own words do not say all; null: as it calls itself. */
export type Labels = (move: Move) => Text | null;

/** How the person answers: by a first and a second tap, at once, or several steps in a row. */
export class Answers {
  pointed = $state.raw<Move | null>(null);
  /** Proposed by a first tap. */
  chosen = $state.raw<Move | null>(null);
  /** The last that was given. */
  given = $state.raw<Move | null>(null);
  /** The moves that the list is narrowed to. */
  narrowed = $state.raw<Move[] | null>(null);

  #live: Live;
  #pointing: Pointing;
  #onplay: () => void;
  #strides: Stride[] = [];
  /** The moves among which the last stride was found. */
  #before: Move[] = [];

  constructor(live: Live, pointing: Pointing, onplay: () => void) {
    this.#live = live;
    this.#pointing = pointing;
    this.#onplay = onplay;
  }

  forget(): void {
    this.narrowed = null;
    this.pointed = null;
    this.chosen = null;
  }

  narrow = (moves: Move[] | null): void => {
    this.narrowed = moves;
  };

  play = (move: Move | Further): void => {
    if ("row" in move) {
      this.follow(move.row);
      return;
    }
    this.#onplay();
    this.#pointing.hush();
    this.chosen = null;
    this.given = move;
    void this.#live.play(move);
  };

  /** A key answers at once; what takes several answers is shown first, however it is chosen. */
  offer = (move: Move | Further): void => {
    const again = this.chosen !== null && rowOf(this.chosen) === rowOf(move);
    const simple = this.#pointing.byKeys && !("row" in move);
    if (settings.taps === "one" || simple || again) this.play(move);
    else {
      this.chosen = move;
      this.#live.failure = null;
    }
  };

  /** Several answers in a row, as long as each is possible when its turn comes. */
  walk = (strides: Stride[]): void => {
    this.#strides = [...strides];
    this.#stride();
  };

  /** These moves in a row. */
  follow(moves: Move[]): void {
    this.walk(moves.map((wanted) => (now) => now.find((move) => move.index === wanted.index)));
  }

  get walking(): boolean {
    const { sending, legal } = this.#live;
    return !sending && legal.length > 0 && legal !== this.#before && this.#strides.length > 0;
  }

  goOn(): void {
    if (this.walking) this.#stride();
  }

  #stride(): void {
    this.#before = this.#live.legal;
    const move = this.#strides.shift()?.(this.#before);
    if (move) this.play(move);
    else this.#strides = [];
  }
}

/** A move in words; of several in a row each, but only the end of a walk. */
export function spoken(move: Move | Further, labels: Labels | null): string {
  const label = (one: Move) => sayMove(labels?.(one) ?? one.label);
  if (!("row" in move)) return label(move);
  return move.row
    .filter((one, at) => one.kind !== "step" || move.row[at + 1]?.kind !== "step")
    .map(label)
    .join(" → ");
}

function rowOf(move: Move | Further): string {
  return ("row" in move ? move.row : [move]).map(({ index }) => index).join(" ");
}
