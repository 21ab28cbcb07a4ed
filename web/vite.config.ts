import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { parts } from "./parts.ts";
import { titles } from "./titles.ts";

/**
 * Few files: each costs a slow line a request and its headers. What every page needs is one, and so is
 * the kit of the Dicium boards. What both that kit and the table need belongs to the first, or every
 * table would load the kit. What calls the table is a small one of its own, which is there first.
 */
const GROUPS = [
  { name: "early", test: /preload-helper|src.(app.(address|call|memory)|main)\.ts$/, priority: 3 },
  {
    name: "base",
    test: /node_modules.(svelte|@fluent)|src.(app|look|texts).[a-zA-Z.]+\.ts$|src.look.\w+\.svelte$|src.table.(answers\.svelte|board|cues|clock)\.ts$|src.table.Reasons/,
    priority: 2,
  },
  { name: "dicium", test: /src.games.dicium.(?!Intro)[A-Za-z]+\.(svelte|ts)/, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), titles(), parts(), brotli()],
  build: {
    outDir: "../src/tatami/server/client",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
