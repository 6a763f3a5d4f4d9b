// Notices that there is another version of this page: then files that the page has not loaded yet may be gone.

import { linkTo } from "./site/folder";

/** Injected dependencies, replaced in tests. */
export interface PageVersionServices {
  /** the version of the build, as the page has it */
  readonly build: () => string | null;
  readonly fetch: (path: string) => Promise<Response>;
}

const SERVICES: PageVersionServices = {
  build: () => document.querySelector<HTMLMetaElement>("meta[name=rapido-build]")?.content ?? null,
  fetch: (path) => fetch(path, { cache: "no-store" }),
};

export class PageVersion {
  /** whether the page should be loaded again; everything that it has loaded works until then */
  outdated = $state(false);

  #checking: Promise<boolean> | null = null;

  constructor(readonly services: PageVersionServices = SERVICES) {}

  get build(): string | null {
    return this.services.build();
  }

  /** Compares with the version of the service worker, which has just taken over and is the newest. */
  compare(newest: unknown): void {
    if (this.build !== null && typeof newest === "string" && newest !== this.build) this.outdated = true;
  }

  /** Asks the server which version it has, because a file could not be loaded; without an answer, the version is the same. */
  check(): Promise<boolean> {
    this.#checking ??= this.#ask().finally(() => (this.#checking = null)); // several files may fail at once
    return this.#checking;
  }

  async #ask(): Promise<boolean> {
    const page = await this.services.fetch(linkTo("/")).catch(() => null);
    const text = page?.ok ? await page.text().catch(() => "") : "";
    // A page of something else, such as a login page of the network, names no file of ours at all.
    if (this.build !== null && text.includes("static/a/") && !text.includes(this.build)) this.outdated = true;
    return this.outdated;
  }
}

export const pageVersion = new PageVersion();
