// ESLint for the page: the strict type-aware presets, with a reason for every exception.

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import sortImports from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

// no-undef is on for plain JavaScript, which has no compiler to find typos.
const RECOVER = ["addEventListener", "document", "localStorage", "location", "navigator", "sessionStorage", "setTimeout"];
const SERVICE_WORKER = ["BUILD", "caches", "fetch", "Headers", "MessageChannel", "Promise", "Response", "self", "setTimeout", "URL"];

export default defineConfig(
  globalIgnores(["**/*.gen.ts"]), // generated from the server's types
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    plugins: { "simple-import-sort": sortImports },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/explicit-module-boundary-types": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-shadow": "error",
      "@typescript-eslint/prefer-readonly": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "no-console": "error",
      "no-duplicate-imports": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "simple-import-sort/exports": "error",
      "simple-import-sort/imports": ["error", { groups: [["^\\u0000", "^@?\\w", "^", "^\\."]] }],

      // `== null` is the short form of "null or undefined".
      eqeqeq: ["error", "always", { null: "ignore" }],
      // `_` marks a parameter that only fills its position.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // Numbers in templates are CSS lengths and keys; numbers for players are formatted by words/.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` is the common form of an event handler.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // The page has no enums and no stores, and these two rules take a third of the time.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "svelte/require-store-reactive-access": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: {
      // expect(rooms.remove).toHaveBeenCalled() refers to a method without calling it.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // `void value` declares a dependency of an effect.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Only fields marked with $state are rendered; other maps and sets are internal.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // svelte/prefer-const allows `let` for $props().
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // Only svelte-check knows the types of imported components; it runs in the same test.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
      "@typescript-eslint/no-redundant-type-constituents": "off",
      // svelte-check --fail-on-warnings compiles every component and reports these.
      "svelte/no-unused-svelte-ignore": "off",
      "svelte/valid-compile": "off",
    },
  },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // the compiler checks this
  // Configuration files, the build and the service worker are not part of the TypeScript project.
  {
    files: ["**/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: { "@typescript-eslint/explicit-module-boundary-types": "off" },
  },
  { files: ["public/recover.js"], languageOptions: { globals: Object.fromEntries(RECOVER.map((name) => [name, "readonly"])) } },
  { files: ["public/sw.js"], languageOptions: { globals: Object.fromEntries(SERVICE_WORKER.map((name) => [name, "readonly"])) } },
);
