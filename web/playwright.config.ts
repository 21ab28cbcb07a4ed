import { defineConfig } from "@playwright/test";

/** Real Chromium against a real server; `TATAMI_CHROMIUM` names another browser to run. */
export default defineConfig({
  testDir: "tests",
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: "list",
  globalSetup: "./tests/server.ts",
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    launchOptions: {
      executablePath: process.env.TATAMI_CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    },
  },
});
