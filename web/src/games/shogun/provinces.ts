import { seatOrYou, t } from "../../texts/language.svelte";
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
