import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { titles } from "./titles.ts";

export default defineConfig({
  plugins: [svelte(), titles()],
  build: {
    outDir: "../src/tatami/server/client",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
