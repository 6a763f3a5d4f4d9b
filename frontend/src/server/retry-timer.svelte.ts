// Waits before the next attempt: longer after each failure, never shorter than the server has asked for.

const SECOND = 1000;

export interface Backoff {
  /** milliseconds before the second attempt */
  readonly min: number;
  readonly max: number;
}

export class RetryTimer {
  /** whole seconds until the next attempt; 0: none is scheduled */
  seconds = $state(0);

  #failures = 0;
  #due = 0;
  #attempt: (() => void) | null = null;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(readonly backoff: Backoff) {}

  /** How often it has failed in a row. */
  get failures(): number {
    return this.#failures;
  }

  /** Schedules an attempt after another failure; `atLeast` is what the server asked for, in seconds. */
  schedule(attempt: () => void, atLeast = 0, backoff = this.backoff): void {
    this.cancel();
    const wait = Math.min(backoff.min * 2 ** this.#failures, backoff.max);
    this.#failures += 1;
    // Many browsers are refused at the same moment: they must not return at the same moment.
    const delay = Math.max(wait * (0.75 + Math.random() / 2), atLeast * SECOND * (1 + Math.random() / 4));
    this.#due = Date.now() + delay;
    this.#attempt = attempt;
    this.#timeout = setTimeout(() => this.now(), delay);
    this.#ticking = setInterval(() => this.#tick(), SECOND);
    this.#tick();
  }

  /** Attempts it at once, if an attempt is scheduled. */
  now(): void {
    const attempt = this.#attempt;
    this.cancel();
    attempt?.();
  }

  /** Attempts nothing; the next failure counts as one more. */
  cancel(): void {
    clearTimeout(this.#timeout);
    clearInterval(this.#ticking);
    this.#attempt = null;
    this.seconds = 0;
  }

  /** It has worked: the next failure counts as the first. */
  reset(): void {
    this.cancel();
    this.#failures = 0;
  }

  #tick(): void {
    this.seconds = Math.max(1, Math.ceil((this.#due - Date.now()) / SECOND));
  }
}
