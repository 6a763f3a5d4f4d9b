// What the head of the page says about it, in the chosen language: the server has guessed another one, or it was changed.

import { linkTo } from "./folder";

export function describePage(language: string, description: string): void {
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
  document.querySelector("link[rel=manifest]")?.setAttribute("href", linkTo(`/static/manifest.${language}.webmanifest`));
}
