// A request to the server or to the core that failed or was refused.

/** A failed request, with an error code that most languages have a message for. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    /** seconds that the server wants us to wait; null if it did not say */
    readonly retryAfter: number | null = null,
    /** the server has turned the request away without doing anything */
    readonly refused = false,
  ) {
    super(code);
  }
}
