// A Vite plugin that completes the built page: manifests, service worker, and the pages of all views.

import { writeManifests } from "./manifests.js";
import { makePages, writePages } from "./pages.js";
import { writePrecache } from "./precache.js";

export function site() {
  return {
    name: "rapido-site",
    apply: "build",
    writeBundle({ dir }, bundle) {
      writeManifests(dir);
      const pages = makePages(dir, bundle);
      writePages(dir, pages, writePrecache(dir, pages));
    },
  };
}
