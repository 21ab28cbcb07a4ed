import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["node_modules/", "src/games/**/*.json"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript finds these, and knows the browser's names.
      "no-undef": "off",
      // A board gives its view a type of its own; the table cannot know it.
      "@typescript-eslint/no-explicit-any": "off",
      // Maps that nothing on the page depends on are plain ones.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check says which of these are needed.
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    // What a thing is, the view says; `texts/named.ts` reads the ids in messages.
    files: ["src/games/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "Literal[regex]",
          "MemberExpression[property.name=/^(startsWith|endsWith|split|replace|replaceAll|match|matchAll|substring)$/]",
        ].map((selector) => ({
          selector,
          message: "A board must not read meaning from ids or texts: let the view say it.",
        })),
      ],
    },
  },
);
