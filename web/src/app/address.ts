/** The table that a path names, or null for the home page. */
export function tableIn(path: string): string | null {
  return /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}
