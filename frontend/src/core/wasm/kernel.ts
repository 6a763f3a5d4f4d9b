// The kernel: one instance of the WebAssembly module, with its memory.

import {
  type Action,
  type Analysis,
  type Kernel,
  type Move,
  type Pair,
  type Refusal,
  type ReviewedMoves,
  type State,
  type Step,
  type TurnOdds,
  WeightsMissing,
} from "../kernel";
import { exportsOf } from "./exports";
import { Layout } from "./layout";
import { KernelMemory } from "./memory";
import { Rules } from "./rules";

export class WasmKernel implements Kernel {
  readonly #rules: Rules;

  /** Throws if the module is another one than this page was built with. */
  constructor(module: WebAssembly.Module) {
    const kernel = exportsOf(new WebAssembly.Instance(module));
    const memory = new KernelMemory(kernel.memory, kernel.__heap_base.value);
    const layout = new Layout(memory, kernel.rapido_layout());
    this.#rules = new Rules(kernel, memory, layout);
  }

  newGame(players: number, finish: number): State {
    return this.#rules.newGame(players, finish);
  }

  legalActions(state: State): readonly Action[] {
    return this.#rules.legalActions(state);
  }

  apply(state: State, move: Move): Step | null {
    return this.#rules.apply(state, move);
  }

  refusal(state: State, move: Move): Refusal | null {
    return this.#rules.refusal(state, move);
  }

  thrownOut(state: State, field: number): readonly Pair[] {
    return this.#rules.thrownOut(state, field);
  }

  startTurn(state: State): State {
    return this.#rules.startTurn(state);
  }

  loadWeights(_: Uint8Array): void {
    throw new WeightsMissing(0);
  }

  hasWeights(_: number): boolean {
    return false;
  }

  stderr(players: number): number {
    throw new WeightsMissing(players);
  }

  analyze(state: State): Analysis {
    throw new WeightsMissing(state.steps.length);
  }

  odds(state: State): TurnOdds {
    throw new WeightsMissing(state.steps.length);
  }

  choose(state: State): Action {
    throw new WeightsMissing(state.steps.length);
  }

  review(start: State): ReviewedMoves {
    throw new WeightsMissing(start.steps.length);
  }
}
