import { beyond, centreOf, nearest, signsFor, turnTo, type Box, type Sign } from "../../look/sight";
import map from "./map.json";

const CLOSEST = 420;
const MARGIN = 8;
/** What is seen of a province with its middle at least, half of it in pixels. */
const AROUND = 30;

/** What part of the map is seen: zoom and pan, always with some of the map in sight. */
export class Camera {
  width = $state(1000);
  height = $state(500);
  /** The middle of what is seen, and how many units of the map are seen across; null: all. */
  #middle = $state.raw({ x: map.width / 2, y: map.height / 2 });
  #across = $state<number | null>(null);

  /** The units across when the whole map is seen. */
  readonly whole = $derived(
    Math.max(
      map.width + 2 * MARGIN,
      ((map.height + 2 * MARGIN) * this.width) / Math.max(1, this.height),
    ),
  );
  readonly across = $derived(Math.min(this.#across ?? this.whole, this.whole));
  readonly scale = $derived(this.width / this.across);
  readonly zoomed = $derived(this.across < this.whole - 1);
  readonly box = $derived.by(() => {
    const w = this.across;
    const h = (w * this.height) / Math.max(1, this.width);
    const x = within(this.#middle.x, w, map.width);
    const y = within(this.#middle.y, h, map.height);
    return { x: x - w / 2, y: y - h / 2, w, h };
  });

  reset(): void {
    this.#across = null;
    this.#middle = { x: map.width / 2, y: map.height / 2 };
  }

  look(x: number, y: number, across: number | null = this.#across): void {
    this.#across = across === null ? null : Math.max(CLOSEST, Math.min(this.whole, across));
    this.#middle = { x, y };
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, w, h } = this.box;
    this.#middle = { x: x + w / 2 - dx / this.scale, y: y + h / 2 - dy / this.scale };
  }

  /** The point of the map under a pixel. */
  at(px: number, py: number): { x: number; y: number } {
    const { x, y } = this.box;
    return { x: x + px / this.scale, y: y + py / this.scale };
  }

  /** Bring nearer, so that the point under the given pixel stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const at = this.at(px, py);
    const across = Math.max(CLOSEST, Math.min(this.whole, this.across / factor));
    const scale = this.width / across;
    const h = (across * this.height) / Math.max(1, this.width);
    this.#across = across;
    this.#middle = { x: at.x - px / scale + across / 2, y: at.y - py / scale + h / 2 };
  }

  /** Where provinces are, in pixels of what is seen. */
  #boxes(provinces: Iterable<number>): Box[] {
    const { x: left, y: top } = this.box;
    return [...provinces].map((province) => {
      const { x, y } = map.provinces[province]!;
      const [px, py] = [(x - left) * this.scale, (y - top) * this.scale];
      return { left: px - AROUND, top: py - AROUND, right: px + AROUND, bottom: py + AROUND };
    });
  }

  get #seen(): Box {
    return { left: 0, top: 0, right: this.width, bottom: this.height };
  }

  /** Arrows towards those of these provinces that are out of sight. */
  signs(provinces: Iterable<number>): Sign[] {
    return this.zoomed ? signsFor(this.#boxes(provinces), this.#seen) : [];
  }

  /** Turn to the next of them that lie beyond an edge. */
  follow(provinces: Iterable<number>, { edge }: Sign): void {
    const out = this.#boxes(provinces).filter((box) => beyond(edge, box, this.#seen));
    const next = nearest(out, (box) => box, centreOf(this.#seen), Infinity) ?? null;
    const to = turnTo(this.#seen, next, out, false);
    if (to) this.pan(-to.left, -to.top);
  }

  /** Turn to a point that is not well in sight. */
  show(x: number, y: number): void {
    const { x: left, y: top, w, h } = this.box;
    const inside =
      x > left + w * 0.12 && x < left + w * 0.88 && y > top + h * 0.15 && y < top + h * 0.85;
    if (!inside) this.look(x, y);
  }
}

/** The middle of a window of the given size that shows as much of the map as it can. */
function within(middle: number, size: number, length: number): number {
  if (size >= length + 2 * MARGIN) return length / 2;
  return Math.max(size / 2 - MARGIN, Math.min(length + MARGIN - size / 2, middle));
}
