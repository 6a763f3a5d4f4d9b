// What answers each request: pure functions of the kernel and the request.

import type { Core } from "./core";
import type { Kernel } from "./kernel";

/** The requests of the core. */
export type Method = "steps" | "played" | "review" | "position" | "advice" | "choose";

export type Handlers = {
  readonly [Name in Method]: (kernel: Kernel, ...given: Parameters<Core[Name]>) => Awaited<ReturnType<Core[Name]>>;
};
