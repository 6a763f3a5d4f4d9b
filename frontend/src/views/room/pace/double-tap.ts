// A second tap that follows too soon is no decision.

import type { Command } from "../../../wire.gen";

const DOUBLE_TAP_MS = 350;

export class DoubleTap {
  #at = 0;
  #command = "";
  #player: number | null = null;

  /** Milliseconds since the last action on this device. */
  get idleTime(): number {
    return Date.now() - this.#at;
  }

  /** Whether the same is done again, or something by the next player: on a shared device their button is in the same place. */
  repeats(command: Command, player: number | null): boolean {
    const another = command.do !== this.#command && player === this.#player;
    return !another && this.idleTime < DOUBLE_TAP_MS;
  }

  /** `at` is the time of the tap: what is held back for a moment may be sent long after it. */
  accept(command: Command, player: number | null, at: number): void {
    this.#at = at;
    this.#command = command.do;
    this.#player = player;
  }
}
