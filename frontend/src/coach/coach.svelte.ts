// The coach: requests advice for a position, and comments on a choice.

import { announcer } from "../browser/announcer.svelte";
import { ApiError, request } from "../server/api";
import type { AdviceView, Command, OptionView } from "../wire.gen";
import { say } from "../words/words.svelte";
import { bestOf, remarkOn } from "./sentences";

export type AdviceRequest = (position: string) => Promise<AdviceView>;

const askServer: AdviceRequest = (position) => request<AdviceView>("POST", "/api/advice", { position });

export class Coach {
  /** the advice for the position on the table; null until requested */
  advice: AdviceView | null = $state.raw(null);
  /** why there is no advice, as a sentence */
  error = $state("");
  /** whether a request is running */
  busy = $state(false);

  #position: string | null = $state(null);
  #requested = "";

  constructor(readonly ask: AdviceRequest = askServer) {}

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
      this.error = "";
      this.busy = false;
    }
    if (always && position !== null) void this.hint();
  }

  /** Requests advice on the current position. */
  async hint(): Promise<void> {
    const position = this.#position;
    if (position === null || this.#requested === position) return;
    this.#requested = position;
    this.busy = true;
    try {
      const advice = await this.ask(position);
      if (this.#position !== position) return;
      this.advice = advice;
      announcer.say(bestOf(advice));
    } catch (error) {
      if (this.#position !== position) return;
      this.#requested = ""; // allows a retry
      this.error = say(`error-${error instanceof ApiError ? error.code : "unavailable"}`);
      announcer.say(this.error);
    } finally {
      if (this.#position === position) this.busy = false;
    }
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
