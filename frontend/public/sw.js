// The service worker: after one visit, the page opens and works without a network.
// The build puts `const BUILD = { version, pack, files, later }` before this: see build/precache.js. Each build has a cache of its own, which
// is filled completely before the build is used, and deleted when no open page is of that build any more.

const SCOPE = self.registration.scope; // the folder of the page; every view is the same page
const FOLDER = new URL(SCOPE).pathname;
const PREFIX = `rapido-${FOLDER}-`; // other folders of the host may have pages of their own
const CACHE = PREFIX + BUILD.version;
const FORMERLY = "rapido-1"; // one cache for all builds, in the root folder
const HASHED = "static/a/";
const PACK = SCOPE + BUILD.pack;
/** milliseconds after which the cached page is shown instead of waiting on for the network */
const PATIENCE = 3000;
/** milliseconds in which a page says of which build it is */
const ANSWER = 3000;
/** what computer players and reviews need, one file for each number of players */
const WEIGHTS = BUILD.later.filter((path) => path.endsWith(".bin"));
const TYPES = { js: "text/javascript", css: "text/css", svg: "image/svg+xml", webmanifest: "application/manifest+json" };

self.addEventListener("install", (event) => {
  // A new version may take over at once: open pages of older builds still find their files, and are reloaded only by their users.
  event.waitUntil(fillCache().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim().then(deleteUnusedCaches));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return;
  const path = address.slice(SCOPE.length);
  if (path.startsWith("api/") || path.startsWith("ws/")) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (path.startsWith(HASHED)) event.respondWith(hashedFile(event, path));
  else if (path.startsWith("static/")) event.respondWith(fetch(request).catch(() => fromCache(request)));
});

// What pages say: { ask: "version" } and { ask: "missing" }, answered through the port; { loaded: true } once they have time;
// { weights: true } if the files for computer players may be downloaded before they are needed, answered like "missing".
self.addEventListener("message", (event) => {
  const { ask, loaded, weights } = event.data ?? {};
  if (ask === "version") event.ports[0]?.postMessage(BUILD.version);
  if (loaded) event.waitUntil(fillCache().then(deleteUnusedCaches));
  if (weights) event.waitUntil(fetchWeights().then(() => answerMissing(event)));
  if (ask === "missing") event.waitUntil(answerMissing(event));
});

/** Caches this build; rejects unless all of it is cached. What an interrupted attempt has cached is kept. */
async function fillCache() {
  const cache = await caches.open(CACHE);
  if (await cache.match(SCOPE)) return;
  const page = await fetchPage();
  await Promise.all([unpack(cache), ...BUILD.files.map((path) => add(cache, SCOPE + path))]);
  await cache.put(SCOPE, page); // last: it says that the cache is complete
  // The worker before this one may have deleted it, and what was put into it went nowhere.
  if (!(await caches.has(CACHE))) throw new TypeError("the cache is gone");
}

/** The page of this build: during an upgrade, a server may still send the one before. */
async function fetchPage() {
  const answer = await fetch(SCOPE, { cache: "no-cache" });
  const text = await answer.text();
  if (!answer.ok || !text.includes(BUILD.version)) throw new TypeError("the page is of another build");
  // On a static host its addresses are relative, but it is shown at the addresses of all views.
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text.replaceAll('="./', `="${FOLDER}`), { headers });
}

/** Caches the files of the pack, each under its own address. */
async function unpack(cache) {
  if (await cache.match(PACK)) return;
  const answer = await fetch(PACK);
  if (!answer.ok) throw new TypeError(`${PACK}: ${answer.status}`);
  const files = Object.entries(await answer.json());
  await Promise.all(
    files.map(([path, text]) => {
      const type = TYPES[path.slice(path.lastIndexOf(".") + 1)];
      return cache.put(SCOPE + path, new Response(text, { headers: { "content-type": type } }));
    }),
  );
  await cache.put(PACK, new Response("")); // it has been unpacked
}

/** Caches a file with a hash in its name, which another build may have cached as well. */
async function add(cache, address) {
  if (await copyCached(cache, address)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

/** Caches what any build has cached under this address; false if none has. */
async function copyCached(cache, address) {
  if (await cache.match(address, { ignoreVary: true })) return true;
  const cached = await caches.match(address, { ignoreVary: true });
  if (cached) await cache.put(address, cached);
  return cached !== undefined;
}

/** The newest page if the network has it soon; else the page of this build. */
async function openPage(request) {
  const cached = await fromCache(SCOPE).catch(() => null);
  if (!cached) return fetch(request);
  const network = fetch(request).then((answer) => (answer.status >= 500 ? cached : answer));
  const patience = new Promise((done) => setTimeout(() => done(cached), PATIENCE));
  return Promise.race([network, patience]).catch(() => cached);
}

/** A file whose name changes with its content: whatever cache has it, it is the right one. */
async function hashedFile(event, path) {
  const { request } = event;
  const cached = await fromCache(request).catch(() => null);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && BUILD.later.includes(path)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(SCOPE + path, copy)));
  }
  return answer;
}

/** Rejects if the request is not cached. */
async function fromCache(request) {
  const options = { ignoreVary: true, ignoreSearch: true };
  const found = (await (await caches.open(CACHE)).match(request, options)) ?? (await caches.match(request, options));
  if (!found) throw new TypeError("not cached");
  return found;
}

/** One after the other, so that nothing else has to wait long; the rest follows another time. */
async function fetchWeights() {
  const cache = await caches.open(CACHE);
  for (const path of WEIGHTS) await add(cache, SCOPE + path).catch(() => null);
}

/** Says how many files are missing without which some computer players and reviews need the network. */
async function answerMissing({ ports }) {
  const found = await Promise.all(WEIGHTS.map((path) => caches.match(SCOPE + path, { ignoreVary: true })));
  ports[0]?.postMessage(found.filter((answer) => answer === undefined).length);
}

/** Deletes the caches of builds of which no page is open. What was downloaded for them and is of use to this build is taken over. */
async function deleteUnusedCaches() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const versions = await Promise.all(pages.filter(({ url }) => url.startsWith(SCOPE)).map(versionOf));
  if (versions.includes(null)) return; // it may need any of them
  const used = new Set([BUILD.version, ...versions].map((version) => PREFIX + version));
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) || (name === FORMERLY && FOLDER === "/"));
  const unused = ours.filter((name) => !used.has(name));
  if (unused.length === 0 || isReplaced()) return;
  const cache = await caches.open(CACHE);
  await Promise.all(BUILD.later.map((path) => copyCached(cache, SCOPE + path)));
  if (!isReplaced()) await Promise.all(unused.map((name) => caches.delete(name)));
}

/** A newer worker fills its cache; it deletes the others when it is active. */
function isReplaced() {
  const { installing, waiting } = self.registration;
  return Boolean(installing ?? waiting);
}

/** The version of a page; null if it does not answer, because it sleeps or is too old. */
function versionOf(page) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done(null), ANSWER);
    page.postMessage({ ask: "version" }, [port2]);
  });
}
