import { tick, untrack } from "svelte";
import { read, write } from "../../app/memory";
import { settings } from "../../app/settings.svelte";
import { enlarged } from "../../app/enlarged.svelte";
import { Pinch } from "./pinch";
import {
  beyond,
  centreOf,
  nearest,
  signsFor,
  together,
  turnTo,
  type Box,
  type Sign,
} from "../../look/sight";

/** What a space measures at least when the map is close, in pixels: a finger, and some more. */
const FINGER = 46;
/** From this size on a finger finds a space without that. */
const ENOUGH = 44;
/** From so many spaces one chooses by comparing: they are seen together. */
const FEW = 8;
/** How far beside what must be seen one sees, in spaces. */
const BESIDE = 0.3;

/** What is asked on the map, and where. */
interface Scene {
  /** A small screen: the map comes closer by itself when it is asked. */
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
  /** Where to look beside all that: what a move is about, or what is being told or looked back at. */
  shown: string | null;
}

/** How close a map is on a small screen, and what part of it is seen then. */
export class Camera {
  /** The map, and the window that it is seen through, with its size. */
  board = $state<HTMLElement>();
  frame = $state<HTMLElement>();
  seen = $state(0);
  height = $state(0);
  /** Towards what there is to choose from beyond what is in sight. */
  signs = $state.raw<Sign[]>([]);

  readonly #scene: Readonly<Scene>;
  readonly #pinch = new Pinch();
  readonly #fingers = matchMedia("(pointer: coarse)").matches;
  /** The map is asked for something. */
  #asked = $state(false);
  /** Even then it is to be seen whole, or not: so this person wants it. */
  #wanted = $state(read<boolean | null>("map-whole", null));
  /** Looked at closely all the same. */
  #peeking = $state(false);
  /** A few spaces to choose from that lie too far from each other to be seen together when the map is close. */
  #apart = $state(false);
  /** It was close when it turned last. */
  #near = false;
  /** It came close with the question that is asked. */
  #came = false;
  /** What was tapped last must lie where it lies, for a second tap. */
  #held: string | null = null;
  /** Somebody has moved it to look elsewhere. */
  #moved = false;

  /** How much larger than whole the map is when it is close. */
  readonly scale = $derived.by(() =>
    Math.max(1, (FINGER * this.#scene.across) / Math.max(1, this.seen)),
  );
  /** It can come closer: spaces are too small for a finger. */
  readonly offered = $derived.by(() => {
    const { small, across } = this.#scene;
    return (small || this.#fingers) && this.seen > 0 && this.seen / across < ENOUGH;
  });
  /** Two fingers on it are its own, not the page's. */
  readonly pinched = $derived.by(() => this.offered && !enlarged.page);
  readonly #whole = $derived.by(() => this.#wanted ?? !this.#scene.small);
  readonly close = $derived.by(
    () => this.offered && (this.#asked && !this.#apart ? !this.#whole : this.#peeking),
  );

  constructor(scene: Readonly<Scene>) {
    this.#scene = scene;
    // A new question, or a piece that was picked up: the map turns to what can be answered.
    $effect(() => {
      void [scene.question, scene.centre, this.offered];
      const { mine } = scene;
      untrack(() => this.#ask(mine));
    });
    $effect(() => {
      const name = scene.shown;
      untrack(() => {
        if (name && name !== this.#held) this.#turn(this.#onSpace(name), [], false);
      });
    });
    // Answers below it take more or less of the room.
    $effect(() => {
      void [this.height, this.seen];
      untrack(() => {
        if (!this.close) return;
        if (!this.#held && !this.#moved && scene.mine) void this.#settle();
        this.look();
      });
    });
  }

  /** Between the whole map and a close one, around a point of the page if one is meant. */
  async zoom(around?: { x: number; y: number }): Promise<void> {
    const { left, top, width, height } = this.board!.getBoundingClientRect();
    const at = around && { x: (around.x - left) / width, y: (around.y - top) / height };
    if (this.#asked && !this.#apart) {
      this.#wanted = !this.#whole;
      write("map-whole", this.#wanted);
    } else this.#peeking = !this.#peeking;
    await tick();
    this.#near = this.close;
    this.#moved = around !== undefined;
    if (!this.close) return;
    if (at) {
      const { clientWidth, clientHeight } = this.frame!;
      const { clientWidth: wide, clientHeight: high } = this.board!;
      const to = { left: at.x * wide - clientWidth / 2, top: at.y * high - clientHeight / 2 };
      this.frame!.scrollTo({ ...to, behavior: "instant" });
      this.look();
    } else this.#turn(this.#heart(), this.#answering(), true);
    this.#approach();
  }

  /** Where there is more to choose from. */
  look = (): void => {
    if (!this.frame || !this.close) return;
    this.signs = signsFor(this.#answering().map(this.#boxOf), this.#inSight());
  };

  /** Somebody moves it, or pinches it. */
  drag = (event: TouchEvent | WheelEvent): void => {
    this.#moved = true;
    if (!("touches" in event) || !this.pinched) return;
    const pinch = this.#pinch.move([...event.touches]);
    if (pinch && pinch.closer !== this.close) void this.zoom(pinch);
  };

  lift = (): void => {
    this.#pinch.move([]);
  };

  /** To what there is to choose from beyond an edge. */
  follow({ edge }: Sign): void {
    this.#moved = true;
    const seen = this.#inSight();
    const out = this.#answering().filter((one) => beyond(edge, this.#boxOf(one), seen));
    const next = nearest(out, this.#boxOf, centreOf(seen), Infinity);
    this.#turn(next ?? null, out, false);
  }

  /** The space that a tap means: on a whole small map a finger finds what answers near it. */
  tapped(space: string, { clientX: x, clientY: y, detail }: MouseEvent): string {
    const { open } = this.#scene;
    if (!this.offered || this.close || !detail || open.includes(space)) return space;
    const boxOf = (name: string) => this.#onSpace(name)!.getBoundingClientRect();
    return nearest(open, boxOf, { x, y }, FINGER / 2) ?? space;
  }

  hold(space: string): void {
    this.#held = space;
  }

  #ask(mine: boolean): void {
    this.#held = null;
    this.#moved = false;
    const was = this.#asked;
    this.#asked = mine && (was || this.#answering().length > 0);
    this.#apart = false;
    if (was || this.#asked) this.#peeking = false;
    if (!this.#asked) {
      // Who looks closely at what others do, or at what has been, goes on with that.
      this.#near = this.close;
      return;
    }
    this.#came = false;
    void tick().then(() => this.#settle());
  }

  /** Turn to what can be answered, if it can be seen together. */
  async #settle(): Promise<void> {
    this.#apart ||= this.#scattered();
    if (this.#apart) await tick();
    const comes = this.close && !this.#near;
    this.#came ||= comes;
    this.#near = this.close;
    const answers = this.#answering();
    if (answers.length) this.#turn(this.#heart(), answers, this.#came);
    if (comes) this.#approach();
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

  /** What the map turns to before all else: what is to move, where spaces are asked for, or what happens. */
  #heart(): Element | null {
    const { open, centre, shown } = this.#scene;
    if (open.length) return this.#onSpace(centre);
    return this.#answering().length ? null : this.#onSpace(shown ?? centre);
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
