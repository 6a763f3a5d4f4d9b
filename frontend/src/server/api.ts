// HTTP requests to the server; the WebSocket is in connection.svelte.ts.

/** A failed request, with an error code that every language has a message for. */
export class ApiError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
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
  const data: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new ApiError((data as { error?: string } | null)?.error ?? "unavailable");
  return data as Answer;
}
