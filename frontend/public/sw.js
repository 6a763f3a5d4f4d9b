// The service worker of Rapido: the page opens without a connection, and nobody is kept in an old version.
// Pages come from the network whenever it answers; files whose names change with their content come from the cache.

const CACHE = "rapido-1";
const PAGE = "/"; // every view is the same page
const SIGNS = ["/icon.svg", "/static/icon.svg", "/static/manifest.webmanifest"];
const LIST = "/static/files.json"; // what the newest build consists of

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => fromCache(PAGE)));
  else if (pathname.startsWith("/static/a/")) event.respondWith(fromCache(request).catch(() => fetchAndKeep(request)));
  else if (SIGNS.includes(pathname)) event.respondWith(fetch(request).catch(() => fromCache(request)));
});

// A page that has been loaded says which files it is made of: they are kept, and those of older builds are dropped.
self.addEventListener("message", (event) => {
  const files = event.data?.keep;
  if (Array.isArray(files)) event.waitUntil(keep(files));
});

/** What was kept; refused if there is nothing. */
async function fromCache(request) {
  const found = await (await caches.open(CACHE)).match(request, { ignoreVary: true });
  if (!found) throw new TypeError("not kept");
  return found;
}

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function keep(files) {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "no-cache" });
  if (!page.ok) return;
  const named = (await page.clone().text()).match(/\/static\/a\/[\w.-]+/g) ?? []; // if it is newer than the one that asks
  const wanted = new Set([...named, ...SIGNS, ...files.filter((path) => /^\/static\/a\/[\w.-]+$/.test(path))]);
  await Promise.all([...wanted].map(async (path) => (await cache.match(path, { ignoreVary: true })) ?? cache.add(path).catch(() => null)));
  await cache.put(PAGE, page);
  await dropOldFiles(cache);
}

/** Drop the files that the newest build no longer has; without its list, none. */
async function dropOldFiles(cache) {
  const list = await fetch(LIST, { cache: "no-cache" });
  if (!list.ok) return;
  const parts = Object.values(await list.json());
  const names = new Set(parts.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((name) => `/static/${name}`));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/static/a/") && !names.has(pathname)) await cache.delete(request);
  }
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("rapido-") && name !== CACHE).map((name) => caches.delete(name)));
}
