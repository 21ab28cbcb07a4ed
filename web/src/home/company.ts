import { read } from "../app/memory";
import type { GameInfo } from "../protocol";

/** With whom "Play now" begins: how many play, and how well the bots do. */
export interface Company {
  players: number;
  level: string;
}

export const companyAs = (game: string) => `company.${game}`;

/** As last chosen here, as far as the game still has it. */
export function companyOf(game: GameInfo): Company {
  const kept = read<Partial<Company>>(companyAs(game.id), {});
  const players = game.players.find((count) => count === kept.players) ?? game.default_players;
  return { players, level: game.levels.find((level) => level === kept.level) ?? "medium" };
}
