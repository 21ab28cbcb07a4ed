/**
 * The thing that a message names: `hook` for `card-hook` of the kind `card`; empty if it names none of
 * that kind. Texts, moves and events name things by the messages that say them; views by the bare id.
 * What a thing is stands in the view, never in its id.
 */
export function named(message: unknown, kind: string): string {
  return typeof message === "string" && message.startsWith(`${kind}-`)
    ? message.slice(kind.length + 1)
    : "";
}
