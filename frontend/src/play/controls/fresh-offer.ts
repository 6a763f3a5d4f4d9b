// A tap on a button that has just appeared was meant for what stood there before.

/** Less than anybody needs to see a roll and to decide. */
const GUARD_MS = 350;

export class FreshOffer {
  #since = -GUARD_MS;

  /** The button can be tapped from now on. */
  begin(): void {
    this.#since = performance.now();
  }

  /** Keys and screen readers press what they name: only they click without a count. */
  isTooSoon({ detail }: Pick<MouseEvent, "detail">): boolean {
    return detail > 0 && performance.now() - this.#since < GUARD_MS;
  }
}
