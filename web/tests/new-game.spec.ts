import { expect, test } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ROOT, python, serve } from "./server";
import { playToTheEnd } from "./table";

const PARTS = ["docs", "pyproject.toml", "src", "tests", "tools", "web"];
const LEFT_OUT = new Set(["node_modules", "__pycache__", "client", "images", "test-results"]);

/** docs/adding-a-game.md as it says: the command, the client built anew, a game to its end. */
test("a new game is played in the browser at once", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "tatami-new-game-"));
  try {
    for (const part of PARTS)
      cpSync(join(ROOT, part), join(folder, part), {
        recursive: true,
        preserveTimestamps: true, // the client is not fetched anew
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
    symlinkSync(join(ROOT, "web/node_modules"), join(folder, "web/node_modules"));
    const environment = { PYTHONPATH: join(folder, "src") };
    const options = { cwd: folder, env: { ...process.env, ...environment } };
    execFileSync(python(), ["-m", "tatami", "new-game", "moon-rise"], options);
    execFileSync(python(), ["tools/client.py", "build"], options);

    const server = await serve(folder, environment);
    try {
      await page.goto(server.address);
      await page.getByRole("button", { name: "Play now: Moon Rise against bots" }).click();
      await page.getByRole("button", { name: "Play at once" }).click();
      await expect(page.getByText("Light a lantern.").first()).toBeVisible();
      await playToTheEnd(page);
      await expect(page.getByText(/All lanterns are lit/).first()).toBeVisible();
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
