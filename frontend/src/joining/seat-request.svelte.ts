// A request that somebody at the table has to agree to: sent, then polled until there is an answer.

import { ApiError } from "../game/api-error";
import { request } from "../server/api";
import { Retrying } from "../server/retrying.svelte";
import type { KnockOutcome, KnockRequest, KnockTaken, SeatRequest as SeatWish } from "../wire.gen";

export type RequestState = "none" | "asking" | "waiting" | "long" | "refused";

/** Injected dependencies, replaced in tests. */
export interface RequestServices {
  readonly request: typeof request;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const EVERY = 1500;
const LONG = 20_000;
const SLOWEST = 30_000;
const SERVICES: RequestServices = { request, pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) };

export class SeatRequest {
  state: RequestState = $state("none");
  /** why asking failed; tried again by itself if the server has turned it away */
  readonly retrying = new Retrying("refused");
  /** why the answer cannot be read at the moment, as an error code */
  interrupted = $state("");
  #round = 0;

  constructor(readonly services: RequestServices = SERVICES) {}

  /** Knocks with a code and waits; calls `enter` with the room once somebody has agreed, who gives a seat with it. */
  async knock(code: string, name: string, colour: number, enter: (room: string) => void): Promise<void> {
    const plain: KnockRequest = { code, name: name.trim() };
    await this.#ask(async () => {
      try {
        return await this.services.request<KnockTaken>("POST", "/api/knocks", { ...plain, sit: true, colour });
      } catch (error) {
        // A server of an older version does not give seats together with the answer.
        if (!(error instanceof ApiError) || error.code !== "bad_request") throw error;
        return this.services.request<KnockTaken>("POST", "/api/knocks", plain);
      }
    }, enter);
  }

  /** Asks for a seat in a room of which this browser has the link. */
  async ask(room: string, wish: SeatWish, enter: (room: string) => void): Promise<void> {
    await this.#ask(() => this.services.request<KnockTaken>("POST", `/api/rooms/${encodeURIComponent(room)}/knocks`, wish), enter);
  }

  /** Stops waiting; a later answer is ignored. */
  cancel(): void {
    this.#round++;
    this.state = "none";
    this.interrupted = "";
    this.retrying.cancel();
  }

  async #ask(send: () => Promise<KnockTaken>, enter: (room: string) => void): Promise<void> {
    this.cancel();
    const round = this.#round;
    this.state = "asking";
    await this.retrying.run(async () => {
      const { knock } = await send();
      if (round !== this.#round) return;
      this.state = "waiting";
      await this.#outcome(knock, round, enter);
    });
    if (round === this.#round && this.retrying.failure) this.state = "none";
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
