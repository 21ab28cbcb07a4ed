import { seatOrYou, t } from "../../texts/language.svelte";
import map from "./map.json";
import { cardText, neighbours, type View } from "./view";

/** A province as people see it who look at it. */
export function describe(view: View, at: number): string {
  const printed = view.map.provinces[at]!;
  const province = view.provinces[at]!;
  const head = t("board-province", {
    name: printed.name,
    region: t(`board-region-${printed.region}`),
    chests: printed.chests,
    rice: printed.rice,
    sites: printed.sites,
  });
  if (!province.in_play) return `${head} ${t("board-province-out")}`;
  const whose =
    province.owner === null
      ? t("board-province-neutral")
      : t("board-province-held", { name: seatOrYou(province.owner), armies: province.armies });
  const built = province.buildings.map((kind) => t(`building-${kind}`)).join(", ");
  const unrest = province.unrest ? t("board-province-unrest", { markers: province.unrest }) : "";
  return [head, whose, built && t("board-province-built", { buildings: built }), unrest]
    .filter(Boolean)
    .join(" ");
}

/** The same for those who do not see the map: whether it can be chosen, what I have planned for it
 * (`space`), and what lies around it. */
export function spoken(view: View, at: number, open: boolean, space: string | undefined): string {
  return [
    open ? t("board-province-open") : "",
    describe(view, at),
    space ? t("board-province-planned", { space: t(`space-${space}`) }) : "",
    around(view, at),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Which provinces lie around it, and who holds them with how many armies. */
function around(view: View, at: number): string {
  const near = neighbours(view.map, at).map((one) => {
    const { owner, armies } = view.provinces[one]!;
    const { name } = view.map.provinces[one]!;
    return owner === null ? name : `${name} (${seatOrYou(owner)}, ${armies})`;
  });
  return t("board-province-near", { names: near.join(", ") });
}

/** A card for those who do not see it, and what is to be known beside. */
export function spokenCard(view: View, card: string): [name: string, further: string | null] {
  const at = view.map.cards[card]!.province;
  return at === null ? [t(cardText(view.map, card)), null] : [describe(view, at), around(view, at)];
}

/**
 * The province that a finger means: the one whose middle lies nearest under it, if one does, else the
 * one that it touches; those that can be chosen before others. `reach` is half the width of a finger.
 */
export function meantBy(
  touched: number,
  at: { x: number; y: number },
  reach: number,
  open: Set<number>,
): number {
  const near = map.provinces
    .map(({ x, y }, province) => ({ province, away: Math.hypot(x - at.x, y - at.y) }))
    .filter(({ province, away }) => away <= reach && (!open.size || open.has(province)))
    .toSorted((a, b) => a.away - b.away);
  return near[0]?.province ?? touched;
}
