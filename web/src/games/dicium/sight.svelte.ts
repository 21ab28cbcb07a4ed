import type { Attachment } from "svelte/attachments";
import { settings } from "../../app/settings.svelte";
import { scrollFor } from "../../look/sight";

/**
 * On an upright phone the dice lie over the end of the map: at each new question it is scrolled no further
 * than it takes to see the spaces that answer, and back as soon as it can.
 */
export function keepInSight(asked: () => unknown): Attachment<HTMLElement> {
  return (layout) => {
    let ours = 0;

    function look() {
      const map = layout.querySelector("[data-part='map']")?.getBoundingClientRect();
      const dock = layout.querySelector(".dock")?.getBoundingClientRect();
      if (!map || !dock || dock.left >= map.right) return;
      const room = layout.getBoundingClientRect();
      const high = (one: string) => layout.querySelector(one)?.getBoundingClientRect().height ?? 0;
      // While the page is scrolled the clocks lie over the map, and below them what enlarges it.
      const over = high(".clocks > .aims") + high("button.zoom");
      // A map that is close ends where the dice begin, and turns by itself.
      const spaces = [...layout.querySelectorAll(".window:not(.close) .space.lit")].map((space) =>
        space.getBoundingClientRect(),
      );
      const at = layout.scrollTop;
      const to = scrollFor({
        at,
        rest: Math.abs(at - ours) < 2 ? 0 : at,
        free: { top: room.top + over, bottom: room.bottom - dock.height },
        spaces,
      });
      ours = to;
      if (to !== at) layout.scrollTo({ top: to, behavior: settings.still ? "instant" : "smooth" });
    }

    $effect(() => {
      asked();
      const frame = requestAnimationFrame(look);
      return () => cancelAnimationFrame(frame);
    });
  };
}
