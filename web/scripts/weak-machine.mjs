/**
 * How long a weak phone waits: a processor six times slower, 400 kbit/s, an empty cache.
 *
 *     node scripts/weak-machine.mjs http://127.0.0.1:8000 [TRIES]
 *
 * Ready is when the first cover, or the table's board, is drawn: the best of the tries, and the middle
 * one, for other work on this machine only ever makes it later. Longest task: how long the page did not
 * react at once, in the best try. Processor: what the page's main thread computes until two seconds after
 * that, not slowed down. Rounds: how often what was asked for had to wait for an answer before it. Of
 * requests, kilobytes and messages it is counted what had come by then; these do not depend on how busy
 * this machine is.
 */
import { createServer, connect } from "node:net";
import { chromium } from "@playwright/test";

const SLOWER = 6;
const BYTES_A_SECOND = 400_000 / 8;
const LATENCY = 150;
const PHONE = { width: 390, height: 844 };
const SETTLED = 2000;
const server = process.argv[2];
const tries = Number(process.argv[3] ?? 1);
if (!server) {
  console.error("which server? node scripts/weak-machine.mjs ADDRESS [TRIES]");
  process.exit(2);
}

/**
 * A slow line to the server, for all its connections together: what has come is passed on when the
 * line would have carried it. (The browser's own slow line counts what sockets say before it is packed.)
 */
async function slowLine(to) {
  let free = 0;
  let carried = 0;
  const far = createServer((near) => {
    const there = connect(Number(to.port || 80), to.hostname);
    near.setNoDelay();
    there.setNoDelay();
    const pass = (from, onto, line) => {
      from.on("data", (bytes) => line(bytes, () => onto.destroyed || onto.write(bytes)));
      from.on("end", () => line([], () => onto.end()));
      from.on("error", () => onto.destroy());
    };
    pass(near, there, (_, send) => setTimeout(send, LATENCY / 2));
    pass(there, near, (bytes, send) => {
      carried += bytes.length;
      const now = performance.now();
      free = Math.max(free, now) + (bytes.length / BYTES_A_SECOND) * 1000;
      setTimeout(send, free - now + LATENCY / 2);
    });
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => far.once("listening", listening));
  return {
    address: `http://127.0.0.1:${far.address().port}`,
    carried: () => carried,
    close: () => far.close(),
  };
}

const browser = await chromium.launch({
  executablePath: process.env.TATAMI_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function load(path, ready, slower) {
  const way = await slowLine(new URL(server));
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
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  await line.send("Emulation.setCPUThrottlingRate", { rate: slower });
  let messages = 0;
  let requests = 0;
  let rounds = 0;
  const depths = new Map();
  line.on("Network.webSocketFrameReceived", () => messages++);
  line.on("Network.requestWillBeSent", ({ requestId }) => {
    depths.set(requestId, rounds + 1);
  });
  line.on("Network.loadingFinished", ({ requestId }) => {
    requests++;
    rounds = Math.max(rounds, depths.get(requestId) ?? 0);
  });
  const began = performance.now();
  await page.goto(way.address + path, { waitUntil: "commit" });
  await page.locator(ready).first().waitFor({ state: "attached", timeout: 120_000 });
  const seconds = (performance.now() - began) / 1000;
  const by = { messages, bytes: way.carried(), requests, rounds };
  await page.waitForTimeout(SETTLED);
  const longest = await page.evaluate(() => window.longest);
  const { metrics } = await line.send("Performance.getMetrics");
  const processor = metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await context.close();
  way.close();
  return { seconds, longest, processor, ...by };
}

/** A table at which nobody is would first have to be opened: somebody watches it already. */
async function watch(table) {
  const page = await browser.newPage();
  await page.goto(`${server}/t/${table}`);
  await page.locator("main.board > *").first().waitFor({ state: "attached" });
  return page;
}

async function table({ id, default_players: players }) {
  const seats = [
    { kind: "me" },
    ...Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "easy" })),
  ];
  const answer = await fetch(`${server}/api/tables`, {
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
  return answer.json();
}

async function measure(name, path, ready) {
  const { processor } = await load(path, ready, 1);
  const loads = [];
  for (let turn = 0; turn < tries; turn++) loads.push(await load(path, ready, SLOWER));
  loads.sort((one, other) => one.seconds - other.seconds);
  const [best, middle] = [loads[0], loads[tries >> 1]];
  const times = [best.seconds.toFixed(1), middle.seconds.toFixed(1), Math.round(best.longest)];
  const counts = [best.requests, Math.round(best.bytes / 1000), best.rounds, best.messages];
  console.log(`| ${[name, ...times, Math.round(processor), ...counts].join(" | ")} |`);
}

console.log(
  "| page | ready, s | middle try, s | longest task, ms | processor, ms | requests | KB | rounds | messages |",
);
console.log("|---|---|---|---|---|---|---|---|---|");
await measure("home", "/", ".card, article, .cover");
for (const game of await (await fetch(`${server}/api/games`)).json()) {
  const { table: id, token } = await table(game);
  const watching = await watch(id);
  await measure(game.id, `/t/${id}#seat=${token}`, "main.board > *");
  await watching.close();
}
await browser.close();
