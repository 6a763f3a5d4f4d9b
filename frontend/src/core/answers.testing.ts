// Answers requests in Node; tests/core sends the same ones to the server's functions and compares.

import { ApiError } from "../game/api-error";
import { recordJson, recordText } from "../game/record/record-text";
import { escapeText, isLine, isName } from "../game/text/foreign-text";
import type { StepsRequest } from "../wire.gen";
import type { Kernel } from "./kernel";
import { advice } from "./review/advice";
import { review } from "./review/review";
import { position } from "./text/checked-position";
import { played } from "./text/record/played";
import { steps } from "./text/steps";
import { WasmKernel } from "./wasm/kernel";

type Text = Readonly<Record<"text", string>>;

/** By the names that tests/core/server_answers.py has. */
const ENDPOINTS: Readonly<Record<string, (kernel: Kernel, request: never) => unknown>> = {
  steps: (kernel, request: StepsRequest) => steps(kernel, request),
  record: (kernel, { text }: Text) => played(kernel, text),
  written: (kernel, { text }: Text) => written(kernel, text),
  position: (kernel, { text }: Text) => position(kernel, text),
  advice: (kernel, { text }: Text) => advice(kernel, text),
  review: (kernel, { text }: Text) => review(kernel, text),
  name: (_, { text }: Text) => ({ escaped: escapeText(text), line: isLine(text), name: isName(text) }),
};

/** The record as far as it can be read, written again. */
function written(kernel: Kernel, text: string): unknown {
  const { record, steps: moves } = played(kernel, text);
  return record && { text: recordText(record, moves), short: recordText(record), json: recordJson(record) };
}

export function openKernel(module: Uint8Array<ArrayBuffer>, weights: readonly Uint8Array[]): Kernel {
  const kernel = new WasmKernel(new WebAssembly.Module(module));
  for (const file of weights) kernel.loadWeights(file);
  return kernel;
}

/** Answers a list of requests, as JSON. */
export function answerAll(kernel: Kernel, requests: string): string {
  return JSON.stringify((JSON.parse(requests) as [string, never][]).map(([endpoint, request]) => answer(kernel, endpoint, request)));
}

function answer(kernel: Kernel, endpoint: string, request: never): unknown {
  try {
    return { answer: ENDPOINTS[endpoint]?.(kernel, request) };
  } catch (error) {
    if (error instanceof ApiError) return { error: error.code };
    return { crash: error instanceof Error ? error.stack : String(error) };
  }
}
