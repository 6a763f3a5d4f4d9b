// HTTP requests to the server; the WebSocket is in connection.svelte.ts.

import { ApiError } from "../game/api-error";
import { namedServer } from "../game/named-server";

/** What a status means if the answer has no error code: proxies send pages of their own. */
const CODES: Readonly<Record<number, string>> = { 404: "not_found", 429: "too_many", 502: "busy", 503: "busy", 504: "busy" };
const REFUSALS = [429, 503];
const LONGEST_WAIT = 3600;

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (namedServer() !== undefined) throw new ApiError("no_server"); // a static host would get requests that are not meant for it
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("offline");
  }
  if (!response.ok) throw await errorOf(response);
  return (response.status === 204 ? null : await response.json().catch(() => null)) as Answer;
}

/** The error in an answer that is not a success. */
export async function errorOf(response: Response): Promise<ApiError> {
  const data: unknown = await response.json().catch(() => null);
  const code = (data as { error?: unknown } | null)?.error;
  const known = typeof code === "string" && code !== "" ? code : (CODES[response.status] ?? "unknown");
  return new ApiError(known, secondsIn(response.headers.get("retry-after")), REFUSALS.includes(response.status));
}

/** The seconds in a Retry-After header, which may also be a date. */
export function secondsIn(header: string | null): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_WAIT);
}
