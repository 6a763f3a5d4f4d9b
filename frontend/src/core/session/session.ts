// Answers requests with a kernel: in the worker, or on the main thread where there is none.

import { ApiError } from "../../game/api-error";
import type { Handlers } from "../handlers";
import { type Kernel, WeightsMissing } from "../kernel";
import { WasmKernel } from "../wasm/kernel";
import { type Call, FAILED, type Reply, type Request } from "./messages";

export class Session {
  readonly #handlers: Handlers;
  #module: WebAssembly.Module | null = null;
  #kernel: Kernel | null = null;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
  }

  /** Throws only if the kernel cannot be started. */
  answer(request: Request): Reply | null {
    switch (request.kind) {
      case "start":
        this.#module = request.module;
        this.#kernel = new WasmKernel(request.module);
        return { kind: "ready" };
      case "ping":
        return { kind: "pong" };
      case "weights":
        this.#load(new Uint8Array(request.file));
        return null;
      case "call":
        return this.#call(request);
    }
  }

  /** A damaged file is not loaded: the call that needs it then says that it is missing. */
  #load(file: Uint8Array): void {
    try {
      this.#started().loadWeights(file);
    } catch {
      this.#kernel = null;
    }
  }

  #call({ id, method, given }: Call): Reply {
    try {
      const handler = this.#handlers[method] as (kernel: Kernel, ...given: readonly unknown[]) => unknown;
      const answer = handler(this.#started(), ...(JSON.parse(given) as unknown[]));
      return { kind: "answer", id, answer };
    } catch (error) {
      if (error instanceof WeightsMissing) return { kind: "missing", id, players: error.players };
      if (error instanceof ApiError) return { kind: "refused", id, code: error.code };
      this.#kernel = null; // its memory may be in any state
      return { kind: "refused", id, code: FAILED };
    }
  }

  #started(): Kernel {
    if (!this.#module) throw new ApiError(FAILED);
    this.#kernel ??= new WasmKernel(this.#module);
    return this.#kernel;
  }
}
