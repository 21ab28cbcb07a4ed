type View = Record<string, unknown>;

/**
 * The view with changes merged into it, one after the other. A field takes the place of the old
 * one; where the view has a list, an object holds entries by their position, and their fields are
 * merged. What has not changed stays the same object.
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

function isRows(value: unknown): value is Record<string, View> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withRows(list: unknown[], rows: Record<string, View>): unknown[] {
  return list.map((entry, at) => (at in rows ? { ...(entry as View), ...rows[at] } : entry));
}
