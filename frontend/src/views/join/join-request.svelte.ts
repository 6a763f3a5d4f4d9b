// A request to join by room code: sent, then polled until the host answers.

import { ApiError, request } from "../../server/api";
import type { KnockOutcome, KnockTaken } from "../../wire.gen";

export type JoinState = "none" | "asking" | "waiting" | "long" | "refused";

/** Injected dependencies, replaced in tests. */
export interface JoinServices {
  readonly request: typeof request;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const EVERY = 1500;
const LONG = 20_000;
const SERVICES: JoinServices = { request, pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) };

export class JoinRequest {
  state: JoinState = $state("none");
  /** why the request failed, as an error code */
  failure = $state("");
  #round = 0;

  constructor(readonly services: JoinServices = SERVICES) {}

  /** Sends the request and waits; returns the room, or null if it was canceled, declined or failed. */
  async knock(code: string, name: string): Promise<string | null> {
    const round = ++this.#round;
    this.failure = "";
    this.state = "asking";
    try {
      const { knock } = await this.services.request<KnockTaken>("POST", "/api/knocks", { code, name: name.trim() });
      if (round === this.#round) this.state = "waiting";
      return await this.#outcome(knock, round);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (round !== this.#round) return null;
      this.failure = error.code;
      this.state = "none";
      return null;
    }
  }

  /** Stops waiting; a later answer is ignored. */
  cancel(): void {
    this.#round++;
    this.state = "none";
    this.failure = "";
  }

  async #outcome(knock: string, round: number): Promise<string | null> {
    for (let waited = 0; round === this.#round; waited += EVERY) {
      const found = await this.#look(knock);
      if (round !== this.#round) return null;
      if (found?.state === "admitted") return found.room;
      if (found?.state === "refused") {
        this.state = "refused";
        return null;
      }
      if (waited >= LONG) this.state = "long";
      await this.services.pause(EVERY);
    }
    return null;
  }

  /** A failed poll does not end the waiting. */
  async #look(knock: string): Promise<KnockOutcome | null> {
    try {
      return await this.services.request<KnockOutcome>("GET", `/api/knocks/${knock}`);
    } catch {
      return null;
    }
  }
}
