import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it under /static/; see hatch_build.py.
export default defineConfig({
  base: "/static/",
  plugins: [svelte()],
  build: {
    outDir: "../src/rapido/web/static",
    emptyOutDir: true,
    assetsDir: "a",
    manifest: "files.json", // public/sw.js deletes cached files that are not in it
    assetsInlineLimit: 0, // the content security policy allows no data: URLs
    target: "es2022",
    modulePreload: { polyfill: false }, // an inline script, which the policy forbids
  },
});
