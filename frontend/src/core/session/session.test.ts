// The session with the real kernel: what it answers, and how it survives failures.

import { beforeEach, describe, expect, it } from "vitest";
import { HANDLERS, type Handlers } from "../handlers";
import { moduleOf } from "../wasm/kernel.testing";
import type { Call, Reply } from "./messages";
import { Session } from "./session";

const FILES = import.meta.glob<string>("../../../built/value-3.bin", { query: "?url&inline", import: "default", eager: true });
const POSITION = "4,0,11/21 -/-/B46/-/-/CX1 A46:2";

async function weights(): Promise<ArrayBuffer> {
  return (await fetch(Object.values(FILES)[0] ?? "")).arrayBuffer();
}

function call(method: Call["method"], ...given: readonly unknown[]): Call {
  return { kind: "call", id: 5, method, given: JSON.stringify(given) };
}

async function started(handlers: Handlers = HANDLERS): Promise<Session> {
  const session = new Session(handlers);
  expect(session.answer({ kind: "start", module: await moduleOf("kernel-simd.wasm") })).toEqual({ kind: "ready" });
  return session;
}

function answerIn(reply: Reply | null): unknown {
  return reply?.kind === "answer" ? reply.answer : reply;
}

describe("a session", () => {
  let session: Session;
  beforeEach(async () => {
    session = await started();
  });

  it("answers", () => {
    expect(answerIn(session.answer(call("position", POSITION)))).toMatchObject({ position: POSITION, fault: null });
    expect(session.answer({ kind: "ping" })).toEqual({ kind: "pong" });
  });

  it("refuses with the codes of the server", () => {
    expect(session.answer(call("advice", "nonsense"))).toEqual({ kind: "refused", id: 5, code: "bad_position" });
    expect(session.answer(call("choose", POSITION, "nobody", 1))).toEqual({ kind: "refused", id: 5, code: "no_such_bot" });
    expect(session.answer(call("choose", POSITION, "bold", 0.5))).toEqual({ kind: "refused", id: 5, code: "bad_request" });
    expect(session.answer(call("choose", "4,0/4 -/-/-/-/-/- A!", "bold", 1))).toEqual({ kind: "refused", id: 5, code: "game_over" });
    expect(session.answer(call("choose", "4,0/21 -/-/-/-/-/- A?:1", "heuristic", 1))).toEqual({
      kind: "refused",
      id: 5,
      code: "not_your_turn",
    });
  });

  it("says which weights are missing, and needs them once", async () => {
    expect(session.answer(call("choose", POSITION, "perfect", 1))).toEqual({ kind: "missing", id: 5, players: 3 });
    expect(session.answer({ kind: "weights", file: await weights() })).toBeNull();
    const choice = answerIn(session.answer(call("choose", POSITION, "perfect", 1)));
    expect(choice).toHaveProperty("do");
    session.answer({ kind: "weights", file: await weights() });
    expect(answerIn(session.answer(call("choose", POSITION, "perfect", 1)))).toEqual(choice);
  });

  it("needs no weights for players that estimate nothing", () => {
    for (const level of ["uniform", "heuristic"]) expect(answerIn(session.answer(call("choose", POSITION, level, 1)))).toHaveProperty("do");
  });

  it("survives damaged weights", async () => {
    const damaged = (await weights()).slice(0);
    new Uint8Array(damaged)[1000] = (new Uint8Array(damaged)[1000] ?? 0) ^ 1;
    for (const file of [damaged, new ArrayBuffer(0), new ArrayBuffer(100), (await weights()).slice(0, 5000)]) {
      session.answer({ kind: "weights", file });
      expect(session.answer(call("choose", POSITION, "perfect", 1))).toMatchObject({ kind: "missing" });
    }
    session.answer({ kind: "weights", file: await weights() });
    expect(answerIn(session.answer(call("choose", POSITION, "perfect", 1)))).toHaveProperty("do");
  });
});

it("starts the kernel again after a failure", async () => {
  const failing: Handlers = {
    ...HANDLERS,
    position: () => {
      throw new WebAssembly.RuntimeError("unreachable");
    },
  };
  const session = await started(failing);
  session.answer({ kind: "weights", file: await weights() });
  expect(session.answer(call("position", POSITION))).toEqual({ kind: "refused", id: 5, code: "core_failed" });
  // Its memory is new, so the weights are gone.
  expect(session.answer(call("choose", POSITION, "perfect", 1))).toMatchObject({ kind: "missing" });
  expect(answerIn(session.answer(call("choose", POSITION, "heuristic", 1)))).toHaveProperty("do");
});
