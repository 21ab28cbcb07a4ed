import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = join(HERE, "../src/tatami/games");
/** What the house itself says, beside the games. */
const HOUSE = [join(HERE, "../src/tatami/language"), join(HERE, "src/texts")];
const WANTED = /^(game-name|game-blurb) = (.*)$/gm;

/**
 * `virtual:titles/<language>`: name and sentence of every game, for the home page, which must
 * not load all texts of all games, and what the house says. All of it in one file.
 */
export function titles(): Plugin {
  const prefix = "virtual:titles/";
  return {
    name: "tatami-titles",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const found: Record<string, Record<string, string>> = {};
      for (const file of readdirSync(GAMES, { recursive: true, encoding: "utf-8" }).sort()) {
        if (!file.endsWith(`${sep}${language}.ftl`)) continue;
        const path = join(GAMES, file);
        this.addWatchFile(path);
        const texts = Object.fromEntries(
          [...readFileSync(path, "utf-8").matchAll(WANTED)].map(([, name, text]) => [name, text]),
        );
        if (!texts["game-name"]) continue;
        found[relative(GAMES, dirname(path)).replaceAll(sep, "-").replaceAll("_", "-")] = texts;
      }
      const house = HOUSE.map((folder) => {
        const path = join(folder, `${language}.ftl`);
        this.addWatchFile(path);
        return readFileSync(path, "utf-8");
      });
      return `export default ${JSON.stringify(found)};
export const house = ${JSON.stringify(house)};`;
    },
  };
}
