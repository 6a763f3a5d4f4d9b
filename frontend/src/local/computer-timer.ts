// When a computer player of a local table acts: after a delay, and not while nobody looks.

/** Milliseconds for which computer players go on while nobody looks. */
const HIDDEN_GRACE = 60_000;

export class ComputerTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince = 0;

  /** `onReturn` is called when somebody looks at the page again. */
  constructor(
    readonly act: () => void,
    readonly onReturn: () => void,
  ) {
    document.addEventListener("visibilitychange", this.#onVisibility);
  }

  /** Replaces the time set before. */
  set(delay: number): void {
    this.cancel();
    if (!this.#isAsleep()) this.#timer = setTimeout(this.act, delay);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.cancel();
    document.removeEventListener("visibilitychange", this.#onVisibility);
  }

  /** Nobody looks, and has not for some time: the game waits. */
  #isAsleep(): boolean {
    return document.hidden && this.#hiddenSince > 0 && Date.now() - this.#hiddenSince > HIDDEN_GRACE;
  }

  readonly #onVisibility = (): void => {
    this.#hiddenSince = document.hidden ? Date.now() : 0;
    if (!document.hidden) this.onReturn();
  };
}
