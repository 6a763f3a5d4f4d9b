// The core of this page.

import { CoreClient } from "./core-client";
import { kernelFiles } from "./load";
import { serverCore } from "./server-core";

export const core = new CoreClient(kernelFiles, {
  worker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  mainThread: async () => (await import("./session/main-thread")).mainThread(),
  server: serverCore,
});

/** Starts the core when the page has nothing else to do. */
export function prepareWhenIdle(): void {
  const start = (): void => void core.prepare();
  if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 2000); // Safari
}
