// The service worker: the page opens offline, and never from an outdated build.
// Pages are network-first; files with a content hash in their name are cache-first.

const CACHE = "rapido-1";
const PAGE = "/"; // every view is the same page
const UNHASHED = ["/icon.svg", "/static/icon.svg", "/static/manifest.webmanifest", "/static/recover.js"];
const LIST = "/static/files.json"; // the files of the newest build

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => fromCache(PAGE)));
  else if (pathname.startsWith("/static/a/")) event.respondWith(fromCache(request).catch(() => fetchAndCache(request)));
  else if (UNHASHED.includes(pathname)) event.respondWith(fetch(request).catch(() => fromCache(request)));
});

// A loaded page sends the list of its files: they are cached, and those of older builds are deleted.
self.addEventListener("message", (event) => {
  const files = event.data?.keep;
  if (Array.isArray(files)) event.waitUntil(cacheFiles(files));
});

/** Rejects if the request is not cached. */
async function fromCache(request) {
  const found = await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  if (!found) throw new TypeError("not cached");
  return found;
}

async function fetchAndCache(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function cacheFiles(files) {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok) return;
  const named = (await page.clone().text()).match(/\/static\/a\/[\w.-]+/g) ?? []; // the page may be newer than the one that sent the list
  const wanted = new Set([...named, ...UNHASHED, ...files.filter((path) => /^\/static\/a\/[\w.-]+$/.test(path))]);
  await Promise.all([...wanted].map(async (path) => (await cache.match(path, { ignoreVary: true })) ?? cache.add(path).catch(() => null)));
  await cache.put(PAGE, page);
  await deleteOldFiles(cache);
}

/** Delete files that are not in the newest build; without its list, none. */
async function deleteOldFiles(cache) {
  const list = await fetch(LIST, { cache: "no-cache" });
  if (!list.ok) return;
  const parts = Object.values(await list.json());
  const names = new Set(parts.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((name) => `/static/${name}`));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/static/a/") && !names.has(pathname)) await cache.delete(request);
  }
}

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("rapido-") && name !== CACHE).map((name) => caches.delete(name)));
}
