import { expect, test } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { ROOT, python, serve } from "./server";
import { moves, playToTheEnd } from "./table";

const FILL = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(sys.stdin.read())";
const STORED = "tests/table/stores/release-0.1.sql";
/** Ada's secret at the tables there. */
const TOKEN = "ada";

test("races that release 0.1 has stored go on by its rules, one to its end", async ({ page }) => {
  test.slow();
  const server = await serve(ROOT, {}, (database) => {
    execFileSync("sh", ["-c", `"$0" -c "$1" "$2" < "$3"`, python(), FILL, database, STORED], {
      cwd: ROOT,
    });
  });
  try {
    const seat = (table: string) => `${server.address}/t/${table}#seat=${TOKEN}`;
    await page.addInitScript(() =>
      localStorage.setItem("tatami.settings", JSON.stringify({ taps: "one", alone: false })),
    );

    // the actions are over: only now it is asked which dice are stored
    await page.goto(seat("store"));
    await expect(page.locator('[data-question="ask-store"]')).toBeVisible();
    await moves(page).first().click();
    await expect(page.locator('[data-question="ask-store"]')).toBeHidden();

    // Full Steam is asked for by itself
    await page.goto(seat("start-solo"));
    await expect(page.locator('[data-question="ask-start"]')).toBeVisible();
    await expect(moves(page)).toHaveText([/Play Full Steam/, /Go on to the roll/]);
    await moves(page).first().click();
    await playToTheEnd(page);
    await expect(page.locator("div.result table .who").first()).toBeVisible();
  } finally {
    await server.stop();
  }
});
