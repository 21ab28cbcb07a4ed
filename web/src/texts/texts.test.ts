import { parse, type Message, type Term } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const SOURCES = join(ROOT, "web/src");

function folders(): string[] {
  const games = readdirSync(join(ROOT, "src/tatami/games"), { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith("en.ftl"))
    .map((file) => join("src/tatami/games", dirname(file)));
  return ["web/src/texts", "src/tatami/language", ...games];
}

function messages(folder: string, language: string): Map<string, string[]> {
  const resource = parse(readFileSync(join(ROOT, folder, `${language}.ftl`), "utf-8"), {});
  const found = new Map<string, string[]>();
  for (const entry of resource.body) {
    expect(entry.type, `${folder}/${language}.ftl`).not.toBe("Junk");
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    found.set(entry.id.name, [
      ...variables(entry),
      ...entry.attributes.map((one) => `.${one.id.name}`),
    ]);
  }
  return found;
}

function variables(entry: Message | Term): string[] {
  const names = [
    ...JSON.stringify(entry).matchAll(/"VariableReference","id":\{[^}]*?"name":"(\w+)"/g),
  ];
  return [...new Set(names.map((match) => match[1]!))].sort();
}

describe.each(folders())("%s", (folder) => {
  test("both languages have the same messages with the same arguments", () => {
    const [en, fr] = [messages(folder, "en"), messages(folder, "fr")];
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [id, needed] of en) expect(fr.get(id), id).toEqual(needed);
  });
});

test("every message that the client asks for exists", () => {
  const known = new Set(
    ["web/src/texts", "src/tatami/language"].flatMap((one) => [...messages(one, "en").keys()]),
  );
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
  const families = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
  for (const id of messages("web/src/texts", "en").keys()) {
    const used = source.includes(`"${id}"`) || families.some((family) => id.startsWith(family));
    expect(used, `${id} is never shown`).toBe(true);
  }
});
