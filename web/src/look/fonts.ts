/** The fonts come when what one can act on is there: on a slow line they would hold it up. */
export function dress(): void {
  void import("./fonts.css");
}
