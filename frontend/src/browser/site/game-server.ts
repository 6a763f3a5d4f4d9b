// The server for rooms with friends: that of the page, another one, or none, on a static site.

import { namedServer } from "../../game/named-server";
import { linkTo } from "./folder";

/** The views that only a server has: rooms, and the games that were played in them. */
const ON_SERVER = /^\/(?:join$|r\/|g\/)/;

/** Whether a view is on a server, but the page is not. */
export function isElsewhere(path: string): boolean {
  return namedServer() !== undefined && ON_SERVER.test(path);
}

/** The address of a view that needs a server, such as /join; null on a static site that knows none. */
export function serverLink(path: string): string | null {
  return addressOn(namedServer(), path);
}

/** The address of any view; null if it needs a server, on a static site that knows none. */
export function viewLink(path: string): string | null {
  return isElsewhere(path) ? serverLink(path) : linkTo(path);
}

/** Pages of a server name none; those of a static site name one, or the empty string. */
export function addressOn(server: string | undefined, path: string): string | null {
  if (server === undefined) return linkTo(path);
  return server === "" ? null : server + path.replace(/^\//, "");
}
