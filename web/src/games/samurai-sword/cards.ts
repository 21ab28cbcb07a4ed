import content from "../../../../src/tatami/games/samurai_sword/content.toml?raw";

export interface CardKind {
  id: string;
  kind: "weapon" | "permanent" | "action";
  precision: number | null;
  damage: number | null;
}

/** The cards as the game's own content file has them. */
export const CARDS: Record<string, CardKind> = Object.fromEntries(
  [...weapons(), ...named("permanents", "permanent"), ...named("actions", "action")].map((card) => [
    card.id,
    card,
  ]),
);

function weapons(): CardKind[] {
  const pattern = /\[\[weapon\]\]\s+id = "(.+)"\s+precision = (\d+)\s+damage = (\d+)/g;
  return [...content.matchAll(pattern)].map(([, id, precision, damage]) => ({
    id: id!,
    kind: "weapon",
    precision: Number(precision),
    damage: Number(damage),
  }));
}

function named(section: string, kind: CardKind["kind"]): CardKind[] {
  const body = content.split(`[${section}]`)[1]?.split("\n[")[0] ?? "";
  return [...body.matchAll(/^([\w-]+) = \d+/gm)].map(([, id]) => ({
    id: id!,
    kind,
    precision: null,
    damage: null,
  }));
}
