// The linter of the page. The strict presets are on; every exception below gives its reason.

import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import sortImports from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

const SERVICE_WORKER = ["self", "caches", "fetch", "location", "Promise", "Response", "URL"];

export default defineConfig(
  globalIgnores(["**/*.gen.ts"]),
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
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-duplicate-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      "object-shorthand": "error",
      "prefer-template": "error",
      "simple-import-sort/exports": "error",
      "simple-import-sort/imports": ["error", { groups: [["^\\u0000", "^@?\\w", "^", "^\\."]] }],

      // Numbers print the same in every language; what the player reads goes through words/.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` is the usual form of an event handler.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // There are no enums and no stores here, and these two rules take a third of the time.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "svelte/require-store-reactive-access": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: {
      // expect(store.forget).toHaveBeenCalled() names a method without calling it.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // An effect that names what it depends on says `void value`.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Only the fields marked with $state are drawn; maps and sets beside them are bookkeeping.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // svelte/prefer-const knows that $props() is declared with let.
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // The types of other components are known to svelte-check alone, which runs beside this.
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
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // the compiler's work
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked], languageOptions: { parserOptions: { projectService: false } } },
  { files: ["public/sw.js"], languageOptions: { globals: Object.fromEntries(SERVICE_WORKER.map((name) => [name, "readonly"])) } },
);
