// The files of the kernel: its module and the weights of its value function. The build puts them beside the page's other files.

/** By name in frontend/built; empty if the kernel could not be built. */
const URLS = import.meta.glob<string>("../../built/*.{wasm,bin}", { query: "?url", import: "default", eager: true });
/** Bytes by name: a compressed answer does not say how long it will be. */
const SIZES = import.meta.glob<Readonly<Record<string, number>>>("../../built/sizes.json", { import: "default", eager: true });

/** a function that uses a vector */
const SIMD = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export interface KernelFiles {
  /** Whether there is a kernel that this browser can run. */
  readonly available: boolean;
  module(): Promise<WebAssembly.Module>;
  weights(players: number, onShare: (share: number) => void): Promise<ArrayBuffer>;
}

function urlOf(name: string): string | undefined {
  return URLS[`../../built/${name}`];
}

function kernelUrl(): string | undefined {
  if (typeof WebAssembly === "undefined") return undefined;
  return urlOf(WebAssembly.validate(SIMD) ? "kernel-simd.wasm" : "kernel.wasm");
}

async function fetched(url: string | undefined): Promise<Response> {
  if (url === undefined) throw new TypeError("there is no such file");
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
  return response;
}

async function readWith(response: Response, size: number, onShare: (share: number) => void): Promise<ArrayBuffer> {
  if (!response.body) return response.arrayBuffer();
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    loaded += value.length;
    onShare(Math.min(loaded / size, 1));
  }
}

export const kernelFiles: KernelFiles = {
  get available() {
    return kernelUrl() !== undefined;
  },

  /** Not compiled while it is loaded, which would need a host that knows its media type; it is small. */
  async module() {
    return WebAssembly.compile(await (await fetched(kernelUrl())).arrayBuffer());
  },

  async weights(players, onShare) {
    const name = `value-${players}.bin`;
    const size = Object.values(SIZES)[0]?.[name] ?? Infinity;
    onShare(0); // somebody may wait a while for the first bytes
    return readWith(await fetched(urlOf(name)), size, onShare);
  },
};
