// The router: changes the view without reloading the page. Paths are those of views, such as /rules, in whatever folder the page is served.

import { cameFrom } from "./site/came-from";
import { FOLDER, linkTo, pathOf } from "./site/folder";

export { linkTo, pathOf };

class Router {
  path: string = $state(pathOf(location.pathname));
  search: string = $state(location.search);
  hash: string = $state(location.hash);
  /** Loads the view at a path that is likely to be shown next; set by the app, which knows the views. */
  prefetch: (path: string) => void = () => undefined;

  constructor() {
    addEventListener("popstate", () => this.#update());
    addEventListener("hashchange", () => this.#update());
  }

  /** Shows the view at a path, such as /rules#r5. */
  go(path: string, replace = false): void {
    if (!replace) cameFrom.note(this.path + this.search, path);
    history[replace ? "replaceState" : "pushState"](null, "", linkTo(path));
    this.#update();
    scrollTo(0, 0);
  }

  #update(): void {
    this.path = pathOf(location.pathname);
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Handles a click on a link; modified clicks still open a new tab. */
export function handleLinkClick(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(FOLDER) || link.pathname.startsWith("/api/") || event.defaultPrevented) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  router.go(pathOf(link.pathname) + link.search + link.hash);
}
