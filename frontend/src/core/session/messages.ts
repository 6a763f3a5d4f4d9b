// What the page and its worker tell each other.

import type { Method } from "../handlers";

/** the code for a failure of the kernel or of a handler, which no request should cause */
export const FAILED = "core_failed";

export interface Call {
  readonly kind: "call";
  readonly id: number;
  readonly method: Method;
  /** the arguments as JSON: the page's reactive objects cannot be sent as they are */
  readonly given: string;
}

/** The first message has the kernel; weights are for one number of players. */
export type Request =
  | { readonly kind: "start"; readonly module: WebAssembly.Module }
  | { readonly kind: "weights"; readonly file: ArrayBuffer }
  | { readonly kind: "ping" }
  | Call;

export type Reply =
  | { readonly kind: "ready" }
  | { readonly kind: "pong" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "refused"; readonly id: number; readonly code: string }
  /** the call needs these weights; it has to be sent again after them */
  | { readonly kind: "missing"; readonly id: number; readonly players: number };

/** A worker, or what replaces it. */
export interface Port {
  postMessage(request: Request, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  terminate(): void;
}
