/**
 * Whether two fingers have enlarged the page itself. Then two fingers are the page's, on maps too: where a
 * map fills what is seen, there would be no way back.
 */
class Enlarged {
  page = $state(false);

  constructor() {
    const seen = globalThis.visualViewport;
    const look = () => (this.page = (seen?.scale ?? 1) > 1.01);
    seen?.addEventListener("resize", look);
    look();
  }
}

export const enlarged = new Enlarged();
