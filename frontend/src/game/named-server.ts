// Static sites name a server for rooms with friends in their pages, or say that there is none; pages of a server name none.

/** The address that a static site names, or the empty string; undefined on a page of a server. */
export function namedServer(): string | undefined {
  if (typeof document === "undefined") return undefined; // outside a page
  return document.querySelector<HTMLMetaElement>("meta[name=rapido-server]")?.content;
}
