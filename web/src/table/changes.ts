type View = Record<string, unknown>;

/**
 * The view with changes merged into it, one after the other. A field takes the place of the old
 * one; where the view has a list, an object holds entries by their position: their fields are
 * merged, and those behind the end are new. Who came in between may be told of entries that do not
 * follow on theirs; these are left out. What has not changed stays the same object.
 */
export function merged(view: unknown, changes: View[]): unknown {
  const result: View = { ...(view as View) };
  for (const change of changes)
    for (const [name, value] of Object.entries(change)) {
      const old = result[name];
      result[name] = Array.isArray(old) && isRows(value) ? withRows(old, value) : value;
    }
  return result;
}

function isRows(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withRows(list: unknown[], rows: Record<string, unknown>): unknown[] {
  const result = [...list];
  for (const [position, entry] of Object.entries(rows)) {
    const at = Number(position);
    if (at > result.length) continue;
    const old = result[at];
    result[at] = isRows(old) && isRows(entry) ? { ...old, ...entry } : entry;
  }
  return result;
}
