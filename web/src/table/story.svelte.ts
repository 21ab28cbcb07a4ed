import { settings, type Pace } from "../app/settings.svelte";
import type { GameEvent } from "../protocol";
import {
  beats,
  BEGINNING,
  further,
  lastingNow,
  moments,
  queued,
  type Beat,
  type Moment,
} from "./beats";
import { cueOf, type Cues } from "./cues";
import type { Live, News } from "./live.svelte";
import { sound } from "./sound";

/** Milliseconds for an ordinary event. */
const UNITS: Record<Pace, number> = { slow: 1700, normal: 950, fast: 380, once: 0 };
/** While my clock runs, nothing is told slower than this. */
const HURRY = 250;

/**
 * What happens at the table, told at the pace that the person has set. The board shows the
 * position of the event that is being told; questions and results wait until the story has
 * arrived in the present.
 */
export class Story {
  /** The position on the board, with the events that led to it. */
  shown = $state.raw<Moment>({ view: null, actors: [], events: [] });
  /** The event that is being told. */
  line = $state.raw<GameEvent | null>(null);
  /** The number of the last event told. */
  told = $state(0);
  telling = $state(false);
  /** How much of its usual time the event that is being told has. */
  haste = $state(1);
  /** The number of the last event that I knew when I last answered. */
  answered = $state(0);

  readonly #live: Live;
  readonly #cues: Cues;
  #queue: Beat[] = [];
  #course = BEGINNING;
  /** The end of the game has been told, or is being told. */
  #ended: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(live: Live, cues: Cues) {
    this.#live = live;
    this.#cues = cues;
    this.#ended = live.outcome !== null;
    this.#arrive([]);
    this.answered = this.#lastAnswer();
    live.onnews = (news) => this.#hear(news);
  }

  /** To the present at once. */
  skip(): void {
    if (!this.telling) return;
    const last = this.#queue.findLast((beat) => beat.moment)?.moment;
    this.#arrive(last?.events ?? this.shown.events);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#live.onnews = null;
  }

  #hear({ events, scenes, jump, own }: News): void {
    const live = this.#live;
    const ends = live.outcome !== null && !this.#ended;
    this.#ended ||= ends;
    if (own) this.answered = events[0] ? events[0].n - 1 : this.answered;
    if (jump || settings.pacing === "once" || document.hidden) {
      if (events.length && !jump) sound(this.#soundOf(events));
      this.#arrive(events);
      return;
    }
    const present = { view: live.view, actors: live.actors, events: [] };
    const story = moments(events, scenes, present);
    const fresh = beats(story, this.#cues, live.mine, own, ends);
    this.#queue = queued(this.#queue, fresh, this.#cues);
    if (!this.telling) this.#go();
  }

  #go(): void {
    for (;;) {
      const beat = this.#queue.shift();
      if (!beat) break;
      if (beat.moment) this.shown = beat.moment;
      if (beat.event) {
        this.line = beat.event;
        this.told = beat.event.n;
        sound(this.#soundOf([beat.event]));
      }
      if (beat.lasting > 0) {
        this.telling = true;
        const asked = this.#live.prompt !== null || this.#live.outcome !== null;
        const lasting = lastingNow(beat, this.#queue, this.#course, asked);
        this.#course = further(this.#course, beat, lasting, asked);
        this.haste = lasting / beat.lasting;
        this.#timer = setTimeout(() => this.#go(), lasting * this.unit);
        return;
      }
    }
    this.#present();
  }

  /** Milliseconds for an ordinary event now. */
  get unit(): number {
    const { clocks, you, prompt } = this.#live;
    const hurried = prompt && clocks.some(({ seat, running }) => seat === you && running);
    return hurried ? Math.min(HURRY, UNITS[settings.pacing]) : UNITS[settings.pacing];
  }

  #soundOf(events: GameEvent[]) {
    return events.map((event) => cueOf(this.#cues, event).sound).find(Boolean) ?? "clap";
  }

  #arrive(events: GameEvent[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.shown = { view: this.#live.view, actors: this.#live.actors, events };
    this.#present();
  }

  #present(): void {
    this.#course = BEGINNING;
    this.haste = 1;
    this.line = null;
    this.told = this.#live.events.at(-1)?.n ?? 0;
    this.telling = false;
  }

  /** After a reload: what was told when I last did something. */
  #lastAnswer(): number {
    const { events, you } = this.#live;
    const mine = events.findLast(
      (event) =>
        you !== null &&
        Object.values(event.args ?? {}).some(
          (value) => typeof value === "object" && "seat" in value && value.seat === you,
        ) &&
        event.move < this.#live.move,
    );
    return mine?.n ?? 0;
  }
}
