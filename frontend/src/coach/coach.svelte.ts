// The coach: requests advice for a position, and comments on a choice.

import { announcer } from "../browser/announcer.svelte";
import { core } from "../core/client";
import { Retrying } from "../server/retrying.svelte";
import type { AdviceView, Command, OptionView } from "../wire.gen";
import { bestOf, remarkOn } from "./sentences";

export type AdviceRequest = (position: string) => Promise<AdviceView>;

export class Coach {
  /** the advice for the position on the table; null until requested */
  advice: AdviceView | null = $state.raw(null);
  /** the last request, and why it failed */
  readonly retrying = new Retrying();

  #position: string | null = $state(null);
  #requested = "";

  constructor(readonly ask: AdviceRequest = (position) => core.advice(position)) {}

  /** Whether there is a decision to make. */
  get ready(): boolean {
    return this.#position !== null;
  }

  /** Sets the position to decide on, or null; with `always`, advice is requested at once. */
  setPosition(position: string | null, always: boolean): void {
    if (position !== this.#position) {
      this.#position = position;
      this.#requested = "";
      this.advice = null;
      this.retrying.cancel();
    }
    if (always && position !== null) void this.hint();
  }

  /** Requests advice on the current position. */
  async hint(): Promise<void> {
    const position = this.#position;
    if (position === null) return;
    if (this.#requested === position) {
      if (this.retrying.failure) await this.retrying.again();
      return;
    }
    this.#requested = position;
    await this.retrying.run(async () => {
      const advice = await this.ask(position);
      if (this.#position !== position) return;
      this.advice = advice;
      announcer.say(bestOf(advice));
    });
  }

  /** Stops everything when the table is left. */
  leave(): void {
    this.setPosition(null, false);
  }

  /** A remark on a choice; empty unless another one was clearly better. */
  remark(command: Command): string {
    const advice = this.advice;
    const chosen = advice?.options.find((option) => isSame(option, command));
    return advice && chosen ? remarkOn(advice, chosen) : "";
  }
}

function isSame(option: OptionView, command: Command): boolean {
  if (command.do === "place") return option.do === "place" && option.field === command.field;
  return command.do === "throw" && option.do === "throw" && option.pair === (command.pair ?? 0);
}
