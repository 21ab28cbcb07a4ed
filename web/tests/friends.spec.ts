import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import type { Ticket } from "../src/protocol";
import { address, moves, openTable, seatLink, test, visitor } from "./table";

/** Let whoever is asked make a move. */
async function oneMove(...pages: Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) {
      const button = moves(page).first();
      if ((await button.count()) && (await button.isEnabled())) {
        await button.click({ timeout: 2_000 }); // the question may go at this moment
        return;
      }
    }
    throw new Error("nobody is asked");
  }).toPass({ timeout: 60_000 });
}

test("two browsers at one table, with a reload in the middle", async ({ browser, page }) => {
  await page.goto(address());
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Open a table for Samurai Sword" }).click();
  await page.getByRole("dialog").getByLabel("Players").selectOption("3");
  await page.getByLabel("Player 3").selectOption("easy");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Invite" })).toBeVisible();
  await expect(page.locator(".warning")).toContainText("listens on this computer only");
  const link = await page.getByLabel("Link to this table").inputValue();

  const friend = await visitor(browser);
  await friend.goto(link);
  await friend.getByLabel("Your name").fill("Basho");
  await friend.getByRole("button", { name: "Sit here" }).click();
  await expect(page.getByText("Basho")).toBeVisible();

  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator(".self")).toBeVisible();
  await expect(friend.locator(".self")).toContainText("Basho");

  for (let move = 0; move < 6; move++) await oneMove(page, friend);
  const hand = friend.locator(".board ol > li > button");
  const held = () =>
    hand.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join("\n"));
  let cards = "";
  // The last move is on its way, and the bot may answer it.
  await expect(async () => {
    const before = cards;
    cards = await held();
    expect(cards).toBe(before);
  }).toPass({ intervals: [1000] });
  await friend.reload();
  await expect(friend.locator(".self")).toContainText("Basho");
  await expect.poll(held).toBe(cards);
  for (let move = 0; move < 4; move++) await oneMove(page, friend);

  await page.getByRole("button", { name: "Chat", exact: true }).click();
  await page.getByLabel("Message to the table").fill("Well met");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(friend.locator("[data-spoken]")).toContainText("says: Well met");
  await friend.getByRole("button", { name: /^Chat/ }).click();
  await expect(friend.getByRole("log")).toContainText("Well met");
});

test("a bot stands in for who is away, and gives the seat back", async ({ browser, page }) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const friend = await context.newPage();
  const ticket = await openTable({
    players: 3,
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "easy", temper: "" }],
    start: false,
  });
  await page.goto(seatLink(ticket));
  await friend.goto(`${address()}/t/${ticket.table}`);
  await friend.getByLabel("Your name").fill("Basho");
  await friend.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(friend.locator(".self")).toBeVisible();

  const seat = friend.url();
  await friend.close();
  await page.getByRole("button", { name: "Players" }).click();
  await page.getByRole("button", { name: "Let a bot play" }).click();
  await expect(page.getByText("away; a bot plays")).toBeVisible();
  const back = await context.newPage();
  await back.goto(seat);
  await back.getByRole("button", { name: "Play again myself" }).click();
  await expect(page.getByText("away; a bot plays")).toBeHidden();
});

test("the host frees a seat, and another friend plays on", async ({ browser, page }) => {
  const ticket = await openTable({
    players: 3,
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    start: false,
  });
  const join = async (name: string) => {
    const answer = await fetch(`${address()}/api/tables/${ticket.table}/join`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name }),
    });
    return (await answer.json()) as Ticket;
  };
  await join("Basho");
  const third = await join("Chiyo");
  await page.goto(seatLink(ticket));
  await page.getByRole("button", { name: "Start the game" }).click();
  const chiyo = await visitor(browser);
  await chiyo.goto(seatLink(third));
  await expect(chiyo.locator(".self")).toBeVisible();

  await page.getByRole("button", { name: "Players" }).click();
  const basho = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Basho" });
  await basho.getByRole("button", { name: "Free this seat" }).click();
  await expect(basho).toContainText("free");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  const daiki = await visitor(browser);
  await daiki.goto(`${address()}/t/${ticket.table}`);
  await expect(daiki.getByText("A seat of this game is free.")).toBeVisible();
  await daiki.getByLabel("Your name").fill("Daiki");
  await daiki.getByRole("button", { name: "Sit here" }).click();
  await expect(daiki.locator(".self")).toContainText("Daiki");
  for (let move = 0; move < 8; move++) await oneMove(page, daiki, chiyo);
});

test("a wrong seat link never replaces a good one", async ({ page }) => {
  const ticket = await openTable();
  await page.goto(seatLink(ticket));
  await expect(page.locator(".self")).toBeVisible();
  const wrong = {
    ...ticket,
    token: ticket.token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
  };
  await page.goto("about:blank");
  await page.goto(seatLink(wrong));
  await expect(page.locator(".self")).toContainText("Ada");
  await page.reload();
  await expect(page.locator(".self")).toContainText("Ada");
});

test("who has a wrong link alone is told so, and watches", async ({ page }) => {
  const ticket = await openTable();
  await page.goto(seatLink({ ...ticket, token: `seat_${"x".repeat(43)}` }));
  await expect(page.getByRole("alert")).toContainText("This seat link is not valid");
  await expect(page.getByText("watching", { exact: true })).toBeVisible();
});

test("a seat link opened in a tab at that table is taken, and its secret leaves the address", async ({
  page,
}) => {
  const ticket = await openTable();
  await page.goto(`${address()}/t/${ticket.table}`);
  await expect(page.getByText("watching", { exact: true })).toBeVisible();
  await page.evaluate((token) => (location.hash = `#seat=${token}`), ticket.token);
  await expect(page.locator(".self")).toContainText("Ada");
  expect(page.url()).toBe(`${address()}/t/${ticket.table}`);
});

test("a running game leaves the list only when asked twice, and can be put back", async ({
  page,
}) => {
  const ticket = await openTable();
  await page.goto(seatLink(ticket));
  await expect(page.locator(".self")).toBeVisible();
  await page.goto(address());
  const game = page.locator(`a[href="/t/${ticket.table}"]`);
  const remove = page.getByRole("button", { name: "Take Samurai Sword off this list" });
  await expect(game).toBeVisible();
  page.once("dialog", (question) => void question.dismiss());
  await remove.click();
  await expect(game).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await remove.click();
  await expect(game).toBeHidden();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(game).toBeVisible();
  await game.click();
  await expect(page.locator(".self")).toContainText("Ada");
});

for (const works of [true, false]) {
  test(`copying without https ${works ? "works" : "that fails is not called copied"}`, async ({
    page,
  }) => {
    await page.addInitScript((works) => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      if (!works) document.execCommand = () => false;
    }, works);
    const ticket = await openTable();
    await page.goto(seatLink(ticket));
    await page.getByRole("button", { name: "Players" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy the link to my seat" }).click();
    if (works) {
      await expect(dialog.getByText("Copied", { exact: true })).toBeVisible();
      const name = dialog.getByRole("textbox");
      await name.evaluate((field: HTMLInputElement) => field.removeAttribute("maxlength"));
      await name.fill("");
      await name.press("Control+v");
      await expect(name).toHaveValue(new RegExp(`/t/${ticket.table}#seat=${ticket.token}$`));
    } else {
      await expect(dialog.getByText("It could not be copied.")).toBeVisible();
      await expect(dialog.getByText("Copied", { exact: true })).toHaveCount(0);
    }
  });
}

test("a spectator sees no hand and no role", async ({ browser, page }) => {
  const ticket = await openTable();
  await page.goto(seatLink(ticket));
  await expect(page.locator(".self")).toBeVisible();
  expect(page.url()).not.toContain("seat");

  const watcher = await visitor(browser);
  const frames: string[] = [];
  watcher.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  await watcher.goto(`${address()}/t/${ticket.table}`);
  await expect(watcher.getByText("watching", { exact: true })).toBeVisible();
  await expect(watcher.locator("[data-seat]")).toHaveCount(5);
  await expect(watcher.locator(".self")).toHaveCount(0);
  await expect(watcher.locator(".moves")).toHaveCount(0);
  await expect(watcher.locator("nav button.moves")).toHaveCount(0);
  await expect(watcher.getByRole("img", { name: "Unknown" })).toHaveCount(4);

  const heard = frames.map((frame) => JSON.parse(frame)).filter((frame) => frame.view);
  expect(heard.length).toBeGreaterThan(0);
  for (const { view, legal } of heard) {
    expect(view.hand).toBeUndefined();
    expect(legal ?? []).toEqual([]);
    const shown = view.players.filter((player: { role: string | null }) => player.role);
    expect(shown.map((player: { role: string }) => player.role)).toEqual(["shogun"]);
    for (const player of view.players) expect(player.hand).toBeNull();
  }
});

test("a line that is dead without a word is noticed within ten seconds", async ({ page }) => {
  await page.clock.install();
  let dead = false;
  let sockets = 0;
  await page.routeWebSocket(/\/live$/, (socket) => {
    sockets += 1;
    const server = socket.connectToServer();
    socket.onMessage((message) => void (dead || server.send(message)));
    server.onMessage((message) => void (dead || socket.send(message)));
  });
  await page.goto(seatLink(await openTable()));
  await expect(page.locator(".self")).toBeVisible();
  dead = true;
  await page.clock.runFor(10_000);
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  dead = false;
  await page.clock.runFor(16_000);
  await expect(page.getByText("The connection is lost.")).toBeHidden();
  expect(sockets).toBeGreaterThan(1);
});

test("a server that cannot store while one comes back is not the end", async ({ page }) => {
  let away = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live$/, (socket) => {
    sockets.push(socket);
    if (!away) return void socket.connectToServer();
    const error = { is: "error", error: { id: "error-storage", args: {} }, detail: "" };
    socket.onMessage(() => {
      socket.send(JSON.stringify(error));
      void socket.close({ code: 1008 });
    });
  });
  await page.goto(seatLink(await openTable()));
  await expect(page.locator(".self")).toBeVisible();
  away = true;
  await sockets[0]!.close();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await expect.poll(() => sockets.length).toBeGreaterThan(2);
  away = false;
  await expect(page.getByText("The connection is lost.")).toBeHidden();
  await oneMove(page);
});

/** From now on the page answers by itself, and is told of one answer at most. */
async function oneAnswer(page: Page, undo: { can: boolean } | null) {
  await page.addInitScript(() =>
    localStorage.setItem("tatami.settings", JSON.stringify({ taps: "one", alone: true })),
  );
  const told = { one: true, asked: 0, answered: [] as number[], undone: 0 };
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const wish = JSON.parse(String(message)).do;
      told.undone += Number(wish === "undo");
      if (told.one && wish === "play") told.answered.push(Date.now() - told.asked);
      else server.send(message);
    });
    server.onMessage((message) => {
      const said = JSON.parse(String(message));
      if (told.one && said.legal?.length) {
        Object.assign(said, { legal: said.legal.slice(0, 1), shortcuts: [], further: [] });
        if (undo) said.undo = { ...undo, why: null };
        told.asked = Date.now();
      }
      socket.send(JSON.stringify(said));
    });
  });
  return told;
}

test("the only answer there is is given by itself, after a human time", async ({ page }) => {
  const told = await oneAnswer(page, { can: false });
  await page.goto(seatLink(await openTable()));
  await expect.poll(() => told.answered.length).toBe(1);
  expect(told.answered[0]).toBeGreaterThanOrEqual(850);
});

test("where something can be taken back, the only answer leaves time for that", async ({
  page,
}) => {
  const told = await oneAnswer(page, { can: true });
  await page.goto(seatLink(await openTable()));
  await expect(page.locator(".question small.soon")).toContainText("You can still undo.");
  await expect.poll(() => told.answered.length).toBe(1);
  expect(told.answered[0]).toBeGreaterThanOrEqual(3400);
});

test("what was taken back is not given again by itself", async ({ page }) => {
  const told = await oneAnswer(page, null);
  told.one = false;
  const seats = [{ kind: "me" as const }, { kind: "me" as const }]; // no bot answers in between
  await page.goto(seatLink(await openTable({ game: "dicium-dungeon", players: 2, seats })));
  await moves(page).first().click();
  await expect(page.getByRole("button", { name: "Take back" })).toBeEnabled();
  told.one = true;
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(moves(page)).toHaveCount(1);
  expect(told.undone).toBe(1);
  await page.waitForTimeout(4500);
  expect(told.answered).toEqual([]);
  await moves(page).first().click();
  await expect.poll(() => told.answered.length).toBe(1);
});

test("a lost connection is said, and mends itself", async ({ page }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto(seatLink(await openTable()));
  await expect(page.locator(".self")).toBeVisible();
  await sockets[0]!.close();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await expect(page.getByText("The connection is lost.")).toBeHidden();
  expect(sockets.length).toBeGreaterThan(1);
  await oneMove(page);
});
