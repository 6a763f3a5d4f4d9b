import { expect, test, vi } from "vitest";
import { ApiError } from "../../game/api-error";
import { JoinRequest, type JoinServices } from "./join-request.svelte";

/** A server that gives these answers in turn. */
function door(...answers: (string | ApiError)[]): JoinServices & { asked: string[] } {
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
async function enter(knocking: JoinRequest, name = ""): Promise<string | null> {
  let entered: string | null = null;
  await knocking.knock("K7P2QX", name, (room) => (entered = room));
  return entered;
}

test("an accepted request leads to the room", async () => {
  const at = door("waiting", "admitted");
  await expect(enter(new JoinRequest(at), " Mia ")).resolves.toBe("R");
  expect(at.asked).toEqual(['POST /api/knocks {"code":"K7P2QX","name":"Mia"}', "GET /api/knocks/K", "GET /api/knocks/K"]);
});

test("a declined request says so", async () => {
  const knocking = new JoinRequest(door("waiting", "refused"));
  await expect(enter(knocking)).resolves.toBeNull();
  expect(knocking.state).toBe("refused");
});

test("a failed look does not end the waiting, says why, and makes the next one later", async () => {
  const pauses: number[] = [];
  const reasons: string[] = [];
  const at = door("waiting", new ApiError("offline"), new ApiError("too_many", 40, true), new ApiError("offline"), "admitted");
  const pause = (milliseconds: number) => Promise.resolve(void (pauses.push(milliseconds), reasons.push(knocking.interrupted)));
  const knocking: JoinRequest = new JoinRequest({ ...at, pause });
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
  const at = door(...answers, "admitted");
  const knocking: JoinRequest = new JoinRequest({ ...at, pause: () => Promise.resolve(void states.push(knocking.state)) });
  await enter(knocking);
  expect(states[0]).toBe("waiting");
  expect(states.at(-1)).toBe("long");
});

test("a refused request reports the error, and knocks again when the server allows it", async () => {
  vi.useFakeTimers();
  try {
    const at = door("admitted");
    const refusals = [new ApiError("too_many", 12, true)];
    const request = ((method: string, path: string, body?: unknown) => {
      const refusal = refusals.shift();
      return refusal ? Promise.reject(refusal) : at.request(method, path, body);
    }) as JoinServices["request"];
    const knocking = new JoinRequest({ ...at, request });
    let entered = "";
    await knocking.knock("K7P2QX", "", (room) => (entered = room));
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
  const at = door("waiting", "admitted");
  const pause = async () => Promise.resolve().then(() => knocking.cancel());
  const knocking: JoinRequest = new JoinRequest({ ...at, pause });
  await expect(enter(knocking)).resolves.toBeNull();
  expect(knocking.state).toBe("none");
  expect(at.asked).toHaveLength(2);
});
