import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Chromium without windows, if it is installed: the same pages for a quarter less work. */
const CHROMIUM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

/**
 * What Chromium would prepare with every window for the address bar that nobody sees, beside what
 * Playwright itself switches off: the browser hears only the last such list.
 */
const WITHOUT = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch"],
];

/** Real Chromium against a real server; `TATAMI_CHROMIUM` names another browser to run. */
export default defineConfig({
  testDir: "tests",
  timeout: 300_000, // only a hanging test takes so long, on however busy a machine
  expect: { timeout: 60_000 },
  workers: 3, // two cores: who waits for an answer leaves its place to another
  fullyParallel: true,
  reporter: "list",
  globalSetup: "./tests/server.ts",
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.TATAMI_CHROMIUM ?? CHROMIUM,
      args: ["--no-sandbox", `--disable-features=${WITHOUT.join(",")}`],
    },
  },
});
