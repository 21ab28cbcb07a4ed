import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GAMES = join(dirname(fileURLToPath(import.meta.url)), "src/games");

/** What the table takes from a game's folder, where it is there: the file, and what it is called. */
const PARTS = [
  ["Board.svelte", "default as Board"],
  ["Likeness.svelte", "default as Likeness"],
  ["curves.ts", "curves"],
  ["story.ts", "*"],
] as const;

/**
 * `virtual:parts`: for each game that draws something a function that loads `virtual:parts/<game>`, all
 * that a table needs of it. That is one file, and the server can name it in the page.
 */
export function parts(): Plugin {
  const all = "virtual:parts";
  return {
    name: "tatami-parts",
    resolveId: (id) => (id === all || id.startsWith(`${all}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${all}`) {
        const drawn = readdirSync(GAMES).filter((game) =>
          PARTS.some(([file]) => existsSync(join(GAMES, game, file))),
        );
        const loads = drawn.map((game) => `"${game}": () => import("${all}/${game}")`);
        return `export default { ${loads.join(", ")} }`;
      }
      if (!id.startsWith(`\0${all}/`)) return undefined;
      const folder = join(GAMES, id.slice(all.length + 2));
      return PARTS.filter(([file]) => existsSync(join(folder, file)))
        .map(([file, what]) => {
          const names = what === "*" ? "*" : `{ ${what} }`;
          return `export ${names} from ${JSON.stringify(join(folder, file))};`;
        })
        .join("\n");
    },
  };
}
