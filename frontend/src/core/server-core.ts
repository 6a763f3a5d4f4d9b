// The core where the kernel does not run: the server computes, and there are no games without it.

import { ApiError } from "../game/api-error";
import { namedServer } from "../game/named-server";
import { type Core, NO_LOCAL_GAMES } from "./core";
import type { Method } from "./handlers";

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  if (namedServer() !== undefined) throw new ApiError("no_server");
  const headers = { "content-type": "application/json" };
  const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  if (!response) throw new ApiError("offline");
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as Answer;
  const code = (found as { error?: unknown } | null)?.error;
  throw new ApiError(typeof code === "string" ? code : "unknown");
}

export const serverCore: Pick<Core, Method> = {
  steps: (request) => post("/api/steps", request),
  played: (record) => post("/api/record", { record }),
  review: (record) => post("/api/review", { record }),
  position: (text) => post("/api/position", { text }),
  advice: (position) => post("/api/advice", { position }),
  choose: () => Promise.reject(new ApiError(NO_LOCAL_GAMES)),
};
