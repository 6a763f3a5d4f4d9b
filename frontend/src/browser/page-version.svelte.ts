// Notices that the server has another version of this page: then files that the page has not loaded yet may be gone.

/** Injected dependencies, replaced in tests. */
export interface PageVersionServices {
  /** the path of the script that this page has begun with, which contains a hash of its version */
  readonly script: () => string | null;
  readonly fetch: (path: string) => Promise<Response>;
}

const SERVICES: PageVersionServices = {
  script: () => document.querySelector("script[type=module]")?.getAttribute("src") ?? null,
  fetch: (path) => fetch(path, { cache: "no-store" }),
};

export class PageVersion {
  /** whether the page should be loaded again; everything that it has loaded works until then */
  outdated = $state(false);

  #checking: Promise<boolean> | null = null;

  constructor(readonly services: PageVersionServices = SERVICES) {}

  /** Asks the server which version it has, because a file could not be loaded; without an answer, the version is the same. */
  check(): Promise<boolean> {
    this.#checking ??= this.#ask().finally(() => (this.#checking = null)); // several files may fail at once
    return this.#checking;
  }

  async #ask(): Promise<boolean> {
    const script = this.services.script();
    const page = await this.services.fetch("/").catch(() => null);
    const text = page?.ok ? await page.text().catch(() => "") : "";
    // A page of something else, such as a login page of the network, names no script of ours at all.
    if (script && text.includes("/static/a/") && !text.includes(script)) this.outdated = true;
    return this.outdated;
  }
}

export const pageVersion = new PageVersion();
