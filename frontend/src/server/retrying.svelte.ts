// Work that the server may refuse: says why, and tries again by itself where that is safe.

import { ApiError } from "../game/api-error";
import { RetryTimer } from "./retry-timer.svelte";

/** Errors that pass by themselves. */
const TEMPORARY = ["too_many", "unavailable", "busy", "no_analysis", "offline", "not_loaded"];
const BACKOFF = { min: 4000, max: 60_000 };
/** After this many failures somebody must ask for the next attempt. */
const ATTEMPTS = 6;

/** `any` repeats whatever failed for the time being; `refused` only what the server has turned away, so that nothing is done twice. */
export type Repeat = "any" | "refused";

export class Retrying {
  /** why it failed, as an error code; kept while it is tried again, so that it is announced once */
  failure = $state("");
  busy = $state(false);

  readonly #timer = new RetryTimer(BACKOFF);
  #work: (() => Promise<void>) | null = null;
  #round = 0;

  constructor(readonly repeat: Repeat = "any") {}

  /** Seconds until the next attempt; 0 if there will be none. */
  get seconds(): number {
    return this.#timer.seconds;
  }

  /** Does the work, again and again if necessary; `work` must be safe to repeat. Returns whether the first attempt succeeded. */
  async run(work: () => Promise<void>): Promise<boolean> {
    this.cancel();
    this.#work = work;
    return this.#attempt(this.#round);
  }

  /** Tries again at once. */
  async again(): Promise<void> {
    if (this.busy || !this.#work) return;
    this.#timer.cancel();
    await this.#attempt(this.#round);
  }

  /** Gives up: no further attempt, and nothing is reported. */
  cancel(): void {
    this.#round += 1;
    this.#timer.reset();
    this.#work = null;
    this.failure = "";
    this.busy = false;
  }

  async #attempt(round: number): Promise<boolean> {
    const work = this.#work;
    if (!work) return false;
    this.busy = true;
    try {
      await work();
      if (round !== this.#round) return false;
      this.#timer.reset();
      this.failure = "";
      return true;
    } catch (error) {
      if (round === this.#round) this.#fail(error instanceof ApiError ? error : new ApiError("unknown"), round);
      return false;
    } finally {
      if (round === this.#round) this.busy = false;
    }
  }

  #fail(error: ApiError, round: number): void {
    this.failure = error.code;
    const safe = error.refused || (this.repeat === "any" && TEMPORARY.includes(error.code));
    if (safe && this.#timer.failures < ATTEMPTS) this.#timer.schedule(() => void this.#attempt(round), error.retryAfter ?? 0);
  }
}
