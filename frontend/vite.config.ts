import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { site } from "./build/site.js";

/** The messages that every visitor needs are one file for each language, the others one for each area. */
function catalogName(id: string): string | null {
  const [, language, area] = /\/locales\/(\w+)\/(?:web\/)?(\w+)\.ftl/.exec(id) ?? [];
  if (!language || !area) return null;
  return ["game", "shell", "start"].includes(area) ? `words-${language}` : null;
}

// The page is built into the Python package, which serves it under /static/; see hatch_build.py.
export default defineConfig({
  base: "./", // served under /static/, or in any folder of a static host
  plugins: [svelte(), site()],
  build: {
    outDir: "../src/rapido/web/static",
    emptyOutDir: true,
    assetsDir: "a",
    manifest: "files.json", // build/pages.js reads from it what a view needs
    assetsInlineLimit: 0, // the content security policy allows no data: URLs
    target: "es2022",
    modulePreload: { polyfill: false }, // an inline script, which the policy forbids
    // Few files for the first view of anybody: every request takes time, and one compresses better than ten. But two of 20 KB come sooner
    // than one of 40 KB, since a new connection starts slowly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "libraries", test: /\/node_modules\/(?:svelte|@fluent)\//, priority: 5 },
            { name: "first", test: /\/src\/(?:main\.ts|views\/start\/Start\.svelte|board\/tiles\/)/, priority: 4 },
            { name: "board", test: /\/src\/(?:board|play)\//, priority: 3 },
            { name: "shared", test: /\/src\/(?:browser|coach|game|plots|server|storage|ui|words)\//, minShareCount: 3, priority: 2 },
            { name: catalogName, test: /\/locales\//, priority: 1 },
          ],
        },
      },
    },
  },
});
