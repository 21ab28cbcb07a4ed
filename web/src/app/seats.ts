import { myGames, remember, type MyGame } from "./memory";

const MARK = "seats";
/** A QR code has room for so many. */
const MOST = 8;

/** A link that brings my seats to another device. What follows `#` is never sent to a server. */
export function linkToMySeats(origin: string): string {
  const seats = myGames()
    .slice(0, MOST)
    .map(({ table, seat, token, game }) => [table, seat, token, game]);
  const packed = btoa(JSON.stringify(seats)).replaceAll("+", "-").replaceAll("/", "_");
  return `${origin}/#${MARK}=${packed}`;
}

/** Take the seats from the address, if there are any; those that I have here stay as they are. */
export function takeSeatsFromLink(): number {
  const packed = new URLSearchParams(location.hash.slice(1)).get(MARK);
  if (!packed) return 0;
  history.replaceState(null, "", location.pathname);
  try {
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const known = new Set(myGames().map((one) => one.table));
    const seats = (JSON.parse(text) as [string, number, string, string][]).filter(
      ([table]) => !known.has(table),
    );
    for (const [table, seat, token, game] of seats.reverse()) {
      remember({ table, seat, token, game } satisfies MyGame);
    }
    return seats.length;
  } catch {
    return 0;
  }
}
