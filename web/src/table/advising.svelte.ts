import type { Advice, Move } from "../protocol";
import type { Answers } from "./answers.svelte";
import type { Live } from "./live.svelte";
import type { Pointing } from "./pointing.svelte";

const OVER_BOARD = "(max-width: 899px)";

/** Advice about a question: asked for, listened to, taken over. */
export class Advising {
  #live: Live;
  #answers: Answers;
  #pointing: Pointing;
  /** The question that advice was asked about, and whether from the keyboard. */
  #asked = $state.raw<{ question: number; byKeys: boolean } | null>(null);

  constructor(live: Live, answers: Answers, pointing: Pointing) {
    this.#live = live;
    this.#answers = answers;
    this.#pointing = pointing;
  }

  /** Whether it was asked for at the present question. */
  get asked(): boolean {
    return this.#asked !== null && this.#asked.question === this.#live.question;
  }

  get byKeys(): boolean {
    return this.#asked?.byKeys ?? false;
  }

  /** What came of it; null while it is thought about. */
  get advice(): Advice | null {
    const { advice, question } = this.#live;
    return this.asked && advice?.question === question ? advice : null;
  }

  async ask(): Promise<void> {
    const question = this.#live.question;
    this.#asked = { question, byKeys: this.#pointing.byKeys };
    if (this.#live.advice?.question === question) return;
    if (!(await this.#live.ask("advise", { question }))) this.close();
  }

  /** What was found in a hurry is forgotten. */
  askAgain = (): void => {
    this.#live.advice = null;
    void this.ask();
  };

  close = (): void => {
    this.#asked = null;
  };

  /**
   * One move is proposed, and where the advice lies over the board it makes way for it; a whole
   * plan is laid, and its last move left to the person.
   */
  take = (moves: Move[]): void => {
    if (moves.length === 1) {
      if (matchMedia(OVER_BOARD).matches) this.close();
      this.#answers.chosen =
        this.#live.legal.find((move) => move.index === moves[0]!.index) ?? null;
      return;
    }
    this.close();
    this.#answers.follow(moves.slice(0, -1));
  };
}
