import { tick, untrack } from "svelte";
import { read, write } from "../../app/memory";
import { settings } from "../../app/settings.svelte";
import { beyond, nearest, together, turnTo, type Box, type Edge } from "./sight";

/** What a space measures at least when the map is close, in pixels: a finger, and some more. */
const FINGER = 46;
/** From so many spaces one chooses by comparing: they are seen together. */
const FEW = 8;
/** How far beside what must be seen one sees, in spaces. */
const BESIDE = 0.3;

/** What is asked on the map, and where. */
interface Scene {
  /** A small screen: the map comes closer when it is asked, until the spaces are wide enough for a finger. */
  small: boolean;
  /** How many spaces wide the map is, with its rim. */
  across: number;
  /** What can be answered now, whatever it is: when that changes, the map turns anew. */
  question: unknown;
  /** It is my turn, or I am asked: what is close stays close. */
  mine: boolean;
  /** Where what is to move stands. */
  centre: string | null;
  /** The spaces that a tap answers with. */
  open: string[];
  /** The question asks for spaces: they are to be compared with each other. */
  comparing: boolean;
  /** Where to look beside all that: what a move is about, or what is being told. */
  shown: string | null;
}

/** How close a map is on a small screen, and what part of it is seen then. */
export class Camera {
  /** The map, and the window that it is seen through, with its width. */
  board = $state<HTMLElement>();
  frame = $state<HTMLElement>();
  seen = $state(0);
  /** At which edges there is more to choose from than is in sight. */
  beyond = $state.raw<Edge[]>([]);

  readonly #scene: Readonly<Scene>;
  /** The map is asked for something. */
  #asked = $state(false);
  /** Even then it is to be seen whole: so this person wants it. */
  #whole = $state(read("map-whole", false));
  /** Looked at closely all the same. */
  #peeking = $state(false);
  /** A few spaces to choose from that lie too far from each other to be seen together when the map is close. */
  #apart = $state(false);
  /** It was close when it turned last. */
  #near = false;
  /** What was tapped last must lie where it lies, for a second tap. */
  #held: string | null = null;

  /** How much larger than whole the map is when it is close. */
  readonly scale = $derived.by(() =>
    Math.max(1, (FINGER * this.#scene.across) / Math.max(1, this.seen)),
  );
  readonly #fitting = $derived.by(() => this.#scene.small && this.seen > 0);
  readonly close = $derived.by(
    () => this.#fitting && (this.#asked && !this.#apart ? !this.#whole : this.#peeking),
  );

  constructor(scene: Readonly<Scene>) {
    this.#scene = scene;
    // A new question, or a piece that was picked up: the map turns to what can be answered.
    $effect(() => {
      void [scene.question, scene.centre, this.#fitting];
      const { mine } = scene;
      untrack(() => this.#ask(mine));
    });
    $effect(() => {
      const name = scene.shown;
      untrack(() => {
        if (name && name !== this.#held) this.#turn(this.#onSpace(name), [], false);
      });
    });
  }

  /** Between the whole map and a close one. */
  async zoom(): Promise<void> {
    if (this.#asked && !this.#apart) {
      this.#whole = !this.#whole;
      write("map-whole", this.#whole);
    } else this.#peeking = !this.#peeking;
    await tick();
    this.#near = this.close;
    if (!this.close) return;
    this.#turn(this.#heart(), this.#answering(), true);
    this.#approach();
  }

  /** Beyond which edges there is more to choose from. */
  look = (): void => {
    if (this.frame && this.close)
      this.beyond = beyond(this.#answering().map(this.#boxOf), this.#inSight());
  };

  /** The space that a tap means: on a whole small map a finger finds what answers near it. */
  tapped(space: string, { clientX: x, clientY: y, detail }: MouseEvent): string {
    const { open } = this.#scene;
    if (!this.#fitting || this.close || !detail || open.includes(space)) return space;
    const boxOf = (name: string) => this.#onSpace(name)!.getBoundingClientRect();
    return nearest(open, boxOf, { x, y }, FINGER / 2) ?? space;
  }

  hold(space: string): void {
    this.#held = space;
  }

  #ask(mine: boolean): void {
    this.#held = null;
    if (!mine) {
      this.#asked = this.#apart = this.#peeking = this.#near = false;
      return;
    }
    const answers = this.#answering();
    if (answers.length) this.#asked = true;
    this.#apart = this.#peeking = false;
    void tick().then(async () => {
      this.#apart ||= this.#scattered();
      if (this.#apart) await tick();
      const came = this.close && !this.#near;
      this.#near = this.close;
      if (answers.length) this.#turn(this.#heart(), answers, came);
      if (came) this.#approach();
    });
  }

  /** Where something lies on the map, in pixels, with a little beside it; also while the map comes closer. */
  #boxOf = (thing: Element): Box => {
    const { left, top, width } = this.board!.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const size = this.board!.clientWidth / width;
    const beside = (BESIDE * this.board!.clientWidth) / this.#scene.across;
    return {
      left: (box.left - left) * size - beside,
      top: (box.top - top) * size - beside,
      right: (box.right - left) * size + beside,
      bottom: (box.bottom - top) * size + beside,
    };
  };

  #answering(): Element[] {
    return [...(this.board?.querySelectorAll("button:not([aria-disabled=true])") ?? [])];
  }

  #onSpace(name: string | null): Element | null {
    return name ? (this.board?.querySelector(`[data-space="${name}"]`) ?? null) : null;
  }

  /** What the map turns to before all else, if spaces are asked for at all. */
  #heart(): Element | null {
    const { open, centre } = this.#scene;
    return open.length ? this.#onSpace(centre) : null;
  }

  #scattered(): boolean {
    const answers = this.#answering();
    if (!this.close || !this.#scene.comparing || answers.length > FEW) return false;
    return !together(answers.map(this.#boxOf), this.#inSight());
  }

  #inSight(): Box {
    const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight } = this.frame!;
    return { left, top, right: left + clientWidth, bottom: top + clientHeight };
  }

  /** Show this and as much of the others as there is room for; `anew` in the middle, else with the least movement. */
  #turn(first: Element | null, others: Element[], anew: boolean): void {
    if (!this.frame || !this.close) return;
    const boxes = others.map(this.#boxOf);
    const to = turnTo(this.#inSight(), first && this.#boxOf(first), boxes, anew);
    const behavior = anew || settings.still ? "instant" : "smooth";
    if (to) this.frame.scrollTo({ ...to, behavior });
    this.look();
  }

  /** From the whole map to what is in sight now. */
  #approach(): void {
    if (settings.still || !this.frame || !this.board) return;
    const { scrollLeft, scrollTop } = this.frame;
    const from = `translate(${scrollLeft}px, ${scrollTop}px) scale(${1 / this.scale})`;
    this.board.animate([{ transform: from, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], {
      duration: 260,
      easing: "ease-out",
    });
  }
}
