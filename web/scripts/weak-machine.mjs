/**
 * How long a weak phone waits: a processor six times slower, 400 kbit/s, an empty cache.
 *
 *     node scripts/weak-machine.mjs http://127.0.0.1:8000
 *
 * Ready is when the first cover, or the table's board, is drawn. Longest task: how long the page did
 * not react at once. Rounds: how often what was asked for had to wait for an answer before it. Of
 * requests, kilobytes and messages it is counted what had come by then; they do not depend on how
 * busy this machine is. The browser slows no sockets down.
 */
import { chromium } from "@playwright/test";

const SLOWER = 6;
const BYTES_A_SECOND = 400_000 / 8;
const LATENCY = 150;
const PHONE = { width: 390, height: 844 };
const address = process.argv[2];
if (!address) {
  console.error("which server? node scripts/weak-machine.mjs ADDRESS");
  process.exit(2);
}

const browser = await chromium.launch({
  executablePath: process.env.TATAMI_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function measure(url, ready) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  await context.addInitScript(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask", buffered: true });
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  let messages = 0;
  let bytes = 0;
  let requests = 0;
  let rounds = 0;
  const depths = new Map();
  let deepest = 0;
  line.on("Network.webSocketFrameReceived", () => messages++);
  line.on("Network.requestWillBeSent", ({ requestId }) => {
    depths.set(requestId, deepest + 1);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    requests++;
    bytes += encodedDataLength;
    deepest = Math.max(deepest, depths.get(requestId) ?? 0);
    rounds = deepest;
  });
  const began = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor({ state: "attached", timeout: 120_000 });
  const seconds = (performance.now() - began) / 1000;
  const by = { heard: messages, bytes, requests, rounds };
  await page.waitForTimeout(2000);
  const longest = await page.evaluate(() => window.longest);
  await context.close();
  return { seconds, longest, ...by };
}

/** A table at which nobody is would first have to be opened: somebody watches it already. */
async function watch(table) {
  const page = await browser.newPage();
  await page.goto(`${address}/t/${table}`);
  await page.locator("main.board > *").first().waitFor({ state: "attached" });
}

async function table({ id, default_players: players }) {
  const seats = [
    { kind: "me" },
    ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "easy" })),
  ];
  const answer = await fetch(`${address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: id,
      players,
      name: "Ada",
      seats,
      seating: "as-seated",
      start: true,
    }),
  });
  const ticket = await answer.json();
  await watch(ticket.table);
  return `${address}/t/${ticket.table}#seat=${ticket.token}`;
}

console.log("| page | ready, s | longest task, ms | requests | KB | rounds | messages |");
console.log("|---|---|---|---|---|---|---|");
function tell(name, { seconds, longest, requests, bytes, rounds, heard }) {
  const figures = [seconds.toFixed(1), Math.round(longest), requests, Math.round(bytes / 1000)];
  console.log(`| ${[name, ...figures, rounds, heard].join(" | ")} |`);
}
tell("home", await measure(address, ".card, article, .cover"));
for (const game of await (await fetch(`${address}/api/games`)).json())
  tell(game.id, await measure(await table(game), "main.board > *"));
await browser.close();
