// What answers each request: pure functions of the kernel and the request.

import { choose } from "./choose";
import type { Core } from "./core";
import type { Kernel } from "./kernel";
import { advice } from "./review/advice";
import { review } from "./review/review";
import { position } from "./text/checked-position";
import { played } from "./text/record/played";
import { steps } from "./text/steps";

/** The requests of the core. */
export type Method = "steps" | "played" | "review" | "position" | "advice" | "choose";

export type Handlers = { readonly [Name in Method]: (kernel: Kernel, ...given: Parameters<Core[Name]>) => Awaited<ReturnType<Core[Name]>> };

export const HANDLERS: Handlers = { steps, played, review, position, advice, choose };
