/** How the lords are told apart: by colour and by the shape of their banner. */
export const BANNERS = [
  "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
  "M2.5 2.500h19v19h-19z",
  "M12 0l12 12-12 12L0 12z",
  "M2 2h20v13.500L12 23.500 2 15.500z",
  "M6.200 2h11.600L23.800 12l-6 10H6.200L.2 12z",
] as const;

/** The crest of each lord, on the same field as the banner. */
export const CRESTS = [
  "M12 5.500a3 3 0 0 1 2.600 4.500 3 3 0 0 1 2.600 4.500 3 3 0 0 1-5.200 0 3 3 0 0 1-5.200 0A3 3 0 0 1 9.400 10 3 3 0 0 1 12 5.500zM12 10.400a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z",
  "M6 6h5v5H6zM13 6h5v5h-5zM6 13h5v5H6zM13 13h5v5h-5z",
  "M12 5l3 3-3 3-3-3zM8 9l3 3-3 3-3-3zM16 9l3 3-3 3-3-3zM12 13l3 3-3 3-3-3z",
  "M6 6.500h12v2H6zM6 10.500h12v2H6zM8 14.500h8v2H8z",
  "M12 5l2 5.200 5.500.3-4.300 3.400 1.500 5.300L12 16.200l-4.700 3 1.500-5.300-4.300-3.400 5.500-.3z",
] as const;

export function lordColour(seat: number, players: number): string {
  return seat < players ? `var(--lord-${seat})` : "var(--peasant)";
}

export function lordInk(seat: number): string {
  if (seat === 3) return "var(--lord-3-ink)";
  return seat === 2 ? "var(--print-ink)" : "var(--print-paper)";
}
