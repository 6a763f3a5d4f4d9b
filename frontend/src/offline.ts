// Registers the service worker, with which the page works without a network, and notices when it has a new version of the page.

import { pageVersion } from "./browser/page-version.svelte";
import { type ConnectionInfo, isMetered } from "./browser/pwa/metered";
import { linkTo } from "./browser/router.svelte";

/** milliseconds after the first view: nothing that it needs should have to wait */
const SETTLED = 1500;
/** milliseconds between two searches for a new version, while the page stays open */
const SEARCH = 3_600_000;

/** Registers the service worker where available: not over plain HTTP, where nothing else changes. */
export function registerServiceWorker(): void {
  if (!isSecureContext || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.addEventListener("message", answerVersion);
  navigator.serviceWorker.addEventListener("controllerchange", () => void compareVersions());
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await new Promise((done) => setTimeout(done, SETTLED));
    const registration = await navigator.serviceWorker.register(linkTo("/sw.js"), { updateViaCache: "none" });
    searchRegularly(registration);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ loaded: true });
    if (!isMetered((navigator as { connection?: ConnectionInfo }).connection)) active?.postMessage({ weights: true });
  } catch {
    // Without it, the page needs a connection to open.
  }
}

/** Browsers look for a new version only when a page is loaded, but an installed page stays open for days. */
function searchRegularly(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < SEARCH) return;
    last = Date.now();
    registration.update().catch(() => null); // another time
  });
}

/** The service worker keeps the files of all builds of which a page is open. */
function answerVersion({ data, ports }: MessageEvent<{ ask?: string } | null>): void {
  if (data?.ask === "version") ports[0]?.postMessage(pageVersion.build);
}

/** The service worker of another build has taken over: the page is that of an older one. */
async function compareVersions(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((done) => (port1.onmessage = ({ data }) => done(data)));
  controller.postMessage({ ask: "version" }, [port2]);
  pageVersion.compare(await answer);
}
