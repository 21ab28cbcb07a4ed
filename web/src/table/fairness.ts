import { sha256 } from "./sha256";

/** The SHA-256 of a seed, in hex: what the table showed before the first card was dealt. */
export function commitmentTo(seed: string): string {
  return sha256(new TextEncoder().encode(seed));
}
