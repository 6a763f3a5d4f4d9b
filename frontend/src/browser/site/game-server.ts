// The server for rooms with friends: that of the page, another one, or none, on a static site.

import { linkTo } from "./folder";

/** The address of a view that needs a server, such as /join; null on a static site that knows none. */
export function serverLink(path: string): string | null {
  return addressOn(document.querySelector<HTMLMetaElement>("meta[name=rapido-server]")?.content, path);
}

/** Pages of a server name none; those of a static site name one, or the empty string. */
export function addressOn(server: string | undefined, path: string): string | null {
  if (server === undefined) return linkTo(path);
  return server === "" ? null : server + path.replace(/^\//, "");
}
