import { expect, test, vi } from "vitest";
import { ApiError } from "../../server/api";
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

test("an accepted request returns the room", async () => {
  const at = door("waiting", "admitted");
  await expect(new JoinRequest(at).knock("K7P2QX", " Mia ")).resolves.toBe("R");
  expect(at.asked).toEqual(['POST /api/knocks {"code":"K7P2QX","name":"Mia"}', "GET /api/knocks/K", "GET /api/knocks/K"]);
});

test("a declined request says so", async () => {
  const knocking = new JoinRequest(door("waiting", "refused"));
  await expect(knocking.knock("K7P2QX", "")).resolves.toBeNull();
  expect(knocking.state).toBe("refused");
});

test("a lost connection does not end the waiting", async () => {
  await expect(new JoinRequest(door(new ApiError("offline"), "admitted")).knock("K7P2QX", "")).resolves.toBe("R");
});

test("a long wait is noticed", async () => {
  const states: string[] = [];
  const answers = Array.from({ length: 20 }, () => "waiting");
  const at = door(...answers, "admitted");
  const knocking: JoinRequest = new JoinRequest({ ...at, pause: () => Promise.resolve(void states.push(knocking.state)) });
  await knocking.knock("K7P2QX", "");
  expect(states[0]).toBe("waiting");
  expect(states.at(-1)).toBe("long");
});

test("a refused request reports the error", async () => {
  const knocking = new JoinRequest({ request: () => Promise.reject(new ApiError("too_many")), pause: () => Promise.resolve() });
  await expect(knocking.knock("K7P2QX", "")).resolves.toBeNull();
  expect(knocking.failure).toBe("too_many");
  expect(knocking.state).toBe("none");
});

test("a canceled request leads nowhere, even if it is accepted later", async () => {
  const at = door("waiting", "admitted");
  const pause = async () => Promise.resolve().then(() => knocking.cancel());
  const knocking: JoinRequest = new JoinRequest({ ...at, pause });
  await expect(knocking.knock("K7P2QX", "")).resolves.toBeNull();
  expect(knocking.state).toBe("none");
  expect(at.asked).toHaveLength(2);
});
