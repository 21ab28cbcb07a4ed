import { tableIn } from "./address";

let path = $state(location.pathname);

addEventListener("popstate", () => {
  path = location.pathname;
});

/** The table that the address names, or null for the home page. */
export function tableInAddress(): string | null {
  return tableIn(path);
}

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow links inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button)
    return;
  if (!/^\/(t\/[^/]+\/?)?$/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
