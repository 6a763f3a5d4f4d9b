// Does the work of the worker on the main thread, for browsers that start none.

import { HANDLERS, type Handlers } from "../handlers";
import type { Port, Reply, Request } from "./messages";
import { Session } from "./session";

export function mainThread(): Port {
  return new MainThread(HANDLERS);
}

class MainThread implements Port {
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;
  onmessageerror: Port["onmessageerror"] = null;
  #session: Session | null;

  constructor(handlers: Handlers) {
    this.#session = new Session(handlers);
  }

  /** In a task of its own, so that the page can draw between two requests. */
  postMessage(request: Request): void {
    setTimeout(() => {
      const reply = this.#answer(request);
      if (reply) this.onmessage?.(new MessageEvent("message", { data: reply }));
    });
  }

  terminate(): void {
    this.#session = null;
  }

  #answer(request: Request): Reply | null {
    try {
      return this.#session?.answer(request) ?? null;
    } catch {
      this.onerror?.(new ErrorEvent("error"));
      return null;
    }
  }
}
