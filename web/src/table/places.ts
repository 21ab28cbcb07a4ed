/** The place of each seat: how many were better, and one. Who shares a place shares its number. */
export function placesOf(ranking: number[][]): Map<number, number> {
  let better = 0;
  return new Map(
    ranking.flatMap((group) => {
      const place = better + 1;
      better += group.length;
      return group.map((seat): [number, number] => [seat, place]);
    }),
  );
}
