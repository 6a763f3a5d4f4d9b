// Whether the page can be installed as an app, and how. Imported at the start: browsers offer it once, soon after the page has been loaded.

import { isIos } from "./ios";

/** Not in TypeScript's DOM types, since only Chromium has it. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  #offer: InstallEvent | null = $state.raw(null);
  #installed = $state(matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // no banner: it is offered in the settings
      this.#offer = event as InstallEvent;
    });
    addEventListener("appinstalled", () => {
      this.#installed = true;
      this.#offer = null;
    });
  }

  /** by a button, by hand in the share menu of Safari, or not at all */
  get way(): "button" | "ios" | null {
    if (this.#installed) return null;
    if (this.#offer) return "button";
    return isIos(navigator.userAgent, navigator.maxTouchPoints) ? "ios" : null;
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // it can be used only once
    await offer?.prompt();
  }
}

export const install = new Install();
