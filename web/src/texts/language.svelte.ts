import type { Text } from "../protocol";
import { textPaths } from "./paths";
import { Speaker, type Plain } from "./speaker";
import { read, write } from "../app/memory";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

type Raw = () => Promise<string>;
type Titles = Record<string, { "game-name": string; "game-blurb": string }>;

const games = import.meta.glob("../../../src/tatami/games/**/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Raw>;
const titles: Record<Language, () => Promise<{ default: Titles; house: string[] }>> = {
  en: () => import("virtual:titles/en"),
  fr: () => import("virtual:titles/fr"),
};

let speaker = $state.raw(new Speaker("en", []));
let named = $state.raw<Titles>({});
let names = $state.raw<string[]>([]);
let mine = $state<number | null>(null);
let game: string | null = null;

function preferred(): Language {
  const kept = read<string>("language", "");
  const wanted = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => language === wanted.find((one) => isLanguage(one))) ?? "en";
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The files that hold a game's texts: those of its folder and of the folders around it. */
function filesOf(id: string, language: string): Raw[] {
  return textPaths(Object.keys(games), id, language).map((path) => games[path]!);
}

async function load(language: Language): Promise<void> {
  const wanted = game;
  const sources = wanted ? filesOf(wanted, language) : [];
  const [titled, ...texts] = await Promise.all([
    titles[language](),
    ...sources.map((one) => one()),
  ]);
  if (wanted !== game) return;
  named = titled.default;
  speaker = new Speaker(language, [...titled.house, ...texts]);
  document.documentElement.lang = language;
}

/** Load the texts of the page, and those of the game if it is known already. */
export function begin(id: string | null): Promise<void> {
  game = id;
  return load(preferred());
}

export async function setLanguage(language: Language): Promise<void> {
  write("language", language);
  await load(language);
}

/** Load the texts of a game too; null forgets them. */
export async function speakOf(id: string | null): Promise<void> {
  if (id === game) return;
  game = id;
  await load(language());
}

/** How seats are called from now on, and which of them is mine. */
export function callSeats(list: string[], me: number | null): void {
  names = list;
  mine = me;
}

export function language(): Language {
  return isLanguage(speaker.language) ? speaker.language : "en";
}

/** A message of the client, with plain arguments. */
export function t(id: string, args?: Plain): string {
  return speaker.message(id, args);
}

/** A text of the engine. */
export function say(text: Text): string {
  return speaker.text(text, names);
}

/** A text of the engine as it is told to a seat: that one is "you". */
export function sayTo(seat: number | null, text: Text): string {
  if (seat === null) return say(text);
  const called = names.map((name, at) => (at === seat ? t("name-you", { name }) : name));
  return speaker.text(text, called, seat);
}

/** A text of the engine for the person here. */
export function sayToMe(text: Text): string {
  return sayTo(mine, text);
}

/** What an answer is called to the one who gives it: my own seat is "you". */
export function sayMove(label: Text): string {
  if (mine === null) return say(label);
  const you = t("seat-me");
  const said = speaker.text(
    label,
    names.map((name, at) => (at === mine ? you : name)),
    mine,
  );
  return said.startsWith(you) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** Several things in a sentence: "Ada, Botan and Chiyo". */
export function listed(items: string[]): string {
  return speaker.list(items);
}

export function has(id: string): boolean {
  return speaker.has(id);
}

export function seatName(seat: number): string {
  return names[seat] || t("seat", { number: seat + 1 });
}

/** Who holds or stands somewhere, in words about the board: "you" for my own seat. */
export function seatOrYou(seat: number): string {
  return seat === mine ? t("seat-me") : seatName(seat);
}

export function gameName(id: string): string {
  return named[id]?.["game-name"] ?? id;
}

export function gameBlurb(id: string): string {
  return named[id]?.["game-blurb"] ?? "";
}
