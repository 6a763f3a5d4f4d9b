// The computer players of players.h.

import { ApiError } from "../../game/api-error";
import type { Action, State } from "../kernel";
import type { Evaluators } from "./evaluators";
import type { KernelExports } from "./exports";
import type { KernelMemory } from "./memory";
import { actionOf } from "./numbers";
import type { Rules } from "./rules";

const NO_EVALUATOR = 0;

export class Players {
  readonly #kernel: KernelExports;
  readonly #rules: Rules;
  readonly #evaluators: Evaluators;
  readonly #names: readonly string[];

  constructor(kernel: KernelExports, memory: KernelMemory, rules: Rules, evaluators: Evaluators) {
    this.#kernel = kernel;
    this.#rules = rules;
    this.#evaluators = evaluators;
    this.#names = namesOf(kernel, memory);
  }

  choose(state: State, level: string, seed: number): Action {
    const player = this.#names.indexOf(level);
    if (player < 0) throw new ApiError("no_such_bot");
    if (!Number.isSafeInteger(seed)) throw new ApiError("bad_request");
    if (state.phase === "over") throw new ApiError("game_over");
    const evaluator = this.#kernel.rapido_level(player) === 0 ? NO_EVALUATOR : this.#evaluators.for(state.steps.length);
    this.#rules.games.write(this.#rules.game, state);
    const action = this.#kernel.rapido_choose(evaluator, this.#rules.game, player, BigInt(seed));
    if (action < 0) throw new ApiError("not_your_turn"); // the dice are in the air
    return actionOf(action);
  }
}

function namesOf(kernel: KernelExports, memory: KernelMemory): readonly string[] {
  const names: string[] = [];
  for (;;) {
    const name = kernel.rapido_player_name(names.length);
    if (name === 0) return names;
    names.push(memory.text(name));
  }
}
