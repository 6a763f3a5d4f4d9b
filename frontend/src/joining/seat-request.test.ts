import { expect, test, vi } from "vitest";
import { ApiError } from "../game/api-error";
import { type RequestServices, SeatRequest } from "./seat-request.svelte";

/** A server that gives these answers in turn. */
function server(...answers: (string | ApiError)[]): RequestServices & { asked: string[] } {
  const asked: string[] = [];
  const next = vi.fn((method: string, path: string, body?: unknown) => {
    asked.push(`${method} ${path}${body ? ` ${JSON.stringify(body)}` : ""}`);
    if (method === "POST") return Promise.resolve({ knock: "K" });
    const answer = answers.shift() ?? "waiting";
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve({ state: answer, room: answer === "admitted" ? "R" : "" });
  });
  return { request: next as never, pause: () => Promise.resolve(), asked };
}

/** Knocks, and returns the room that is entered. */
async function enter(knocking: SeatRequest, name = ""): Promise<string | null> {
  let entered: string | null = null;
  await knocking.knock("K7P2QX", name, 3, (room) => (entered = room));
  return entered;
}

test("an accepted request leads to the room", async () => {
  const at = server("waiting", "admitted");
  await expect(enter(new SeatRequest(at), " Mia ")).resolves.toBe("R");
  expect(at.asked).toEqual([
    'POST /api/knocks {"code":"K7P2QX","name":"Mia","sit":true,"colour":3}',
    "GET /api/knocks/K",
    "GET /api/knocks/K",
  ]);
});

test("a declined request says so", async () => {
  const knocking = new SeatRequest(server("waiting", "refused"));
  await expect(enter(knocking)).resolves.toBeNull();
  expect(knocking.state).toBe("refused");
});

test("a failed look does not end the waiting, says why, and makes the next one later", async () => {
  const pauses: number[] = [];
  const reasons: string[] = [];
  const at = server("waiting", new ApiError("offline"), new ApiError("too_many", 40, true), new ApiError("offline"), "admitted");
  const pause = (milliseconds: number) => Promise.resolve(void (pauses.push(milliseconds), reasons.push(knocking.interrupted)));
  const knocking: SeatRequest = new SeatRequest({ ...at, pause });
  await expect(enter(knocking)).resolves.toBe("R");
  expect(reasons).toEqual(["", "offline", "too_many", "offline"]);
  expect(pauses[0]).toBe(1500);
  expect(pauses[1]).toBeGreaterThanOrEqual(3000);
  expect(pauses[2]).toBeGreaterThanOrEqual(40_000);
  expect(pauses[3]).toBeGreaterThanOrEqual(12_000);
});

test("a long wait is noticed", async () => {
  const states: string[] = [];
  const answers = Array.from({ length: 20 }, () => "waiting");
  const at = server(...answers, "admitted");
  const knocking: SeatRequest = new SeatRequest({ ...at, pause: () => Promise.resolve(void states.push(knocking.state)) });
  await enter(knocking);
  expect(states[0]).toBe("waiting");
  expect(states.at(-1)).toBe("long");
});

test("a refused request reports the error, and knocks again when the server allows it", async () => {
  vi.useFakeTimers();
  try {
    const at = server("admitted");
    const refusals = [new ApiError("too_many", 12, true)];
    const request = ((method: string, path: string, body?: unknown) => {
      const refusal = refusals.shift();
      return refusal ? Promise.reject(refusal) : at.request(method, path, body);
    }) as RequestServices["request"];
    const knocking = new SeatRequest({ ...at, request });
    let entered = "";
    await knocking.knock("K7P2QX", "", 3, (room) => (entered = room));
    expect([knocking.retrying.failure, knocking.state, knocking.retrying.seconds]).toEqual(["too_many", "none", expect.any(Number)]);
    await vi.advanceTimersByTimeAsync(11_900);
    expect([entered, at.asked]).toEqual(["", []]);
    await vi.advanceTimersByTimeAsync(4000);
    expect([entered, knocking.retrying.failure]).toEqual(["R", ""]);
  } finally {
    vi.useRealTimers();
  }
});

test("a canceled request leads nowhere, even if it is accepted later", async () => {
  const at = server("waiting", "admitted");
  const pause = async () => Promise.resolve().then(() => knocking.cancel());
  const knocking: SeatRequest = new SeatRequest({ ...at, pause });
  await expect(enter(knocking)).resolves.toBeNull();
  expect(knocking.state).toBe("none");
  expect(at.asked).toHaveLength(2);
});

test("a server of an older version is asked for the link alone", async () => {
  const at = server("admitted");
  const request = ((method: string, path: string, body?: { sit?: boolean }) =>
    body?.sit ? Promise.reject(new ApiError("bad_request")) : at.request(method, path, body)) as RequestServices["request"];
  await expect(enter(new SeatRequest({ ...at, request }), "Mia")).resolves.toBe("R");
  expect(at.asked[0]).toBe('POST /api/knocks {"code":"K7P2QX","name":"Mia"}');
});

test("a seat is asked for by the link of the room", async () => {
  const at = server("waiting", "admitted");
  let entered = "";
  await new SeatRequest(at).ask("R", { seat: 2, name: "Mia" }, (room) => (entered = room));
  expect([entered, at.asked[0]]).toEqual(["R", 'POST /api/rooms/R/knocks {"seat":2,"name":"Mia"}']);
});
