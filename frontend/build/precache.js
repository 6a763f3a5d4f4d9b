// What the service worker caches. All scripts, styles and catalogs are in one file, the pack: one request instead of 200, and never files of
// two builds. Its name has a hash of the build and is the version of the page.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const TEXT = /\.(?:css|js|svg|webmanifest)$/;
/** files that are cached apart, with the pack: the kernel, and the alphabet of the five languages */
const BINARY = /\.wasm$|-latin(?:-ext)?-[^/]*\.woff2$/;
/** files that are cached when they are first used, or before that when nothing else is to do */
const LATER = /\.(?:bin|woff2)$/;
const NOT_CACHED = ["sw.js", "files.json"];

/** Writes the pack, and puts what the service worker must know about this build into its script; returns the version. */
export function writePrecache(folder, pages) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((name) => !NOT_CACHED.includes(name))
    .sort();
  const texts = names.filter((name) => TEXT.test(name));
  const pack = JSON.stringify(Object.fromEntries(texts.map((name) => [`static/${name}`, readFileSync(join(folder, name), "utf8")])));
  const binary = names.filter((name) => BINARY.test(name));
  const later = names.filter((name) => LATER.test(name) && !binary.includes(name));
  const version = `pack-${digest([pack, ...binary, ...later, ...pages.values()])}.json`;
  writeFileSync(join(folder, "a", version), pack);
  const inFolder = (list) => list.map((name) => `static/${name}`);
  const build = { version, pack: `static/a/${version}`, files: inFolder(binary), later: inFolder(later) };
  const script = join(folder, "sw.js");
  writeFileSync(script, `const BUILD = ${JSON.stringify(build)};\n${readFileSync(script, "utf8")}`);
  return version;
}

function digest(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest("hex").slice(0, 8);
}
