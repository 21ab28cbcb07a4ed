import { expect, type Browser, type Page } from "@playwright/test";
import type { GameInfo, NewTable, SeatWish, Ticket } from "../src/protocol";
import { linkAsked } from "./asked";
import {
  address,
  expectAccessible,
  moves,
  openTable,
  playToTheEnd,
  playUntil,
  seatLink,
  test,
  visitor,
} from "./table";

const bot: SeatWish = { kind: "bot", level: "easy", temper: "" };
const me: SeatWish = { kind: "me" };
const open: SeatWish = { kind: "open" };

/** Play from the own seat until the result is there; the bots do the rest. */
async function finish(page: Page, reason: RegExp): Promise<void> {
  await playToTheEnd(page);
  await expect(page.locator("div.result")).toContainText(reason);
}

/** A friend who was sent the link sits down at a table that waits. */
async function friendOf(browser: Browser, ticket: Ticket, seats = 1): Promise<Page> {
  const friend = await visitor(browser);
  await friend.goto(`${address()}/t/${ticket.table}`);
  await friend.getByLabel("Your name").fill("Basho");
  await friend.getByRole("button", { name: "Sit here" }).first().click();
  for (let more = 1; more < seats; more++) {
    await friend.getByRole("button", { name: "you, too" }).first().click();
    await expect(friend.getByRole("button", { name: "Give the seat back" })).toHaveCount(more);
  }
  return friend;
}

/** Start with a friend who was sent the link, and play both seats to the end. */
async function playWithFriend(browser: Browser, page: Page, ticket: Ticket): Promise<Page> {
  await page.goto(seatLink(ticket));
  const friend = await friendOf(browser, ticket);
  await page.getByRole("button", { name: "Start the game" }).click();
  await Promise.all([playToTheEnd(page), playToTheEnd(friend)]);
  return friend;
}

/** On a phone this stays above the board, however far one scrolls. */
async function keepsInSight(page: Page, name: string): Promise<void> {
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("region", { name: "Players" }).evaluate((one) => one.scrollIntoView());
  await expect(page.getByRole("region", { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(desk);
}

/** On a phone, upright or on its side, all objectives are in sight, and most of the map. */
async function showsAims(page: Page, count: number): Promise<void> {
  const desk = page.viewportSize()!;
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const aims = page.locator("[data-objective]");
    await expect(aims).toHaveCount(count);
    for (const aim of await aims.all()) await expect(aim).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-part=map]")).toBeInViewport({ ratio: 0.5 });
  }
  await page.setViewportSize(desk);
}

const waiting = (wish: Partial<NewTable>) => openTable({ start: false, ...wish });

/** How many spaces of the dungeon lie in the dark, where nobody has come within sight. */
const dark = (page: Page) => page.locator('[data-fog="dark"]').count();

test("Dungeon: alone and heroic to a win or a loss, and the dark lifts on the way", async ({
  page,
}) => {
  const ticket = await openTable({
    game: "dicium-dungeon",
    players: 1,
    seats: [me],
    options: { difficulty: "heroic" },
  });
  await page.goto(seatLink(ticket));
  await expect(page.getByRole("group", { name: "The dungeon" })).toBeVisible();
  await expect(page.getByRole("button", { name: /comes in 3 steps further on/ })).toHaveCount(1);
  await expectAccessible(page);
  const before = await dark(page);
  await finish(page, /You have (won|lost)/);
  const seen = await dark(page);
  expect(seen).toBeLessThan(before);
  await page.reload();
  await expect(page.locator("div.result")).toBeVisible();
  expect(await dark(page)).toBe(seen);
});

for (const [players, options] of [
  [3, { difficulty: "heroic", young: "true", characters: "random" }],
  [4, { difficulty: "heroic", characters: "random", king_step: "6" }],
] as const) {
  test(`Dungeon: ${players} with ${Object.keys(options).join(", ")}, to the end`, async ({
    page,
  }) => {
    const ticket = await openTable({
      game: "dicium-dungeon",
      players,
      seats: [me, ...Array.from({ length: players - 1 }, () => bot)],
      options,
    });
    await page.goto(seatLink(ticket));
    await finish(page, /You have (won|lost)/);
  });
}

test("Dungeon: two browsers to the end, showing each other where to go", async ({
  browser,
  page,
}) => {
  const ticket = await waiting({ game: "dicium-dungeon", players: 3, seats: [me, open, bot] });
  await page.goto(seatLink(ticket));
  const friend = await friendOf(browser, ticket);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(friend.getByRole("group", { name: "The dungeon" })).toBeVisible();

  await page.locator('[data-space="d4"]').click({ button: "right", force: true });
  for (const [one, who] of [
    [page, "You point"],
    [friend, "Ada points"],
  ] as const) {
    await expect(one.locator('[data-shown="d4"]')).toContainText("Ada");
    await expect(one.locator("div.log")).toContainText(`${who} at d4.`);
  }
  await friend.locator('[data-space="a1"]').focus();
  await friend.keyboard.press("p");
  await expect(page.locator('[data-shown="a1"]')).toContainText("Basho");
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  await expect(page.getByRole("log")).toContainText("Basho points at a1.");
  await expect(page.locator('[data-shown="d4"]')).toHaveCount(0);

  await Promise.all([finish(page, /You have (won|lost)/), finish(friend, /You have (won|lost)/)]);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await expect(page.locator("div.log .note").filter({ hasText: /goes for|hunts/ })).not.toHaveCount(
    0,
  );
});

test("Dungeon: one person on two seats, from the home page to the end", async ({ page }) => {
  await page.goto(address());
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Open a table for Dicium: Dungeon" }).click();
  await page.getByLabel("Player 2").selectOption("me");
  await expect(page.getByLabel("Player 1")).toHaveValue("me");
  await page.getByLabel("Young adventurers").selectOption("true");
  await page.getByLabel("The King enters no earlier").selectOption("6");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator("li.mine")).toHaveCount(2);
  await page.getByRole("button", { name: "Start the game" }).click();

  const whom = page.locator(".whom");
  const first = await whom.textContent();
  await expect(async () => {
    await moves(page).first().click();
    await expect(whom).not.toHaveText(first!, { timeout: 300 });
  }).toPass();
  expect([first, await whom.textContent()].toSorted()).toEqual(["Ada", "Ada 2"]);
  await finish(page, /You have (won|lost)/);
});

test("Civilization: alone to a rank", async ({ page }) => {
  const options = { boards: "thebes", monsters: "random", solo_turns: "9", first_player: "0" };
  const ticket = await openTable({ game: "dicium-civilization", players: 1, seats: [me], options });
  await page.goto(seatLink(ticket));
  await expect(page.getByRole("group", { name: "Sea chart" })).toBeVisible();
  await expectAccessible(page);
  await finish(page, /Rank reached: (foot soldier|champion|chosen by the gods|demigod|Dicium god)/);
  await expect(page.locator("div.result header .verdict")).toHaveText("The game is over");
});

test("Civilization: four seats, two browsers, to the score sheet", async ({ browser, page }) => {
  const ticket = await waiting({
    game: "dicium-civilization",
    players: 4,
    seats: [me, bot, open, bot],
    options: { round_limit: "6", boards: "random", first_player: "2" },
  });
  const friend = await playWithFriend(browser, page, ticket);
  for (const one of [page, friend]) {
    await expect(one.locator("div.result table .who")).toHaveCount(4);
    await expect(one.locator("div.result table")).toContainText("Regions");
  }
});

test("Civilization: two and three seats, until the pool is empty", async ({ page }) => {
  for (const seats of [
    [me, bot],
    [bot, me, bot],
  ]) {
    const options = { vp_deck: "2", first_player: String(seats.length - 1) };
    const players = seats.length;
    const ticket = await openTable({ game: "dicium-civilization", players, seats, options });
    await page.goto(seatLink(ticket));
    await playUntil(page, /Roll some dice again/);
    await expect(page.locator("[data-objective]").first()).toHaveAccessibleName(/Ada: \d of \d /);
    await expect(page.locator(".objective .me").first()).toHaveText(/^\s*\d of \d [A-Za-z]/);
    await showsAims(page, players + 2);
    await keepsInSight(page, "Objectives and points left");
    await expect(page.locator("[data-card]").first()).toBeInViewport({ ratio: 1 });
    await finish(page, /The pool of points is empty/);
    await expect(page.locator("div.result table .who")).toHaveCount(players);
  }
});

interface Raid {
  seats: SeatWish[];
  options: Record<string, string>;
}

/** Who plays a raid from one browser, and with which choices of the host. */
const RAIDS: (Raid & { as: string })[] = [
  {
    as: "ninja",
    seats: [me, bot],
    options: { ninja_board: "green", samurai_board: "red", alert_cards: "6", round_limit: "12" },
  },
  { as: "samurai", seats: [bot, me], options: { great_door: "open", round_limit: "12" } },
  {
    as: "one of two samurai",
    seats: [bot, me, bot, bot],
    options: { first_ninja: "random", round_limit: "3" },
  },
];
const TEAMS: Raid = {
  seats: [me, bot, open, bot],
  options: { round_limit: "6", first_ninja: "green", left_of_blue: "red", great_door: "closed" },
};

for (const { as, seats, options } of RAIDS) {
  test(`Dicium: Shogun: as ${as} to the end`, async ({ page }) => {
    const players = seats.length;
    const ticket = await openTable({ game: "dicium-shogun", players, seats, options });
    await page.goto(seatLink(ticket));
    await expect(page.getByRole("group", { name: "The palace at night" })).toBeVisible();
    await expectAccessible(page);
    await keepsInSight(page, "The alarm, and the way home");
    await finish(page, /You have (won|lost)/);
  });
}

test("Dicium: Shogun: two friends of one side against two bots", async ({ browser, page }) => {
  const ticket = await waiting({ game: "dicium-shogun", players: 4, ...TEAMS });
  const friend = await playWithFriend(browser, page, ticket);
  const won = (one: Page) => one.getByText(/You have (won|lost)/).first();
  await expect(won(page)).toBeVisible();
  await expect(won(friend)).toHaveText((await won(page).textContent())!);
});

test("Dicium: Shogun: these are both counts and all options", async () => {
  const games = (await (await fetch(`${address()}/api/games`)).json()) as GameInfo[];
  const game = games.find(({ id }) => id === "dicium-shogun")!;
  const played = [...RAIDS, TEAMS];
  expect(new Set(played.map(({ seats }) => seats.length))).toEqual(new Set(game.players));
  for (const { name, values, default: usual } of game.options) {
    const tried = new Set(played.map(({ options }) => options[name] ?? usual));
    if (values.every((value) => /^\d+$/.test(value))) tried.delete(usual);
    else expect(tried, name).toEqual(new Set(values));
    expect(tried.size, name).toBeGreaterThan(0);
  }
});

test("a phone shows portals that lie far apart together, and a finger finds them", async ({
  browser,
}) => {
  const page = await visitor(browser, "en-GB", { taps: "two" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(linkAsked("dicium-dungeon", "ask-flee"));
  const portals = page.locator(".space.lit");
  await expect(portals).toHaveCount(3);
  const zoom = page.locator("button.zoom");
  await expect(zoom).toHaveText("Closer");
  for (const portal of await portals.all()) await expect(portal).toBeInViewport({ ratio: 1 });

  const portal = (await page.locator('[data-space="m6"]').boundingBox())!;
  await page.mouse.click(portal.x - 7, portal.y + 12);
  await expect(page.locator(".choosing").first()).toContainText("m6");

  await zoom.click();
  await expect(zoom).toHaveText("The whole board");
  await zoom.click();
  await page.goto(linkAsked("dicium-dungeon", "ask-open"));
  await expect(zoom).toHaveText("The whole board");
  await page.context().close();
});

test("the two Shoguns cannot be confused", async ({ page }) => {
  await page.goto(address());
  await expect(page.getByRole("heading", { name: "Dicium: Shogun" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shogun", exact: true })).toBeVisible();
});
