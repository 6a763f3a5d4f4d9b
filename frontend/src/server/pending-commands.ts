// The commands without an answer: after a reconnect they are sent again, with the same keys.

import { ApiError } from "../game/api-error";
import type { Command, FromBrowser } from "../wire.gen";

interface PendingCommand {
  readonly message: string;
  readonly resolve: () => void;
  readonly reject: (error: ApiError) => void;
}

export class PendingCommands {
  readonly #pending = new Map<string, PendingCommand>();

  /** Returns the message to send, and a promise that is settled by its answer. A move is refused if the room is at another version. */
  add(command: Command, version: number | undefined): { readonly message: string; readonly answer: Promise<void> } {
    const key = newKey();
    const guarded = version !== undefined && (command.do === "throw" || command.do === "place");
    const message = JSON.stringify({ type: "do", key, command, ...(guarded ? { seen: version } : {}) } satisfies FromBrowser);
    const answer = new Promise<void>((resolve, reject) => this.#pending.set(key, { message, resolve, reject }));
    return { message, answer };
  }

  get messages(): readonly string[] {
    return [...this.#pending.values()].map(({ message }) => message);
  }

  done(key: string): void {
    this.#take(key)?.resolve();
  }

  refuse(key: string, code: string): void {
    this.#take(key)?.reject(new ApiError(code));
  }

  refuseAll(code: string): void {
    for (const key of [...this.#pending.keys()]) this.refuse(key, code);
  }

  #take(key: string): PendingCommand | undefined {
    const found = this.#pending.get(key);
    this.#pending.delete(key);
    return found;
  }
}

/** An idempotency key; crypto.randomUUID is missing over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
