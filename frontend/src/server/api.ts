// Requests to the server that are not part of the conversation at a table.

/** Something that was refused, with a code for which there is a sentence in every language. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal("offline");
  }
  const found: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new Refusal((found as { error?: string } | null)?.error ?? "unavailable");
  return found as Answer;
}
