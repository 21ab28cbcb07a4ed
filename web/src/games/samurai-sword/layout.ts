import { placeOf } from "./moves";

/** A table lower than this (a phone on its side, a large zoom) has no room for a circle. */
const LOW = 300;

/** On a mat with room, plates are drawn larger by so much. */
const GROWN = 1.14;

/** With nobody beside the piles of a narrow mat, plates leave the rows there to these. */
const RISE = 0.25;

/** Half the room of the piles and the card between them, before they are scaled; how high the piles are above their middle. */
const PILES = { across: 166, down: 86, up: 74 };

/** How far down the middle of the table is: as a rule, and at most. */
const HEART = { rule: 0.48, most: 0.6 };

/** Plates are never shrunk to less than this share. */
const SMALLEST = 0.6;

/** How large things are drawn on a table of this size, and where everybody sits. */
export class Layout {
  readonly small: boolean;
  /** My neighbours sit beside the piles, the others in a row behind them. */
  readonly low: boolean;
  readonly plate: { width: number; height: number };
  /** On a large table, and with few players, there is room to draw everything larger. */
  readonly scale: number;
  /** The piles in the middle leave room for the plates. */
  readonly middle: number;
  /** How far down the piles lie: below what lies before the plates above them. */
  readonly heart: number;
  /** Room below the plates for the cards that lie there, and for hands that lie open. */
  readonly #open: number;
  /** Without me at the bottom the plates may use all of the height. */
  readonly #lowest: number;
  /** How much of their way down plates go. */
  readonly #falls: number;
  /** How many sit in that row. */
  readonly #behind: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly seats: number,
    readonly me: number | null,
    open: boolean,
    shrunk = 1,
  ) {
    const small = width <= 720;
    const room = small
      ? Math.min(width / 390, height / 460, 1.35)
      : Math.min(Math.sqrt((width * height) / (1080 * 600)), width / 800, 1.5);
    const few = Math.max(0, 6 - seats) * (small ? 0.03 : open ? 0 : width < 900 ? 0.06 : 0.09);
    this.small = small;
    this.low = height <= LOW;
    const others = [...Array(seats).keys()].filter((seat) => seat !== me);
    this.#behind = Math.max(1, others.length - 2);
    this.plate = this.low
      ? { width: Math.min(148, (width - 12) / Math.max(3, this.#behind) - 8), height: 76 }
      : small
        ? { width: 108, height: 108 }
        : { width: width < 900 ? 200 : 236, height: width < 900 ? 104 : 112 };
    const grown = small || open ? 1 : GROWN;
    this.scale = this.low ? 1 : Math.max(0.85, room) * (1 + few) * grown * shrunk;
    this.middle = this.scale / (this.low ? 1 : grown);
    const laid = width > 720 && height >= 440 ? 56 * this.scale : 0;
    this.#open = open ? (small ? 34 : 52) : laid;
    const down = others.map((seat) => placeOf(seat, seats, me).y);
    this.#lowest = Math.max(0.6, ...down);
    this.#falls = small && Math.max(...down) < 0 ? RISE : 1;
    const above = laid && seats > 3 ? others.map((seat) => this.#below(seat)) : [];
    this.heart = Math.min(HEART.most, Math.max(HEART.rule, ...above));
  }

  /** Whether plates, with what lies before them, lie on each other or on the piles. */
  get crowded(): boolean {
    const { height, plate, scale, middle, heart } = this;
    const spots = [...Array(this.seats).keys()]
      .filter((seat) => seat !== this.me)
      .map((seat) => this.spot(seat));
    const across = plate.width * scale;
    const down = plate.height * scale + this.#open;
    return spots.some(
      (one, at) =>
        (this.#overPiles(one.x) &&
          one.y - (plate.height * scale) / 2 < heart * height + PILES.down * middle &&
          one.y - (plate.height * scale) / 2 + down > heart * height - PILES.up * middle) ||
        spots
          .slice(at + 1)
          .some(({ x, y }) => Math.abs(one.x - x) < across && Math.abs(one.y - y) < down),
    );
  }

  /** How far down the piles lie if nothing before this seat lies on them; 0 for a seat beside them. */
  #below(seat: number): number {
    const { height, plate, scale, middle } = this;
    const { x, y } = this.spot(seat);
    if (y > height / 2 || !this.#overPiles(x)) return 0;
    const laid = y + (plate.height * scale) / 2 + this.#open;
    return (laid + PILES.up * middle) / height;
  }

  /** Whether a plate stands where the piles are, or above or below them. */
  #overPiles(x: number): boolean {
    const { width, plate, scale, middle } = this;
    return Math.abs(x - width / 2) < (plate.width * scale) / 2 + PILES.across * middle;
  }

  /** The middle of a seat's plate; mine is below the table. */
  spot(seat: number): { x: number; y: number } {
    const { width, height } = this;
    if (seat === this.me) return { x: width / 2, y: height + 8 };
    if (this.low) return this.#inRows(seat);
    const place = placeOf(seat, this.seats, this.me);
    const margin = this.small ? 14 : 20;
    const across = this.plate.width * this.scale;
    const down = this.plate.height * this.scale + this.#open;
    const x = width / 2 + (width / 2 - across / 2 - margin) * place.x;
    const fall = ((place.y + 1) / (this.#lowest + 1)) * this.#falls;
    const y = (down - this.#open) / 2 + margin + (height - down - 2 * margin) * fall;
    return { x, y: this.#beyondPiles(x, y) };
  }

  /** On a narrow mat a plate that would reach into the piles sits behind them. */
  #beyondPiles(x: number, y: number): number {
    const { height, plate, scale, middle, small } = this;
    const reaches = this.#overPiles(x);
    const half = (plate.height * scale) / 2;
    const behind = Math.max(half + 4, height / 2 - PILES.down * middle - half);
    return reaches && !small && y < height / 2 ? Math.min(y, behind) : y;
  }

  #inRows(seat: number): { x: number; y: number } {
    const { width, height, seats, plate } = this;
    const first = this.me === null ? 0 : this.me + 1;
    const count = this.me === null ? seats : seats - 1;
    const at = (seat - first + seats) % seats;
    const margin = 10;
    if (at === 0 || at === count - 1) {
      const x = margin + plate.width / 2;
      const y = count > 2 ? height - plate.height / 2 - margin : height / 2;
      return { x: at ? width - x : x, y };
    }
    return { x: ((at - 0.5) * width) / this.#behind, y: plate.height / 2 + margin };
  }
}

/** Who watches sees everybody round the table: plates are as large as leaves them apart. */
export function watched(width: number, height: number, seats: number, open: boolean): Layout {
  let shrunk = 1;
  let layout = new Layout(width, height, seats, null, open);
  while (layout.crowded && !layout.small && !layout.low && shrunk > SMALLEST) {
    shrunk -= 0.03;
    layout = new Layout(width, height, seats, null, open, shrunk);
  }
  return layout;
}
