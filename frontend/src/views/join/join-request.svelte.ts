// A request to join by room code: sent, then polled until the host answers.

import { ApiError } from "../../game/api-error";
import { request } from "../../server/api";
import { Retrying } from "../../server/retrying.svelte";
import type { KnockOutcome, KnockTaken } from "../../wire.gen";

export type JoinState = "none" | "asking" | "waiting" | "long" | "refused";

/** Injected dependencies, replaced in tests. */
export interface JoinServices {
  readonly request: typeof request;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const EVERY = 1500;
const LONG = 20_000;
const SLOWEST = 30_000;
const SERVICES: JoinServices = { request, pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) };

export class JoinRequest {
  state: JoinState = $state("none");
  /** why knocking failed; tried again by itself if the server has turned it away */
  readonly retrying = new Retrying("refused");
  /** why the host's answer cannot be read at the moment, as an error code */
  interrupted = $state("");
  #round = 0;

  constructor(readonly services: JoinServices = SERVICES) {}

  /** Sends the request and waits for the host; calls `enter` with the room once the host has agreed. */
  async knock(code: string, name: string, enter: (room: string) => void): Promise<void> {
    this.cancel();
    const round = this.#round;
    this.state = "asking";
    await this.retrying.run(async () => {
      const { knock } = await this.services.request<KnockTaken>("POST", "/api/knocks", { code, name: name.trim() });
      if (round !== this.#round) return;
      this.state = "waiting";
      await this.#outcome(knock, round, enter);
    });
    if (round === this.#round && this.retrying.failure) this.state = "none";
  }

  /** Stops waiting; a later answer is ignored. */
  cancel(): void {
    this.#round++;
    this.state = "none";
    this.interrupted = "";
    this.retrying.cancel();
  }

  async #outcome(knock: string, round: number, enter: (room: string) => void): Promise<void> {
    let [waited, failures] = [0, 0];
    while (round === this.#round) {
      let pause = EVERY;
      try {
        const found = await this.services.request<KnockOutcome>("GET", `/api/knocks/${knock}`);
        if (round !== this.#round) return;
        [failures, this.interrupted] = [0, ""];
        if (found.state === "admitted") enter(found.room);
        if (found.state === "refused") this.state = "refused";
        if (found.state !== "waiting") return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (round !== this.#round) return;
        // A failed look does not end the waiting, but it makes the next one later.
        this.interrupted = error.code;
        failures += 1;
        pause = Math.max(Math.min(EVERY * 2 ** failures, SLOWEST), (error.retryAfter ?? 0) * 1000) * (1 + Math.random() / 4);
      }
      if (waited >= LONG) this.state = "long";
      await this.services.pause(pause);
      waited += pause;
    }
  }
}
