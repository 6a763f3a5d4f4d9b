// The coach: requests advice for a position, and comments on a choice.

import { announcer } from "../browser/announcer.svelte";
import { ApiError, request } from "../server/api";
import type { AdviceView, Command, OptionView } from "../wire.gen";
import { say } from "../words/words.svelte";
import { bestOf, remarkOn } from "./sentences";

export type AdviceRequest = (position: string) => Promise<AdviceView>;

const askServer: AdviceRequest = (position) => request<AdviceView>("POST", "/api/advice", { position });

export class Coach {
  /** what is known about the position on the table; null as long as nobody has asked */
  advice: AdviceView | null = $state.raw(null);
  /** why there is no advice, in words */
  trouble = $state("");
  /** whether an answer is awaited */
  busy = $state(false);

  #position: string | null = $state(null);
  #asked = "";

  constructor(readonly ask: AdviceRequest = askServer) {}

  /** Whether there is a choice to be made here and now. */
  get ready(): boolean {
    return this.#position !== null;
  }

  /** Look at what is to be decided now, or at nothing; whoever has the coach all the time need not ask. */
  look(position: string | null, always: boolean): void {
    if (position !== this.#position) {
      this.#position = position;
      this.#asked = "";
      this.advice = null;
      this.trouble = "";
      this.busy = false;
    }
    if (always && position !== null) void this.hint();
  }

  /** Say what the choices are worth. */
  async hint(): Promise<void> {
    const position = this.#position;
    if (position === null || this.#asked === position) return;
    this.#asked = position;
    this.busy = true;
    try {
      const advice = await this.ask(position);
      if (this.#position !== position) return;
      this.advice = advice;
      announcer.say(bestOf(advice));
    } catch (why) {
      if (this.#position !== position) return;
      this.#asked = ""; // one may ask again
      this.trouble = say(`error-${why instanceof ApiError ? why.code : "unavailable"}`);
      announcer.say(this.trouble);
    } finally {
      if (this.#position === position) this.busy = false;
    }
  }

  /** What there is to say about a choice: nothing, unless another one was clearly better. */
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
