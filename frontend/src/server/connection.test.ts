import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomView } from "../wire.gen";
import { Connection } from "./connection.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; key?: string; seen?: number; updates?: string; command?: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const view = (version: number) => ({ room: "r", version }) as RoomView;
const welcome = (version: number) => ({
  type: "welcome",
  you: "me",
  view: view(version),
  missed: [],
  complete: true,
  present: ["me"],
  now: 0,
});
const newest = () => FakeSocket.all.at(-1) ?? new FakeSocket("none");
const listeners = new Map<string, () => void>();
let fetched: string[] = [];
/** what the server answers by HTTP when a handshake has failed */
let probe: () => Promise<Response>;
const refuses = (status: number, error: string, seconds?: number) => () =>
  Promise.resolve(
    new Response(JSON.stringify({ error, message: "" }), { status, headers: seconds ? { "retry-after": String(seconds) } : {} }),
  );

/** Fails every handshake for some time; returns how many there were. */
async function refusedFor(seconds: number): Promise<number> {
  const before = FakeSocket.all.length;
  for (let second = 0; second < seconds; second += 0.25) {
    if (newest().readyState === 0) newest().end(1006);
    await vi.advanceTimersByTimeAsync(250);
  }
  return FakeSocket.all.length - before;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => null, removeEventListener: () => null });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal("removeEventListener", () => null);
  fetched = [];
  probe = () => Promise.reject(new TypeError("network"));
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    return path === "/" ? Promise.resolve(new Response("")) : probe();
  });
});
afterEach(() => vi.useRealTimers());

function connected(): Connection {
  const connection = new Connection("r");
  newest().open();
  newest().receive(welcome(5));
  return connection;
}

describe("Connection", () => {
  it("sends hello, and is open after the welcome", () => {
    const connection = new Connection("r");
    expect([newest().url, connection.status]).toEqual(["ws://table/ws/r", "connecting"]);
    newest().open();
    expect(newest().sent).toEqual([{ type: "hello", seen: 0, updates: "delta" }]);
    newest().receive(welcome(5));
    expect([connection.status, connection.you, connection.view?.version]).toEqual(["open", "me", 5]);
  });

  it("reconnects, and resends unanswered commands with the same key", async () => {
    const connection = connected();
    const result = connection.do({ do: "throw", pair: 0 });
    const first = newest();
    const { key, seen } = first.sent.at(-1) ?? {};
    expect(seen).toBe(5);
    first.end(1006);
    expect(connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(newest()).not.toBe(first);
    newest().open();
    newest().receive(welcome(6));
    expect([newest().sent[0], newest().sent.at(-1)?.key]).toEqual([{ type: "hello", seen: 5, updates: "delta" }, key]);
    newest().receive({ type: "done", key, version: 6 });
    await expect(result).resolves.toBeUndefined();
    expect(connection.status).toBe("open");
  });

  it("rejects a refused command with its error code", async () => {
    const connection = connected();
    const result = connection.do({ do: "place", field: 3 });
    newest().receive({ type: "refused", key: newest().sent.at(-1)?.key, code: "field_occupied", message: "" });
    await expect(result).rejects.toMatchObject({ code: "field_occupied" });
  });

  it("lists every knock once, however often it is sent", async () => {
    const connection = connected();
    const knocked = (knock: string) => ({ type: "knocked", knock, name: "" });
    for (const knock of ["a", "b", "a"]) newest().receive(knocked(knock));
    expect(connection.knocks.map((each) => each.knock)).toEqual(["b", "a"]);
    newest().end(1006);
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().receive(welcome(6));
    newest().receive(knocked("b"));
    expect(connection.knocks.map((each) => each.knock)).toEqual(["b"]);
  });

  it("does not take over from another tab until asked to", async () => {
    const connection = connected();
    newest().receive({ type: "elsewhere" });
    newest().end(1006);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeSocket.all.length, connection.status]).toEqual([1, "elsewhere"]);
    connection.playHere();
    newest().open();
    newest().receive(welcome(7));
    expect([FakeSocket.all.length, connection.status]).toEqual([2, "open"]);
  });

  it("gives up on a room that is gone", async () => {
    const connection = connected();
    const result = connection.do({ do: "begin" });
    newest().end(4404);
    await expect(result).rejects.toMatchObject({ code: "no_such_room" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([FakeSocket.all.length, connection.status]).toEqual([1, "gone"]);
  });

  it("detects a dead connection", async () => {
    const connection = connected();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(newest().sent.at(-1)).toEqual({ type: "ping" });
    newest().receive({ type: "pong" });
    await vi.advanceTimersByTimeAsync(20_000 + 6_000);
    expect(connection.status).toBe("lost");
  });

  it("pings at once when the network has changed", () => {
    connected();
    listeners.get("online")?.();
    expect(newest().sent.at(-1)).toEqual({ type: "ping" });
  });
});

describe("changes of the room", () => {
  const delta = (version: number, members: object) => ({ type: "delta", version, fact: "played", events: [], now: 0, ...members });

  it("are applied, and passed on with the whole room", () => {
    const connection = connected();
    const heard: unknown[] = [];
    connection.onUpdate((update) => heard.push([update.version, update.fact, update.view.host]));
    newest().receive(delta(6, { room: { host: "you" } }));
    newest().receive({ type: "update", version: 7, fact: "closed", events: [], view: { ...view(7), host: "me" }, now: 0 });
    newest().receive(delta(8, {}));
    expect(heard).toEqual([
      [6, "played", "you"],
      [7, "closed", "me"],
      [8, "played", "me"],
    ]);
    expect(connection.view?.version).toBe(8);
  });

  it.each([delta(7, {}), delta(6, { game: { turn: 2 } })])("that do not fit are asked for again, in full", async (message) => {
    const connection = connected();
    const heard: unknown[] = [];
    connection.onUpdate(({ version }) => heard.push(version));
    const first = newest();
    first.receive(message);
    first.receive(delta(6, {})); // too late: this socket is being closed
    expect([connection.status, connection.view?.version, first.readyState, heard]).toEqual(["lost", 5, 3, []]);
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    expect(newest().sent).toEqual([{ type: "hello", seen: 5 }]);
    newest().receive(welcome(7));
    expect([connection.status, connection.view?.version]).toEqual(["open", 7]);
  });
});

describe("a server of another version", () => {
  it("that knows no deltas is asked for full updates at once, and no command is lost", async () => {
    const connection = new Connection("r");
    const result = connection.do({ do: "begin" });
    newest().open();
    newest().end(4400);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    expect(newest().sent).toEqual([{ type: "hello", seen: 0 }]);
    newest().receive(welcome(5));
    const command = newest().sent.at(-1);
    newest().receive({ type: "done", key: command?.key, version: 6 });
    await expect(result).resolves.toBeUndefined();
    newest().receive({ type: "update", version: 6, fact: "began", events: [], view: view(6), now: 0 });
    expect([connection.status, connection.view?.version]).toEqual(["open", 6]);
  });

  it("that does not understand that either asks for a reload", () => {
    const connection = new Connection("r");
    for (const updates of ["delta", undefined]) {
      newest().open();
      expect(newest().sent[0]?.updates).toBe(updates);
      newest().end(4400);
    }
    expect([connection.status, FakeSocket.all.length]).toEqual(["outdated", 2]);
  });

  it("that does not understand a command asks for a reload", () => {
    const connection = connected();
    newest().end(4400);
    expect([connection.status, FakeSocket.all.length]).toEqual(["outdated", 1]);
  });
});

describe("a server that turns us away", () => {
  it("is asked for the reason, and left alone for as long as it wants", async () => {
    probe = refuses(429, "too_many", 12);
    const connection = new Connection("r");
    newest().end(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.failure, fetched]).toEqual(["too_many", ["/ws/r"]]);
    expect(connection.seconds).toBeGreaterThanOrEqual(12);
    listeners.get("online")?.(); // neither the network nor a person who looks at the page makes it earlier
    await vi.advanceTimersByTimeAsync(11_900);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(FakeSocket.all).toHaveLength(2);
    newest().open();
    newest().receive(welcome(5));
    expect([connection.status, connection.failure, connection.seconds]).toEqual(["open", "", 0]);
  });

  it("is asked less and less often", async () => {
    probe = refuses(503, "unavailable");
    new Connection("r");
    const attempts = [await refusedFor(60), await refusedFor(240), await refusedFor(240)];
    expect(attempts[0]).toBeLessThanOrEqual(6);
    expect(attempts[2]).toBeLessThanOrEqual(6);
    expect(fetched.length).toBeLessThanOrEqual(FakeSocket.all.length);
  });

  it("is not asked faster and faster if it lets us in and throws us out again", async () => {
    const connection = connected();
    let rounds = 0;
    for (let second = 0; second < 60; second += 0.25) {
      if (newest().readyState === 0) {
        newest().open();
        newest().receive(welcome(5));
      }
      if (newest().readyState === FakeSocket.OPEN) {
        newest().end(4029);
        rounds += 1;
      }
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(rounds).toBeLessThanOrEqual(7);
    expect([connection.failure, fetched]).toEqual(["too_many", []]);
  });

  it.each([
    [4029, "too_many"],
    [1013, "busy"],
    [4008, "busy"],
    [1006, "offline"],
    [1001, "offline"],
    [1012, "offline"],
  ])("closes with %i: %s", async (code, failure) => {
    const connection = connected();
    newest().end(code);
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.status, connection.failure]).toEqual(["lost", failure]);
  });

  it("gets another attempt at once if a person asks for it", async () => {
    probe = refuses(429, "too_many", 600);
    const connection = new Connection("r");
    newest().end(1006);
    await vi.advanceTimersByTimeAsync(0);
    connection.again();
    connection.again();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([
    [426, "upgrade_required", "unreachable"],
    [403, "no_token", "no_token"],
  ])("may only miss a cookie: it gets one, once (%i %s)", async (status, code, failure) => {
    probe = refuses(status, code);
    const connection = new Connection("r");
    await refusedFor(20);
    expect(fetched.filter((path) => path === "/")).toHaveLength(1);
    expect(connection.failure).toBe(failure);
  });

  it("may have too many connections", async () => {
    probe = refuses(503, "unavailable", 10);
    const connection = new Connection("r");
    newest().end(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.failure, fetched]).toEqual(["unreachable", ["/ws/r"]]);
    expect(connection.seconds).toBeGreaterThanOrEqual(10);
  });
});

it("a process that stops is left at once, but not by all browsers at the same moment", async () => {
  const waits: number[] = [];
  for (let browser = 0; browser < 40; browser += 1) {
    connected();
    const count = FakeSocket.all.length;
    newest().end(1012);
    let wait = 0;
    while (FakeSocket.all.length === count) {
      await vi.advanceTimersByTimeAsync(50);
      wait += 50;
    }
    waits.push(wait);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(2550);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(1000);
});

it("a lost network is tried again soon", async () => {
  const connection = connected();
  newest().end(1006);
  expect(await refusedFor(30)).toBeGreaterThan(5);
  expect(connection.failure).toBe("offline");
});
