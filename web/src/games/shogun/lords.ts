/** How the lords are told apart: by colour and by the shape of their banner. */
export const BANNERS = [
  "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
  "M2.5 2.5h19v19h-19z",
  "M12 0l12 12-12 12L0 12z",
  "M2 2h20v13.5L12 23.5 2 15.5z",
  "M6.2 2h11.6L23.8 12l-6 10H6.2L.2 12z",
] as const;

/** The crest of each lord, on the same field as the banner. */
export const CRESTS = [
  "M12 5.5a3 3 0 0 1 2.6 4.5 3 3 0 0 1 2.6 4.5 3 3 0 0 1-5.2 0 3 3 0 0 1-5.2 0A3 3 0 0 1 9.4 10 3 3 0 0 1 12 5.5zM12 10.4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
  "M6 6h5v5H6zM13 6h5v5h-5zM6 13h5v5H6zM13 13h5v5h-5z",
  "M12 5l3 3-3 3-3-3zM8 9l3 3-3 3-3-3zM16 9l3 3-3 3-3-3zM12 13l3 3-3 3-3-3z",
  "M6 6.5h12v2H6zM6 10.5h12v2H6zM8 14.5h8v2H8z",
  "M12 5l2 5.2 5.5.3-4.3 3.4 1.5 5.3L12 16.2l-4.7 3 1.5-5.3-4.3-3.4 5.5-.3z",
] as const;

export function lordColour(seat: number, players: number): string {
  return seat < players ? `var(--lord-${seat})` : "var(--peasant)";
}

export function lordInk(seat: number): string {
  if (seat === 3) return "var(--lord-3-ink)";
  return seat === 2 ? "var(--print-ink)" : "var(--print-paper)";
}
