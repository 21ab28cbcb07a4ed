/** The SHA-256 of a seed, in hex: what the table showed before the first card was dealt. */
export async function commitmentTo(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
