// The JavaScript that a first visit to the home page loads, gzipped; fails above the limit.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 60_000;
const LANGUAGES = ["en", "fr"];
const client = join(dirname(fileURLToPath(import.meta.url)), "../../src/tatami/server/client");
const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf-8"));

function reach(key, found) {
  const chunk = manifest[key];
  if (!chunk.file.endsWith(".js") || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) reach(next, found);
}

function onHomePage(key, language) {
  return (
    key === "index.html" ||
    key === "src/start.ts" ||
    key === "src/home/Home.svelte" ||
    /^src\/games\/[^/]+\/Cover\.svelte$/.test(key) ||
    key === `virtual:titles/${language}`
  );
}

let failed = false;
for (const language of LANGUAGES) {
  const files = new Set();
  for (const key of Object.keys(manifest)) if (onHomePage(key, language)) reach(key, files);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  );
  failed ||= bytes > LIMIT;
  console.log(
    `home page (${language}): ${(bytes / 1000).toFixed(1)} kB of JavaScript in ${files.size} files, gzipped; limit ${LIMIT / 1000} kB`,
  );
}
process.exitCode = failed ? 1 : 0;
