// The kernel: one instance of the WebAssembly module, with its memory.

import type { Action, Analysis, Kernel, Move, Pair, Refusal, ReviewedMoves, State, Step, TurnOdds } from "../kernel";
import { Evaluators } from "./evaluators";
import { exportsOf } from "./exports";
import { Layout } from "./layout";
import { KernelMemory } from "./memory";
import { Players } from "./players";
import { Reviews } from "./reviews";
import { Rules } from "./rules";
import { Turns } from "./turns";

export class WasmKernel implements Kernel {
  readonly #rules: Rules;
  readonly #evaluators: Evaluators;
  readonly #turns: Turns;
  readonly #players: Players;
  readonly #reviews: Reviews;

  /** Throws if the module is no kernel. */
  constructor(module: WebAssembly.Module) {
    const kernel = exportsOf(new WebAssembly.Instance(module));
    const memory = new KernelMemory(kernel.memory, kernel.__heap_base.value);
    const layout = new Layout(memory, kernel.rapido_layout());
    this.#rules = new Rules(kernel, memory, layout);
    this.#evaluators = new Evaluators(kernel, memory, layout);
    this.#turns = new Turns(kernel, memory, layout, this.#rules, this.#evaluators);
    this.#players = new Players(kernel, memory, this.#rules, this.#evaluators);
    this.#reviews = new Reviews(kernel, memory, layout, this.#rules, this.#evaluators, this.#turns);
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

  loadWeights(file: Uint8Array): void {
    this.#evaluators.load(file);
  }

  stderr(players: number): number {
    return this.#evaluators.error(players);
  }

  analyze(state: State): Analysis {
    return this.#turns.analyze(state);
  }

  odds(state: State): TurnOdds {
    return this.#turns.odds(state);
  }

  choose(state: State, level: string, seed: number): Action {
    return this.#players.choose(state, level, seed);
  }

  review(start: State, moves: readonly Move[]): ReviewedMoves {
    return this.#reviews.review(start, moves);
  }
}
