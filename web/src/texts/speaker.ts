import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Text } from "../protocol";

export type Plain = Record<string, string | number>;

/** Says messages in one language. */
export class Speaker {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message, or one of its attributes, with plain arguments. A missing one shows its id. */
  message(id: string, args?: Plain, attribute?: string): string {
    const found = this.#bundle.getMessage(id);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return attribute ? "" : id;
    return this.#bundle.formatPattern(pattern, args ?? null, []);
  }

  /**
   * A text of the engine: its strings are ids of messages, its seats are shown by name. Told to
   * the seat `me` it speaks of "you", where the message has an attribute for that: `.you` if
   * the first seat named is mine, `.yours` if a later one is, `.yourself` if both are.
   * In a list my seat is "you".
   */
  text(text: Text, names: string[], me: number | null = null): string {
    const args: Plain = {};
    const seats: number[] = [];
    for (const [name, value] of Object.entries(text.args ?? {})) {
      args[name] = this.#argument(value, names, me);
      if (typeof value === "object" && !Array.isArray(value)) seats.push(value.seat);
    }
    const mine = addresses(seats, me).map((attribute) => this.message(text.id, args, attribute));
    const said = mine.find((one) => one) ?? this.message(text.id, args);
    return text.id.startsWith("event-") && beginsWithThing(said, text, args)
      ? said.charAt(0).toUpperCase() + said.slice(1)
      : said;
  }

  #argument(value: Argument, names: string[], me: number | null): string | number {
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.message(value);
    if (Array.isArray(value)) {
      const called = names.map((name, at) => (at === me ? this.message("seat-me") : name));
      return this.list(value.map((item) => String(this.#argument(item, called, me))));
    }
    return names[value.seat] || this.message("seat", { number: value.seat + 1 });
  }

  /** Several things in a sentence. */
  list(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.message("list-nothing");
    const first = items.slice(0, -1).join(", ");
    return first ? first + this.message("list-and") + last : last;
  }
}

/** By which attributes a message about these seats speaks to one of them, the best first. */
function addresses(seats: number[], me: number | null): string[] {
  const at = me === null ? -1 : seats.indexOf(me);
  if (at < 0) return [];
  if (at > 0) return ["yours"];
  return seats.lastIndexOf(seats[0]!) > 0 ? ["yourself", "you"] : ["you"];
}

/** Whether a sentence begins with what is a message itself: "the drone", not a player's name. */
function beginsWithThing(said: string, text: Text, args: Plain): boolean {
  return Object.entries(text.args ?? {}).some(
    ([name, value]) => typeof value === "string" && said.startsWith(String(args[name])),
  );
}
