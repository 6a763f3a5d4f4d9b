// Registers the service worker and tells it which files the page needs offline.

import { findRoute } from "./routes";
import { words } from "./words/words.svelte";

/** The views that work without a server. */
const OFFLINE_PATHS = ["/", "/join", "/rules", "/settings"];

/** Registers the service worker where available: not over plain HTTP, where nothing else changes. */
export function registerServiceWorker(): void {
  if (!isSecureContext || !("serviceWorker" in navigator) || import.meta.env.DEV) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    await settled();
    await Promise.all(OFFLINE_PATHS.map((path) => findRoute(path)).map((route) => Promise.all([route.load(), words.load(...route.areas)])));
    active?.postMessage({ keep: filesOf(performance.getEntriesByType("resource")) });
  } catch {
    // Without it, the page needs a connection to open.
  }
}

/** The build files among all loaded resources. */
export function filesOf(loaded: readonly { readonly name: string }[]): readonly string[] {
  const paths = loaded.map(({ name }) => new URL(name, "http://here").pathname);
  return [...new Set(paths.filter((path) => path.startsWith("/static/a/")))];
}

/** Waits until the first view has been rendered. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 3000));
}
