/**
 * How long a person waits between an answer and the next question while what happens is told.
 *
 *     TATAMI_BOT_DELAY=0 tatami serve --port 8000
 *     node scripts/waiting.mjs http://127.0.0.1:8000 [ANSWERS] [GAME ...]
 *
 * At each pace a person answers so many questions against easy bots, in the real page: by chance, but the
 * same chances at each pace; a plan is laid with what comes first. The page has a clock of its own that
 * runs only while something is told: how busy this machine is does not count, nor does what bots need to
 * think and the time they let pass. Of the answers after which something is told: how many there are,
 * what half and nine in ten of them wait at most, and the longest, in seconds; and what a person waits
 * for each answer on average.
 */
import { chromium } from "@playwright/test";

const TABLES = {
  "samurai-sword": 5,
  shogun: 4,
  "dicium-crazy-cup": 3,
  "dicium-dungeon": 2,
  "dicium-civilization": 3,
  "dicium-shogun": 2,
};
const PACES = ["slow", "normal", "fast", "once"];
/** So exact, in milliseconds. */
const TICK = 200;
const PATIENCE = 60_000;
const [server, count = "40", ...wanted] = process.argv.slice(2);
if (!server) {
  console.error("which server? node scripts/waiting.mjs ADDRESS [ANSWERS] [GAME ...]");
  process.exit(2);
}

async function openTable(game) {
  const bots = Array.from({ length: TABLES[game] - 1 }, () => ({
    kind: "bot",
    level: "easy",
    temper: "",
  }));
  const answer = await fetch(`${server}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game,
      players: TABLES[game],
      options: game === "shogun" ? { court: "on" } : {},
      name: "Ada",
      seats: [{ kind: "me" }, ...bots],
      clock: { kind: "none" },
      seating: "as-seated",
      start: true,
    }),
  });
  if (!answer.ok) throw new Error(`${game}: ${await answer.text()}`);
  const { table, token } = await answer.json();
  return `${server}/t/${table}#seat=${token}`;
}

/** The same numbers from 0 to 1 each time. */
function chances() {
  let state = 7;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

const look = (page) =>
  page.evaluate(() => ({
    asked: document.querySelectorAll(".moves li button:not(:disabled)").length,
    telling: document.querySelector(".table.telling") !== null,
    over: document.querySelector("div.result") !== null,
  }));

/** Tells the time away until something is asked; null if the game is over. */
async function untilAsked(page) {
  let waited = 0;
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { asked, telling, over } = await look(page);
    if (over) return null;
    if (asked) return waited;
    if (telling) {
      await page.clock.runFor(TICK);
      waited += TICK;
    } else await new Promise((later) => setTimeout(later, 10));
  }
  throw new Error("nothing is asked and nothing told");
}

async function waits(browser, game, pace) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const kept = { taps: "one", alone: false, learn: false, motion: "on", pace };
  await context.addInitScript(
    (kept) => localStorage.setItem("tatami.settings", JSON.stringify(kept)),
    kept,
  );
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(await openTable(game));
  await page.locator(".table").waitFor({ state: "attached", timeout: PATIENCE });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const chance = chances();
  const found = [];
  while (found.length < Number(count)) {
    if ((await untilAsked(page)) === null) break;
    await page.evaluate((chance) => {
      const buttons = [...document.querySelectorAll(".moves li button:not(:disabled)")];
      const whole = buttons.find((one) => one.textContent.includes("Confirm the plan"));
      const planning = document.querySelector('[data-question="ask-plan"]');
      const any = buttons[Math.floor(chance * buttons.length)];
      (whole ?? (planning ? buttons[0] : any)).click(); // by chance a plan would never be whole
    }, chance());
    const waited = await untilAsked(page);
    if (waited === null) break;
    found.push(waited);
  }
  await context.close();
  return found;
}

const browser = await chromium.launch({
  executablePath: process.env.TATAMI_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
console.log("| game | pace | told after | half | nine in ten | longest | per answer |");
console.log("|---|---|---|---|---|---|---|");
for (const game of wanted.length ? wanted : Object.keys(TABLES)) {
  for (const pace of PACES) {
    const all = await waits(browser, game, pace);
    const told = all.filter((waited) => waited > 0).sort((one, other) => one - other);
    const share = (part) => seconds(told[Math.ceil(told.length * part) - 1] ?? 0);
    const mean = all.reduce((sum, waited) => sum + waited, 0) / Math.max(1, all.length);
    const cells = [game, pace, `${told.length} of ${all.length}`, share(0.5), share(0.9), share(1)];
    console.log(`| ${[...cells, seconds(mean)].join(" | ")} |`);
  }
}
await browser.close();
