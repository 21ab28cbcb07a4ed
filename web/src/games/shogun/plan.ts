/** What a plan is changed by: the notations of moves, made one after the other. */

type Laid = Record<string, string | null>;

/** A card from the hand or from another space; two cards that lie change places. */
export function laying(plan: Laid, card: string, from: string | null, to: string): string[] {
  const there = plan[to];
  return [
    ...[from, there ? to : null].filter((space) => space !== null).map((space) => `clear ${space}`),
    `plan ${to} ${card}`,
    ...(from && there ? [`plan ${from} ${there}`] : []),
  ];
}

/** What is left goes where it may, the bid first, chest cards first: nothing is done there. */
export function filling(plan: Laid, hand: string[], may: Set<string>): string[] {
  const free = Object.keys(plan).filter((space) => !plan[space]);
  const left = hand.toSorted(
    (a, b) => Number(b.startsWith("chest-")) - Number(a.startsWith("chest-")),
  );
  const found: string[] = [];
  for (const space of free.toSorted((a, b) => Number(b === "bid") - Number(a === "bid"))) {
    const at = left.findIndex((card) => may.has(`plan ${space} ${card}`));
    if (at >= 0) found.push(`plan ${space} ${left.splice(at, 1)[0]}`);
  }
  return found;
}
