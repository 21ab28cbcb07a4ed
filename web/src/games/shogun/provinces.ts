import { seatName, t } from "../../texts/language.svelte";
import { neighbours, type View } from "./view";

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
      : t("board-province-held", { name: seatName(province.owner), armies: province.armies });
  const built = province.buildings.map((kind) => t(`building-${kind}`)).join(", ");
  const unrest = province.unrest ? t("board-province-unrest", { markers: province.unrest }) : "";
  return [head, whose, built && t("board-province-built", { buildings: built }), unrest]
    .filter(Boolean)
    .join(" ");
}

/** The same for those who do not see the map: whether it can be chosen, what I have planned for it
 * (`space`), and what lies around it. */
export function spoken(view: View, at: number, open: boolean, space: string | undefined): string {
  const near = neighbours(view.map, at).map((one) => {
    const { owner, armies } = view.provinces[one]!;
    const { name } = view.map.provinces[one]!;
    return owner === null ? name : `${name} (${seatName(owner)}, ${armies})`;
  });
  return [
    open ? t("board-province-open") : "",
    describe(view, at),
    space ? t("board-province-planned", { space: t(`space-${space}`) }) : "",
    t("board-province-near", { names: near.join(", ") }),
  ]
    .filter(Boolean)
    .join(" ");
}
