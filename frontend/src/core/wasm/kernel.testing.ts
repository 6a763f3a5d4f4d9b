// The built kernel for tests in Node, in both variants.

import { WasmKernel } from "./kernel";

const FILES = import.meta.glob<string>("../../../built/*.wasm", { query: "?url&inline", import: "default", eager: true });

export const VARIANTS = ["kernel.wasm", "kernel-simd.wasm"] as const;
export type Variant = (typeof VARIANTS)[number];

export async function moduleOf(variant: Variant): Promise<WebAssembly.Module> {
  const file = FILES[`../../../built/${variant}`];
  if (file === undefined) throw new Error(`${variant} is not built: run src/rapido/kernel/native/build_wasm.py`);
  return WebAssembly.compile(await (await fetch(file)).arrayBuffer());
}

const kernels = new Map<Variant, Promise<WasmKernel>>();

/** The same one each time: it keeps nothing but weights. */
export function kernelOf(variant: Variant): Promise<WasmKernel> {
  const kernel = kernels.get(variant) ?? moduleOf(variant).then((module) => new WasmKernel(module));
  kernels.set(variant, kernel);
  return kernel;
}
