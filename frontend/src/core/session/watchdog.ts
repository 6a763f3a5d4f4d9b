// Notices when a worker hangs, by pings that it does not answer.

/** milliseconds between two pings, and how many may be unanswered: no request keeps even a slow phone busy for so long */
const PING = 5000;
const PATIENCE = 4;

/** Pings are counted, not milliseconds: a phone that sleeps stops page and worker alike. */
export class Watchdog {
  readonly #ping: () => void;
  readonly #onHang: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;

  constructor(ping: () => void, onHang: () => void) {
    this.#ping = ping;
    this.#onHang = onHang;
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      if (++this.#unanswered > PATIENCE) this.#onHang();
      else this.#ping();
    }, PING);
  }

  heard(): void {
    this.#unanswered = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#unanswered = 0;
  }
}
