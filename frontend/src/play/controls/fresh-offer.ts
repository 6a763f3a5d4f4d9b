// A tap on a button that has just appeared was meant for what stood there before.

/** Less than anybody needs to see a roll and to decide. */
const GUARD_MS = 350;

export class FreshOffer {
  #since = 0;

  /** The button can be tapped from now on. */
  begin(): void {
    this.#since = Date.now();
  }

  /** Keys and screen readers press what they name: only they click without a count. */
  isTooSoon({ detail }: Pick<MouseEvent, "detail">): boolean {
    return detail > 0 && Date.now() - this.#since < GUARD_MS;
  }
}
