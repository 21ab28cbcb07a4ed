import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const SOURCES = join(ROOT, "web/src");

/** The ids of the messages in a folder. */
function messages(folder: string): string[] {
  const source = readFileSync(join(ROOT, folder, "en.ftl"), "utf-8");
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

test("every message that the client asks for exists", () => {
  const known = new Set(["web/src/texts", "src/tatami/language"].flatMap((one) => messages(one)));
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.includes("games/") && !file.endsWith(".test.ts"),
  );
  for (const file of files) {
    const source = readFileSync(join(SOURCES, file), "utf-8");
    for (const match of source.matchAll(/\bt\(\s*"([\w-]+)"/g)) {
      expect(known.has(match[1]!), `${file} asks for ${match[1]}`).toBe(true);
    }
  }
});

test("every message of the client is asked for somewhere", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const source = files.map((file) => readFileSync(join(SOURCES, file), "utf-8")).join("\n");
  const asked = new Set([...source.matchAll(/"([\w-]+)"/g)].map((match) => match[1]!));
  const families = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
  for (const id of messages("web/src/texts")) {
    const used = asked.has(id) || families.some((family) => id.startsWith(family));
    expect(used, `${id} is never shown`).toBe(true);
  }
});
