// The client of the core: lost workers, missing weights, and browsers that lack a part.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CoreClient, type Runtimes } from "./core-client";
import type { KernelFiles } from "./load";
import type { Call, Port, Reply, Request } from "./session/messages";

const MODULE = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));

/** A worker that answers as told. */
class FakePort implements Port {
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;
  onmessageerror: Port["onmessageerror"] = null;
  readonly got: Request[] = [];
  terminated = false;

  constructor(readonly reply: (request: Request) => Reply | null) {}

  postMessage(request: Request): void {
    this.got.push(request);
    const reply = this.reply(request);
    if (reply) queueMicrotask(() => this.onmessage?.({ data: reply } as MessageEvent<Reply>));
  }

  crash(): void {
    this.onerror?.({} as ErrorEvent);
  }

  terminate(): void {
    this.terminated = true;
  }
}

/** Answers every call with its method and arguments. */
function echo(request: Request): Reply | null {
  if (request.kind === "start") return { kind: "ready" };
  if (request.kind === "ping") return { kind: "pong" };
  return request.kind === "call" ? answered(request) : null;
}

function answered({ id, method, given }: Call): Reply {
  return { kind: "answer", id, answer: [method, ...(JSON.parse(given) as unknown[])] };
}

/** Answers calls once the weights for three players are there. */
function needing(): (request: Request) => Reply | null {
  let loaded = false;
  return (request) => {
    if (request.kind === "weights") loaded = true;
    if (request.kind === "call" && !loaded) return { kind: "missing", id: request.id, players: 3 };
    return echo(request);
  };
}

function makeFiles(more: Partial<KernelFiles> = {}): KernelFiles {
  return { available: true, module: () => Promise.resolve(MODULE), weights: vi.fn(() => Promise.resolve(new ArrayBuffer(4))), ...more };
}

const server = {
  steps: vi.fn(),
  played: vi.fn(),
  review: vi.fn(),
  position: vi.fn((text: string) => Promise.resolve(["server", text] as never)),
  advice: vi.fn(),
  choose: vi.fn(),
};

function makeRuntimes(
  ...ports: FakePort[]
): Runtimes & { readonly worker: ReturnType<typeof vi.fn>; readonly mainThread: ReturnType<typeof vi.fn> } {
  const next = (): FakePort => {
    const port = ports.shift();
    if (!port) throw new Error("no more ports");
    return port;
  };
  return { worker: vi.fn(next), mainThread: vi.fn(() => Promise.resolve(next())), server };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a request", () => {
  it("starts the worker when it is first needed", async () => {
    const runtimes = makeRuntimes(new FakePort(echo));
    const core = new CoreClient(makeFiles(), runtimes);
    expect(runtimes.worker).not.toHaveBeenCalled();
    await expect(core.position("here")).resolves.toEqual(["position", "here"]);
    await expect(core.choose("here", "bold", 7)).resolves.toEqual(["choose", "here", "bold", 7]);
    expect(runtimes.worker).toHaveBeenCalledOnce();
  });

  it("is answered whatever the order of answers", async () => {
    const calls: Call[] = [];
    const port = new FakePort((request) => {
      if (request.kind === "call") calls.push(request);
      return request.kind === "call" ? null : echo(request);
    });
    const core = new CoreClient(makeFiles(), makeRuntimes(port));
    const both = Promise.all([core.position("a"), core.position("b")]);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    for (const call of calls.reverse()) port.onmessage?.({ data: answered(call) } as MessageEvent<Reply>);
    await expect(both).resolves.toEqual([
      ["position", "a"],
      ["position", "b"],
    ]);
  });

  it("is refused with the code of the worker", async () => {
    const port = new FakePort((request) =>
      request.kind === "call" ? { kind: "refused", id: request.id, code: "game_over" } : echo(request),
    );
    const core = new CoreClient(makeFiles(), makeRuntimes(port));
    await expect(core.advice("x")).rejects.toMatchObject({ code: "game_over" });
  });

  it("is refused if the kernel cannot be loaded, and tried again by the next", async () => {
    const module = vi.fn(() => Promise.resolve(MODULE)).mockRejectedValueOnce(new TypeError("offline"));
    const core = new CoreClient(makeFiles({ module }), makeRuntimes(new FakePort(echo)));
    await expect(core.position("x")).rejects.toMatchObject({ code: "not_loaded" });
    await expect(core.position("x")).resolves.toBeTruthy();
  });
});

describe("weights", () => {
  it("are loaded once for all requests that need them", async () => {
    const files = makeFiles();
    const core = new CoreClient(files, makeRuntimes(new FakePort(needing())));
    await expect(Promise.all([core.advice("a"), core.advice("b")])).resolves.toHaveLength(2);
    await expect(core.advice("c")).resolves.toBeTruthy();
    expect(files.weights).toHaveBeenCalledOnce();
    expect(files.weights).toHaveBeenCalledWith(3, expect.any(Function));
  });

  it("report how much has arrived", async () => {
    const weights: KernelFiles["weights"] = (_, onShare) => {
      onShare(0.25);
      onShare(1);
      return Promise.resolve(new ArrayBuffer(4));
    };
    const core = new CoreClient(makeFiles({ weights }), makeRuntimes(new FakePort(needing())));
    const [shares, stopped]: (number | null)[][] = [[], []];
    core.watchLoading((share) => shares?.push(share));
    const stop = core.watchLoading((share) => stopped?.push(share));
    stop();
    await core.advice("a");
    expect([shares, stopped]).toEqual([[0.25, 1, null], []]);
  });

  it("that cannot be loaded refuse the request, not the next one", async () => {
    const weights = vi.fn(() => Promise.resolve(new ArrayBuffer(4))).mockRejectedValueOnce(new TypeError("offline"));
    const core = new CoreClient(makeFiles({ weights }), makeRuntimes(new FakePort(needing())));
    await expect(core.advice("a")).rejects.toMatchObject({ code: "not_loaded" });
    await expect(core.advice("a")).resolves.toBeTruthy();
  });

  it("that are damaged refuse the request", async () => {
    const port = new FakePort((request) => (request.kind === "call" ? { kind: "missing", id: request.id, players: 3 } : echo(request)));
    const core = new CoreClient(makeFiles(), makeRuntimes(port));
    await expect(core.advice("a")).rejects.toMatchObject({ code: "not_loaded" });
  });
});

describe("a worker", () => {
  it("that crashes is replaced, and what it was doing is refused", async () => {
    const silent = new FakePort((request) => (request.kind === "call" ? null : echo(request)));
    const core = new CoreClient(makeFiles(), makeRuntimes(silent, new FakePort(echo)));
    await core.prepare();
    const lost = expect(core.position("a")).rejects.toMatchObject({ code: "core_failed" });
    await vi.waitFor(() => expect(silent.got).toHaveLength(2));
    silent.crash();
    await lost;
    expect(silent.terminated).toBe(true);
    await expect(core.position("b")).resolves.toEqual(["position", "b"]);
  });

  it("that hangs is replaced", async () => {
    const hanging = new FakePort((request) => (request.kind === "start" ? echo(request) : null));
    const core = new CoreClient(makeFiles(), makeRuntimes(hanging, new FakePort(echo)));
    const lost = expect(core.position("a")).rejects.toMatchObject({ code: "core_failed" });
    await vi.advanceTimersByTimeAsync(60_000);
    await lost;
    await expect(core.position("b")).resolves.toBeTruthy();
  });

  it("that is slow but alive is waited for", async () => {
    let slow: Call | null = null;
    const port = new FakePort((request) => {
      if (request.kind === "call") slow = request;
      return request.kind === "call" ? null : echo(request);
    });
    const core = new CoreClient(makeFiles(), makeRuntimes(port));
    const found = core.position("a");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(slow).not.toBeNull();
    port.onmessage?.({ data: answered(slow as unknown as Call) } as MessageEvent<Reply>);
    await expect(found).resolves.toBeTruthy();
  });

  it("that does not start is replaced by the main thread", async () => {
    const broken = new FakePort(() => null);
    const runtimes = makeRuntimes(broken, new FakePort(echo));
    const core = new CoreClient(makeFiles(), runtimes);
    const found = core.position("a");
    await vi.waitFor(() => expect(broken.got).toHaveLength(2));
    broken.crash();
    await expect(found).resolves.toEqual(["position", "a"]);
    expect(runtimes.mainThread).toHaveBeenCalledOnce();
    expect(core.playsLocally).toBe(true);
  });

  it("that cannot be created is replaced by the main thread", async () => {
    const worker = (): Port => {
      throw new Error("SecurityError");
    };
    const runtimes = { ...makeRuntimes(new FakePort(echo)), worker };
    await expect(new CoreClient(makeFiles(), runtimes).position("a")).resolves.toEqual(["position", "a"]);
  });
});

describe("the server computes", () => {
  it("if there is no kernel", async () => {
    const core = new CoreClient(makeFiles({ available: false }), makeRuntimes());
    expect(core.playsLocally).toBe(false);
    await core.prepare();
    await expect(core.position("a")).resolves.toEqual(["server", "a"]);
  });

  it("if the kernel may not be compiled", async () => {
    const module = (): Promise<WebAssembly.Module> => Promise.reject(new WebAssembly.CompileError("blocked by the policy"));
    const core = new CoreClient(makeFiles({ module }), makeRuntimes());
    await expect(core.position("a")).resolves.toEqual(["server", "a"]);
    expect(core.playsLocally).toBe(false);
  });

  it("if the kernel starts nowhere", async () => {
    const [first, second] = [new FakePort(() => null), new FakePort(() => null)];
    const core = new CoreClient(makeFiles(), makeRuntimes(first, second));
    const found = core.position("a");
    await vi.waitFor(() => expect(first.got).toHaveLength(2));
    first.crash();
    await vi.waitFor(() => expect(second.got).toHaveLength(2));
    second.crash();
    await expect(found).resolves.toEqual(["server", "a"]);
  });
});
