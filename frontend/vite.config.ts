import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves /static/ as it is; see hatch_build.py.
export default defineConfig({
  base: "/static/",
  plugins: [svelte()],
  build: {
    outDir: "../src/rapido/web/static",
    emptyOutDir: true,
    assetsDir: "a",
    manifest: "files.json", // public/sw.js drops from its cache what is no longer in it
    assetsInlineLimit: 0, // the content policy allows no data in place of files
    target: "es2022",
    modulePreload: { polyfill: false }, // a script in the page, which the policy forbids
  },
});
