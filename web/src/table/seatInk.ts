/** How seats are told apart in charts: by colour, by dash and by their number. */
export const SEAT_INKS = [
  { ink: "var(--vermilion)", dash: "" },
  { ink: "var(--indigo)", dash: "7 3" },
  { ink: "var(--gold)", dash: "2 3" },
  { ink: "var(--moss)", dash: "10 3 2 3" },
  { ink: "var(--soft)", dash: "4 2" },
  { ink: "var(--ink)", dash: "1 2 5 2" },
  { ink: "var(--edge)", dash: "12 4" },
] as const;

export function seatInk(seat: number): (typeof SEAT_INKS)[number] {
  return SEAT_INKS[seat % SEAT_INKS.length]!;
}
