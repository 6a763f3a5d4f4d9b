// The value functions in the kernel's memory: one for each number of players.

import { ApiError } from "../../game/api-error";
import { WeightsMissing } from "../kernel";
import type { KernelExports } from "./exports";
import type { Layout } from "./layout";
import type { KernelMemory } from "./memory";

export class Evaluators {
  readonly #kernel: KernelExports;
  readonly #memory: KernelMemory;
  readonly #at: Readonly<Record<"players" | "error", number>>;
  readonly #found = new Map<number, number>();

  constructor(kernel: KernelExports, memory: KernelMemory, layout: Layout) {
    this.#kernel = kernel;
    this.#memory = memory;
    this.#at = layout.members("evaluator", ["players", "error"]);
  }

  /** The address of the evaluator for so many players. */
  for(players: number): number {
    const found = this.#found.get(players);
    if (found === undefined) throw new WeightsMissing(players);
    return found;
  }

  load(file: Uint8Array): void {
    const size = this.#kernel.rapido_evaluator_size(this.#copy(file), file.length);
    if (size === 0) throw new ApiError("bad_network");
    const evaluator = this.#memory.reserve(size);
    if (this.#kernel.rapido_evaluator_load(evaluator, this.#copy(file), file.length) === 0) {
      this.#memory.release(evaluator);
      throw new ApiError("bad_network");
    }
    const players = this.#memory.view.getInt32(evaluator + this.#at.players, true);
    if (this.#found.has(players)) this.#memory.release(evaluator);
    else this.#found.set(players, evaluator);
  }

  /** The typical error of a chance. */
  error(players: number): number {
    return this.#memory.view.getFloat64(this.for(players) + this.#at.error, true);
  }

  #copy(file: Uint8Array): number {
    const start = this.#memory.temporary(file.length);
    this.#memory.bytes.set(file, start);
    return start;
  }
}
