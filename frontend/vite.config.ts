import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { site } from "./build/site.js";

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
  },
});
