// Sizes of structs and offsets of their members, as the compiler has laid them out: c/wasm/layout.c has the table.

import type { KernelMemory } from "./memory";

const ENTRY = 8; // a pointer to the name, and a number

export class Layout {
  readonly #numbers = new Map<string, number>();

  constructor(memory: KernelMemory, table: number) {
    for (let entry = table; ; entry += ENTRY) {
      const name = memory.view.getUint32(entry, true);
      if (name === 0) break;
      this.#numbers.set(memory.text(name), memory.view.getUint32(entry + 4, true));
    }
  }

  /** `game` is a size, `game.steps` an offset, `MAX_EVENTS` a constant. */
  number(name: string): number {
    const found = this.#numbers.get(name);
    if (found === undefined) throw new TypeError(`the kernel has no layout for ${name}`);
    return found;
  }

  /** The offsets of these members. */
  members<Name extends string>(struct: string, names: readonly Name[]): Readonly<Record<Name, number>> {
    return Object.fromEntries(names.map((name) => [name, this.number(`${struct}.${name}`)])) as Record<Name, number>;
  }
}
