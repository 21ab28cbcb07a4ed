const MINUTE = 60_000;

/**
 * Parts of a page that are gone when they are needed belong to a page from before an update: then it
 * is opened anew, if the server is there. If they are missing even so, not again and again.
 */
export function renewIfPartsAreGone(): void {
  addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "reload" && performance.now() < MINUTE) return;
  const there = await fetch(location.pathname).then(
    ({ ok }) => ok,
    () => false,
  );
  if (there) location.reload();
}
