// The web app manifests, one for each language. Their addresses are relative, so that they hold in any folder.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalog, LANGUAGES } from "./catalogs.js";

const DEFAULT = "en";
const SHORTCUTS = { play: "start-play", referee: "start-referee", rules: "start-rules", learn: "start-learn", puzzles: "start-puzzles" };

export function writeManifests(folder) {
  for (const language of LANGUAGES) {
    const text = `${JSON.stringify(manifest(language), null, 2)}\n`;
    writeFileSync(join(folder, `manifest.${language}.webmanifest`), text);
    if (language === DEFAULT) writeFileSync(join(folder, "manifest.webmanifest"), text); // the address in earlier versions
  }
}

function manifest(language) {
  const say = catalog(language, ["shell", "start"]);
  // No id: by default it is the start page, so that two sites on one host are two apps.
  return {
    name: say("start-title"),
    short_name: "Rapido",
    description: say("shell-description"),
    lang: language,
    dir: "ltr",
    start_url: "../",
    scope: "../",
    display: "standalone",
    background_color: "#fbf3e4",
    theme_color: "#fbf3e4",
    categories: ["games"],
    icons: [
      { src: "icon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
      { src: "icon-192.png", type: "image/png", sizes: "192x192", purpose: "any" },
      { src: "icon-512.png", type: "image/png", sizes: "512x512", purpose: "any" },
      // All that matters lies within the circle that launchers cut out.
      { src: "icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: Object.entries(SHORTCUTS).map(([view, key]) => ({
      name: say(key),
      url: view === "play" ? "../" : `../${view}`,
      icons: [{ src: "icon-192.png", type: "image/png", sizes: "192x192" }],
    })),
  };
}
