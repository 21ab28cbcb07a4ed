import { FluentBundle, FluentResource } from "@fluent/bundle";
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

/** Nouns that must not stand in the plural after a 1. */
const SEVERAL =
  /(?<![\d,.])1[ \u00a0](armées|officiers|coffres|cartes|points|provinces|cases|marqueurs|dés|unités|places|robots|armies|officers|chests|cards|spaces|steps|markers|dice|provinces|points|seats|moves|bots)(?!\p{L})/u;

/** A name that begins with a vowel, after a word that would have to lose its own. */
const ELISION = /(?<!\p{L})(de|que|le|la|du) Émile/u;
/** Texts about a card or a rule, with numbers of the content that are never 1. */
const FIXED = /^(about|use|illegal|card|tile|rules|learn)-/;

/** What a message says when every number in it is this one; names begin with a vowel. */
function said(folder: string, language: string, number: number): [string, string][] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(join(ROOT, folder, `${language}.ftl`), "utf-8")),
  );
  const found: [string, string][] = [];
  for (const [id, needed] of messages(folder, language)) {
    const value = bundle.getMessage(id)?.value;
    if (!value || FIXED.test(id)) continue;
    const args = Object.fromEntries(
      needed.map((name) => [name, NAMES.includes(name) ? "Émile" : number]),
    );
    found.push([id, bundle.formatPattern(value, args, [])]);
  }
  return found;
}
const NAMES = ["who", "player", "players", "names", "name", "target", "by", "driver", "attacker"];

describe.each(folders())("%s", (folder) => {
  test("French has its non-breaking spaces", () => {
    const source = readFileSync(join(ROOT, folder, "fr.ftl"), "utf-8");
    const lines = source.split("\n").filter((line) => !line.startsWith("#"));
    expect(lines.filter((line) => /\S [:;!?»](\s|$|[.,)])|« /.test(line))).toEqual([]);
  });

  test.each(["en", "fr"])(
    "one thing is not several, and no name needs an elision (%s)",
    (language) => {
      const wrong = [0, 1, 2, 21].flatMap((number) =>
        said(folder, language, number).filter(
          ([, words]) => SEVERAL.test(words) || (language === "fr" && ELISION.test(words)),
        ),
      );
      expect(wrong.map((one) => one.join(": "))).toEqual([]);
    },
  );

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
