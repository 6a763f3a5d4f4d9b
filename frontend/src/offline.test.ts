// The service worker itself, with caches and pages of our own: how its builds replace each other.

import { beforeEach, expect, it } from "vitest";

const SCRIPTS = import.meta.glob<string>("../public/sw.js", { query: "?raw", import: "default", eager: true });
const SCOPE = "https://game.test/";
const WEIGHTS = "static/a/value-2-abcdefgh.bin";

interface Message {
  data: unknown;
  ports: readonly { postMessage(answer: unknown): void }[];
  waitUntil(work: Promise<unknown>): void;
}
type Listener = (event: Message) => void;

/** As much of a CacheStorage as the worker uses. A cache that was deleted goes on accepting files, as in browsers. */
class FakeCaches {
  readonly named = new Map<string, Map<string, Response>>();

  open(name: string) {
    const files = this.named.get(name) ?? new Map<string, Response>();
    this.named.set(name, files);
    const match = (address: string) => Promise.resolve(files.get(address)?.clone());
    const put = (address: string, answer: Response) => Promise.resolve(void files.set(address, answer));
    return Promise.resolve({ match, put });
  }
  match(address: string) {
    return Promise.resolve(
      [...this.named.values()]
        .find((files) => files.has(address))
        ?.get(address)
        ?.clone(),
    );
  }
  has = (name: string) => Promise.resolve(this.named.has(name));
  keys = () => Promise.resolve([...this.named.keys()]);
  delete = (name: string) => Promise.resolve(this.named.delete(name));
}

let caches: FakeCaches;
/** the versions of the open pages */
let pages: string[];
let registration: { scope: string; installing: unknown; waiting: unknown };
let fetched: string[];
/** called before an answer arrives */
let onFetch: (address: string) => Promise<void> | void;

beforeEach(() => {
  caches = new FakeCaches();
  pages = [];
  fetched = [];
  registration = { scope: SCOPE, installing: null, waiting: null };
  onFetch = () => undefined;
});

/** The worker of a build: what it does for an event or a message. */
function workerOf(version: string) {
  const listeners = new Map<string, Listener>();
  const build = { version, pack: `static/a/${version}`, files: ["static/a/kernel-12345678.wasm"], later: [WEIGHTS] };
  const fetch = async (address: string) => {
    fetched.push(address);
    await onFetch(address);
    return new Response(address.endsWith(".json") ? '{"static/a/main-1.js": "1"}' : version);
  };
  const clients = {
    claim: () => Promise.resolve(),
    matchAll: () =>
      Promise.resolve(pages.map((page) => ({ url: SCOPE, postMessage: (_: unknown, [port]: [MessagePort]) => port.postMessage(page) }))),
  };
  const self = {
    registration,
    clients,
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const source = `const BUILD = ${JSON.stringify(build)};\n${Object.values(SCRIPTS)[0]}`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a service worker is no module that could be imported
  const start = new Function("self", "caches", "fetch", source) as (...globals: unknown[]) => void;
  start(self, caches, fetch);
  return async (name: string, data: unknown = null, ports: Message["ports"] = []): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ data, ports, waitUntil: (work) => void works.push(work) });
    await Promise.all(works);
  };
}

const cacheOf = (version: string) => `rapido-/-${version}`;
const names = () => [...caches.named.keys()].sort();

/** The old build as its user left it: with what computer players need. */
async function visited() {
  const old = workerOf("pack-1.json");
  await old("install");
  await old("activate");
  pages = ["pack-1.json"];
  await old("message", { loaded: true, weights: true });
  expect(caches.named.get(cacheOf("pack-1.json"))?.has(SCOPE + WEIGHTS)).toBe(true);
  return old;
}

it("keeps the downloaded weights when a build is replaced, without downloading them again", async () => {
  await visited();
  pages = [];
  const next = workerOf("pack-2.json");
  await next("install");
  await next("activate");
  expect(names()).toEqual([cacheOf("pack-2.json")]);
  expect(caches.named.get(cacheOf("pack-2.json"))?.has(SCOPE + WEIGHTS)).toBe(true);
  expect(fetched.filter((address) => address.endsWith(".bin"))).toHaveLength(1);
});

it("says how much is missing for playing without a network, before and after downloading it", async () => {
  const worker = workerOf("pack-1.json");
  await worker("install");
  const answers: unknown[] = [];
  const ports = [{ postMessage: (answer: unknown) => void answers.push(answer) }];
  await worker("message", { ask: "missing" }, ports);
  await worker("message", { weights: true }, ports);
  await worker("message", { ask: "missing" }, ports);
  expect(answers).toEqual([1, 0, 0]);
});

it("keeps the files of a build of which a page is open", async () => {
  await visited();
  const next = workerOf("pack-2.json");
  await next("install");
  await next("activate");
  expect(names()).toEqual([cacheOf("pack-1.json"), cacheOf("pack-2.json")]);
  pages = ["pack-2.json"];
  await next("message", { loaded: true });
  expect(names()).toEqual([cacheOf("pack-2.json")]);
});

it("leaves the cache alone that a newer worker is filling", async () => {
  const old = await visited();
  const next = workerOf("pack-2.json");
  registration.installing = next;
  let loaded = false;
  onFetch = async (address) => {
    if (loaded || !address.endsWith("pack-2.json")) return;
    loaded = true;
    await old("message", { loaded: true }); // the page that is shown is the old one, from the cache
  };
  await next("install");
  expect([loaded, names()]).toEqual([true, [cacheOf("pack-1.json"), cacheOf("pack-2.json")]]);
});

it("is not installed if its cache was deleted meanwhile", async () => {
  await visited();
  onFetch = () => void caches.named.delete(cacheOf("pack-2.json"));
  await expect(workerOf("pack-2.json")("install")).rejects.toThrow("gone");
});
