// The pages that the server sends: one for each view and language, which names at once all files that the view begins with.
// Their addresses begin with a slash; `rapido site` makes them relative.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { catalog, LANGUAGES } from "./catalogs.js";
import { escape } from "./escape.js";
import { notFoundPage } from "./not-found-page.js";
import { readRoutes } from "./routes.js";

const ROOT = join(import.meta.dirname, "..");
/** scripts that the last one imports */
const IMPORTED = /<script type="module" crossorigin src="([^"]+)"><\/script>(?=\s*<script type="module")/g;
/** the styles come first: with them the browser can draw the page while the scripts are still on their way */
const AFTER_STYLES = 'fetchpriority="low"';
const FONT = /nunito-latin-wght-normal-.*\.woff2$/;
const LOCALES = "../src/rapido/locales";
/** the areas of every view */
const SHARED = ["game", "shell"];
/** files that a view imports when it is shown, not before */
const LATE = { start: ["src/views/start/picture/StairsPicture.svelte"] };
const RULES = 26;
/** views of something that is nobody else's business */
const PRIVATE = ["room", "replay", "replay-here", "review", "review-here", "show", "table", "not-found"];

/** The pages by name, without the version of the build. */
export function makePages(folder, bundle) {
  // Written into the page, it is there before the first file can be missing, and nothing has to wait for it.
  const recover = `<script>${readFileSync(join(folder, "recover.js"), "utf8")}</script>`;
  const built = readFileSync(join(folder, "index.html"), "utf8")
    .replaceAll('="./', '="/static/')
    .replace('<script src="/static/recover.js"></script>', () => recover)
    .replace(IMPORTED, preload)
    .replace('<script type="module"', `<script type="module" ${AFTER_STYLES}`)
    .replace("</head>", `  ${fontLink(bundle)}\n  </head>`);
  if (!built.includes(recover)) throw new Error("build/pages.js does not find recover.js in index.html");
  rmSync(join(folder, "index.html"));
  const files = filesBySource(folder, bundle);
  const pages = new Map();
  for (const route of readRoutes()) {
    for (const language of LANGUAGES) pages.set(`${route.name}.${language}.html`, makePage(built, route, language, files));
  }
  return pages;
}

/** The font of all five languages, loaded before it is found in the styles, or text would move when it arrives. */
function fontLink(bundle) {
  const file = Object.keys(bundle).find((name) => FONT.test(name));
  if (!file) throw new Error("the build has no font");
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/static/${file}" />`;
}

/** Writes the pages, each with the version of the build. */
export function writePages(folder, pages, version) {
  mkdirSync(join(folder, "pages"), { recursive: true });
  writeFileSync(join(folder, "pages", "404.html"), notFoundPage());
  for (const [name, text] of pages) {
    writeFileSync(join(folder, "pages", name), text.replace("</title>", `</title>\n    <meta name="rapido-build" content="${version}" />`));
  }
}

function makePage(built, route, language, files) {
  const say = catalog(language, ["shell", route.title.split("-")[0]]);
  const title = titleOf(say(route.title));
  const head = [
    `<meta name="description" content="${escape(say("shell-description"))}" />`,
    ...(PRIVATE.includes(route.name) ? ['<meta name="robots" content="noindex" />'] : []),
    `<link rel="manifest" href="/static/manifest.${language}.webmanifest" />`,
    ...links(built, route, language, files),
  ];
  return built
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("Rapido</div>", () => (route.name === "start" ? `Rapido${introduction(say)}</div>` : "Rapido</div>"))
    .replace(/<title>.*<\/title>/, `<title>${escape(title)}</title>`)
    .replace("</head>", `  ${head.join("\n    ")}\n  </head>`)
    .replace(
      /<noscript>.*<\/noscript>/s,
      `<noscript>\n${withoutScripts(language)}${route.name === "rules" ? rulesAsText(language) : ""}\n    </noscript>`,
    );
}

/** What a newcomer reads while the scripts are on their way. */
function introduction(say) {
  return `<p>${escape(say("shell-description"))}</p>`;
}

/** As in src/browser/page-title.ts. */
function titleOf(text) {
  return text.startsWith("Rapido") ? text : `${text} – Rapido`;
}

/** The function that gives the files in which a source has ended up, with everything that they import, and their styles. */
function filesBySource(folder, bundle) {
  const listed = JSON.parse(readFileSync(join(folder, "files.json"), "utf8"));
  const chunks = new Map(Object.values(listed).map((chunk) => [chunk.file, chunk]));
  const sources = new Map();
  for (const { type, fileName, moduleIds } of Object.values(bundle)) {
    if (type === "chunk") for (const id of moduleIds) sources.set(relative(ROOT, id), fileName);
  }
  const collect = (chunk, found) => {
    if (found.has(chunk.file)) return;
    for (const style of chunk.css ?? []) found.add(style);
    found.add(chunk.file);
    for (const key of chunk.imports ?? []) collect(listed[key], found);
  };
  return (source) => {
    const found = new Set();
    const file = sources.get(source);
    if (file) collect(chunks.get(file), found);
    return [...found];
  };
}

function preload(_, address) {
  return `<link rel="modulepreload" ${AFTER_STYLES} crossorigin href="${address}" />`;
}

/** Links to the files of the view and its messages, as far as the page does not have them. */
function links(built, route, language, files) {
  if (files(route.view).length === 0) throw new Error(`the build has no ${route.view}`);
  const catalogs = [...SHARED, ...route.areas].flatMap((area) => [`${area}.ftl`, `web/${area}.ftl`]);
  const needed = [route.view, ...catalogs.map((name) => `${LOCALES}/${language}/${name}?raw`)].flatMap(files);
  // Nothing waits for the styles of what comes later.
  const late = (LATE[route.name] ?? []).flatMap(files).filter((file) => !file.endsWith(".css"));
  return [...new Set([...needed, ...late])]
    .map((file) => `/static/${file}`)
    .filter((address) => !built.includes(`"${address}"`))
    .map((address) => (address.endsWith(".css") ? `<link rel="stylesheet" crossorigin href="${address}" />` : preload("", address)));
}

/** A sentence in all languages, the reader's first. */
function withoutScripts(language) {
  return [language, ...LANGUAGES.filter((each) => each !== language)]
    .map((each) => `      <p lang="${each}">${escape(catalog(each, ["shell"])("shell-no-script"))}</p>`)
    .join("\n");
}

/** All rules, for those without scripts and for search engines. */
function rulesAsText(language) {
  const say = catalog(language, ["rules"]);
  const heading = (number) => escape(say(`rules-r${number}-name`));
  const rules = Array.from({ length: RULES }, (_, index) => index + 1).map(
    (number) => `      <h2>${number}. ${heading(number)}</h2>\n      <p>${escape(say(`rules-r${number}`))}</p>`,
  );
  return `\n      <h1>${escape(say("rules-page-title"))}</h1>\n      <p>${escape(say("rules-page-breath"))}</p>\n${rules.join("\n")}`;
}
