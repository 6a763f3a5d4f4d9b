// The memory of the kernel. It allocates nothing by itself: what it works on is placed here, after its own data.

const PAGE = 65_536;
const ALIGNMENT = 64;

export class KernelMemory {
  readonly #memory: WebAssembly.Memory;
  #bytes: Uint8Array;
  #view: DataView;
  #end: number;

  constructor(memory: WebAssembly.Memory, start: number) {
    this.#memory = memory;
    this.#bytes = new Uint8Array(memory.buffer);
    this.#view = new DataView(memory.buffer);
    this.#end = aligned(start);
  }

  get bytes(): Uint8Array {
    this.#refresh();
    return this.#bytes;
  }

  get view(): DataView {
    this.#refresh();
    return this.#view;
  }

  /** Memory that stays in use. */
  reserve(size: number): number {
    const start = this.temporary(size);
    this.#end = aligned(start + size);
    return start;
  }

  /** Gives back what was reserved last. */
  release(start: number): void {
    this.#end = start;
  }

  /** Memory that is only used until the next call; throws a RangeError if there is not so much. */
  temporary(size: number): number {
    const missing = this.#end + size - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return this.#end;
  }

  text(start: number): string {
    const end = this.bytes.indexOf(0, start);
    return new TextDecoder().decode(this.bytes.subarray(start, end));
  }

  /** Growing detaches the buffer. */
  #refresh(): void {
    if (this.#bytes.buffer === this.#memory.buffer) return;
    this.#bytes = new Uint8Array(this.#memory.buffer);
    this.#view = new DataView(this.#memory.buffer);
  }
}

function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}
