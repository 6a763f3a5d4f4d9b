// The core as the page uses it: requests go to a worker, which is started when it is first needed and again if it fails.

import { ApiError } from "../game/api-error";
import { type Core, NOT_LOADED } from "./core";
import type { Method } from "./handlers";
import type { KernelFiles } from "./load";
import { Loading } from "./session/loading";
import { type Call, FAILED, type Port, type Reply } from "./session/messages";
import { Watchdog } from "./session/watchdog";

/** What runs the core, the best first: if it does not start there, the next one is used. */
export interface Runtimes {
  /** Throws if the browser starts no workers. */
  worker(): Port;
  mainThread(): Promise<Port>;
  readonly server: Pick<Core, Method>;
}

interface Pending {
  readonly call: Call;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: ApiError) => void;
  /** weights were loaded for it */
  loaded: boolean;
}

export class CoreClient implements Core {
  readonly #files: KernelFiles;
  readonly #runtimes: Runtimes;
  readonly #pending = new Map<number, Pending>();
  readonly #loading = new Loading();
  readonly #loads = new Map<number, Promise<void>>();
  readonly #watchdog = new Watchdog(
    () => this.#port?.postMessage({ kind: "ping" }, []),
    () => this.#lose(this.#port),
  );
  #runtime: keyof Runtimes;
  #starting: Promise<Port> | null = null;
  #port: Port | null = null;
  #ready = false;
  #lastId = 0;

  constructor(files: KernelFiles, runtimes: Runtimes) {
    this.#files = files;
    this.#runtimes = runtimes;
    this.#runtime = files.available ? "worker" : "server";
  }

  readonly steps: Core["steps"] = (...given) => this.#call("steps", given);
  readonly played: Core["played"] = (...given) => this.#call("played", given);
  readonly review: Core["review"] = (...given) => this.#call("review", given);
  readonly position: Core["position"] = (...given) => this.#call("position", given);
  readonly advice: Core["advice"] = (...given) => this.#call("advice", given);
  readonly choose: Core["choose"] = (...given) => this.#call("choose", given);

  /** Whether computer players can play without a server: not in browsers without WebAssembly. `choose` then rejects with "no_local_games". */
  get playsLocally(): boolean {
    return this.#runtime !== "server";
  }

  watchLoading(listener: (share: number | null) => void): () => void {
    return this.#loading.watch(listener);
  }

  /** Starts the core before it is needed; never rejects. */
  async prepare(): Promise<void> {
    if (this.#runtime === "server") return;
    try {
      await this.#start();
    } catch {
      // The request that needs it says so.
    }
  }

  #call<Name extends Method>(method: Name, given: Parameters<Core[Name]>): ReturnType<Core[Name]> {
    const answer = new Promise((resolve, reject) => {
      const call: Call = { kind: "call", id: ++this.#lastId, method, given: JSON.stringify(given) };
      this.#pending.set(call.id, { call, resolve, reject, loaded: false });
      void this.#send(call);
    });
    return answer as ReturnType<Core[Name]>;
  }

  async #send(call: Call): Promise<void> {
    if (this.#runtime === "server") return this.#askServer(call);
    try {
      const port = await this.#start();
      this.#watchdog.start();
      port.postMessage(call, []);
    } catch (error) {
      if (error instanceof WebAssembly.CompileError) {
        this.#runtime = "server"; // the host's content security policy may forbid it
        await this.#askServer(call);
      } else this.#refuse(call.id, NOT_LOADED);
    }
  }

  async #askServer({ id, method, given }: Call): Promise<void> {
    const ask = this.#runtimes.server[method] as (...given: readonly unknown[]) => Promise<unknown>;
    try {
      const answer = await ask(...(JSON.parse(given) as unknown[]));
      this.#settle(id)?.resolve(answer);
    } catch (error) {
      this.#settle(id)?.reject(error instanceof ApiError ? error : new ApiError(FAILED));
    }
  }

  #start(): Promise<Port> {
    this.#starting ??= this.#connect().catch((error: unknown) => {
      this.#starting = null; // the next request tries again
      throw error;
    });
    return this.#starting;
  }

  async #connect(): Promise<Port> {
    const module = await this.#files.module();
    const port = this.#worker() ?? (await this.#runtimes.mainThread());
    this.#port = port;
    this.#ready = false;
    port.onmessage = ({ data }) => this.#hear(data);
    port.onerror = port.onmessageerror = () => this.#lose(port);
    port.postMessage({ kind: "start", module }, []);
    return port;
  }

  #worker(): Port | null {
    if (this.#runtime !== "worker") return null;
    try {
      return this.#runtimes.worker();
    } catch {
      this.#runtime = "mainThread";
      return null;
    }
  }

  #hear(reply: Reply): void {
    this.#watchdog.heard();
    if (reply.kind === "ready") this.#ready = true;
    else if (reply.kind === "answer") this.#settle(reply.id)?.resolve(reply.answer);
    else if (reply.kind === "refused") this.#refuse(reply.id, reply.code);
    else if (reply.kind === "missing") void this.#loadFor(reply.id, reply.players);
  }

  /** It has crashed or hangs. Its requests are refused, unless it never worked: then the next one is used. */
  #lose(port: Port | null): void {
    if (!port || port !== this.#port) return;
    port.terminate();
    this.#port = this.#starting = null;
    this.#watchdog.stop();
    const lost = [...this.#pending.values()];
    if (this.#ready) for (const { call } of lost) this.#refuse(call.id, FAILED);
    else {
      this.#runtime = this.#runtime === "worker" ? "mainThread" : "server";
      for (const { call } of lost) void this.#send(call);
    }
  }

  async #loadFor(id: number, players: number): Promise<void> {
    const pending = this.#pending.get(id);
    if (!pending) return;
    try {
      if (pending.loaded) throw new TypeError("the file is damaged");
      pending.loaded = true;
      await this.#load(players);
      await this.#send(pending.call);
    } catch {
      this.#refuse(id, NOT_LOADED);
    }
  }

  #load(players: number): Promise<void> {
    const running = this.#loads.get(players);
    if (running) return running;
    const load = this.#loadWeights(players).finally(() => {
      this.#loads.delete(players);
      if (this.#loads.size === 0) this.#loading.set(null);
    });
    this.#loads.set(players, load);
    return load;
  }

  async #loadWeights(players: number): Promise<void> {
    const file = await this.#files.weights(players, (share) => this.#loading.set(share));
    (await this.#start()).postMessage({ kind: "weights", file }, [file]);
  }

  #refuse(id: number, code: string): void {
    this.#settle(id)?.reject(new ApiError(code));
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#watchdog.stop();
    return pending;
  }
}
